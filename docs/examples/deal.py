#!/usr/bin/env python3
"""Deals the games of a list of records again, from docs/protocol/deal.md and the pages of the games alone.

    deal.py FILE    a record, or a list of records, as JSON; prints for each whether every act of chance is the same
"""
import json, struct, sys


def rotate(word, by):
    return ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF


def words(seed, act):
    """The key stream of ChaCha20 (RFC 8439) as 32-bit words: P7.4."""
    key, counter = struct.unpack("<8I", bytes.fromhex(seed)), 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, 0, 0, act]
        now = list(start)
        for turn in range(20):
            for i in range(4):
                a, b, c, d = ((i, 4 + i, 8 + i, 12 + i) if turn % 2 == 0 else
                              (i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4))
                for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    now[x] = (now[x] + now[y]) & 0xFFFFFFFF
                    now[z] = rotate(now[z] ^ now[x], by)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(now, start))
        counter += 1


class Chance:
    def __init__(self, seed, act):
        self.words = words(seed, act)

    def below(self, n):  # P7.5
        while True:
            product = next(self.words) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def shuffle(self, cards):  # P7.6
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def deal(self, cards, count):
        """The first ones of a pile that is shuffled only as far as it is dealt (Santa Timea)."""
        for k in range(count):
            j = k + self.below(len(cards) - k)
            cards[k], cards[j] = cards[j], cards[k]
        return cards[:count]


def opening(own, options):
    """How many cards make an opening hand (In aller Ruhe, 6.2 of the deal)."""
    if not options["storms"]:
        return 5
    held = monsters = taken = 0
    most = 5
    for card in own:
        if held >= most:
            break
        taken += 1
        if card == 84:
            most, held = 3, min(held, max(3, monsters))
        elif card not in (85, 86):
            held, monsters = held + 1, monsters + (card == 83)
    return taken


def in_aller_ruhe(chance, options, seats, _act):
    variant = options["variant"]
    pack = [*range(1, 81)] + ([] if variant in ("pyramid", "duel") else [81] * 5) + [83] * options["monsters"]
    pack += ([84, 84, 85, 85, 86, 86] if options["storms"] else []) + ([87] * 6 if variant == "day-night" else [])
    removed = [pack.pop(chance.below(80 - done)) for done in range(options["islandsRemoved"])]
    chance.shuffle(pack)
    if variant == "duel":
        hands = [sorted(pack.pop() for _ in range(5)) for _ in range(2)]
        return {"type": "deal", "first": chance.below(2), "hands": hands, "piles": [pack[::-1], []], "removed": removed}
    larger, hands, piles, sizes, begin = chance.below(seats), [], [], [], 0
    for seat in range(seats):
        size = len(pack) // seats + ((seat - larger) % seats < len(pack) % seats)
        own, begin = pack[begin:begin + size], begin + size
        sizes.append(size)
        if variant == "day-night":
            aside = 0
            while 87 in own[:5]:
                own.remove(87)
                aside += 1
            for _ in range(aside):
                own.insert(5 + chance.below(len(own) - 4), 87)
        first = opening(own, options)
        if variant not in ("arch", "pyramid"):
            own.insert(first + chance.below(size - first + 1), 82)
        held = 0 if options["storms"] else first
        hands.append(sorted(own[:held]))
        piles.append(own[held:])
    fewest = [seat for seat in range(seats) if sizes[seat] == min(sizes)]
    dealt = {"type": "deal", "first": fewest[chance.below(len(fewest))], "hands": hands, "piles": piles, "removed": removed}
    if variant == "pyramid":
        tamed = 3 if options["pyramid"] == "easier" else 0
        deck = [81] * 5 + [82] * 5 + [89] * (2 + tamed) + [83] * (5 - tamed) + [84, 84, 85, 85, 86, 86] + [87] * 6 + [88]
        dealt["deck"] = chance.shuffle(deck)[::-1]
    return dealt


def santa_timea(chance, options, seats, act):
    first = chance.below(seats) if act == 0 else None
    cards = chance.deal([*range(1, 57)] + [57] * 4, 12 * seats)
    winds = [3 * direction + damage for direction in range(4) for damage in (1, 1, 2, 2, 3)]
    winds = chance.deal(winds, 15 if options["professional"] else 12)
    hands = [sorted(cards[12 * seat:12 * seat + 12]) for seat in range(seats)]
    return {"type": "deal", "first": first, "hands": hands, "winds": winds[:12], "forecast": winds[12:]}


def lighthouse_run(chance, options, seats, _act):
    mode, towers, decks = options["mode"], chance.shuffle([*range(6)]), []
    for colour in range({"standard": seats, "erik": seats + 1, "fleet": 2 * seats}[mode]):
        is_erik = mode == "erik" and colour == 2
        deck = chance.shuffle([card for card in [*range(13), 12] if not (is_erik and card in (7, 8))])
        while {7, 8} <= set(deck[:3]):
            chance.shuffle(deck)
        decks.append(deck)
    return {"type": "deal", "first": chance.below(seats), "towers": towers, "decks": decks}


DEALERS = {"in-aller-ruhe": in_aller_ruhe, "santa-timea": santa_timea, "lighthouse-run": lighthouse_run}


def is_dealt(record):
    acts = [played["move"] for played in record["moves"] if played["actor"] == "chance"]
    dealer = DEALERS[record["game"]]
    return all(move == dealer(Chance(record["seed"], act), record["options"], record["seats"], act)
               for act, move in enumerate(acts))


if __name__ == "__main__":
    given = json.load(open(sys.argv[1]))
    for one in given if isinstance(given, list) else [given]:
        print("dealt" if is_dealt(one) else "other cards")
