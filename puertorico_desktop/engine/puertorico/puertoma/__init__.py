"""Puertoma, the automatic opponent of the 1897 rulebook (S000 pages 33 to 41): a seat that never has a choice.

Each of its steps is a decision with a single legal action, which its rules determine. `driver` finds that action;
`choosing`, `settling`, `building`, `trading` and `smuggling` contain the rules; `account` is the explanation of a
step.
"""
