"""A bot that thinks, in Python, from the standard library alone: it plays the basic game of Santa Timea.

It deals the cards that it cannot see to the others, plays the round to its end at random, does so many times for each
move on offer, and takes the move after which the others had the most damage and it had the least.

  seekiste arena santa-timea --bots mine,cabin-boy --bot 'mine=python3 docs/examples/thinking_bot.py'
"""

import json
import random
import sys

WORLDS = 60
BRIDE, NUMBERS, TRICKS = 57, 14, 12
PACK = list(range(1, BRIDE)) + [BRIDE] * 4
WINDS = [3 * way + damage for way in range(4) for damage in (1, 1, 2, 2, 3)]
FACTOR = {0: 32, 1: 16, 2: 1, 3: 16}  # 4.1 to 4.4: full, half, or the printed number alone
VALUE = [[FACTOR[((card - 1) // NUMBERS - way) % 4] * ((card - 1) % NUMBERS + 1) for card in range(BRIDE)] for way in range(4)]
rng = random.Random(5)


def without(pack, taken):
    rest = list(pack)
    for card in taken:
        rest.remove(card)
    return rest


def judge(cards, wind):
    """3.2, 3.3, chapters 5 and 6: who takes the wind card and who leads next, as places from the leader on."""
    worth, last = [], 0
    for card in cards:
        last = last if card == BRIDE else VALUE[(wind - 1) // 3][card]
        worth.append(last)
    left = [(value, place) for place, value in enumerate(worth) if value and worth.count(value) == 1]
    taker = 0 if cards[0] == BRIDE else min(left)[1] if left else None
    return taker, max(left)[1] if left else 0


def damage(winds):
    """7.1, 7.3: a set of 1, 2 and 3 of one direction does not count."""
    total = sum((wind - 1) % 3 + 1 for wind in winds)
    return total - sum(6 for way in range(4) if all(3 * way + n in winds for n in (1, 2, 3)))


def margin(view, card):
    """One world in which this card is played now: how much more damage the others have, on average."""
    own, seats = view["viewer"], view["seats"]
    unseen = without(PACK, view["hands"][own]["cards"] + view["gone"] + view["played"])
    rng.shuffle(unseen)
    hands = [hand["cards"][:] if "cards" in hand else [unseen.pop() for _ in range(hand["count"])] for hand in view["hands"]]
    later = without(WINDS, view["blown"] + view["row"])
    rng.shuffle(later)
    winds = (view["row"] + later)[: TRICKS + 1 - view["trick"]]
    taken = [winds[:] for winds in view["collected"]]
    leader, trick, chosen = view["leader"], view["played"][:], card
    for wind in winds:
        while len(trick) < seats:
            hand = hands[(leader + len(trick)) % seats]
            if chosen is None:
                chosen = rng.choice(hand)
                if not trick and chosen == BRIDE:  # 6.2
                    chosen = rng.choice([other for other in hand if other != BRIDE] or hand)
            hand.remove(chosen)
            trick.append(chosen)
            chosen = None
        taker, ahead = judge(trick, wind)
        if taker is not None:
            taken[(leader + taker) % seats].append(wind)
        leader, trick = (leader + ahead) % seats, []
    had = [damage(winds) for winds in taken]
    return (sum(had) - had[own]) / (seats - 1) - had[own]


def card_of(text):
    return BRIDE if text == "B" else NUMBERS * "NESW".index(text[0]) + int(text[1:])


def best(view, moves):
    return max(moves, key=lambda move: sum(margin(view, card_of(move)) for _ in range(WORLDS))) if moves[1:] else moves[0]


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    asked = json.loads(line)
    if asked["t"] == "hello":
        say({"t": "ready"})
    elif asked["t"] == "choose":
        say({"t": "move", "id": asked["id"], "move": best(asked["view"], asked["moves"])})
