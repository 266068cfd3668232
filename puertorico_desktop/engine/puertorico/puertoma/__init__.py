"""Puertoma, the automatic opponent of the 1897 rulebook (S000 pages 33 to 41): a seat that never has a choice.

Each of its steps is a decision with a single legal action, which its rules work out. `driver` finds it, `choosing`
and `acting` are the rules, `account` says why.
"""
