#!/usr/bin/env python3
"""A bot for any rulebook: it takes one of the answers proposed to it, and passes only if it must.

    grognard simulate --rules afv --red 'bot:python3 examples/bots/plain.py' --games 10
"""
import json
import random
import sys


def choose(question, dice):
    candidates = question["candidates"]
    active = [answer for answer in candidates if answer != question.get("pass")]
    return dice.choice(active or candidates)


def main():
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["kind"]
        if kind == "greeting":
            dice.seed(message["seed"])  # the same battle again gives the same answers
        elif kind == "ask":
            reply = {"number": message["number"], "answer": choose(message, dice)}
            print(json.dumps(reply), flush=True)
        elif kind in ("refused", "replaced"):
            print(message["message"], file=sys.stderr)


main()
