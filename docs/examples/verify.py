#!/usr/bin/env python3
"""Checks the file of a finished game without knowing any game, from docs/protocol.md alone.

    verify.py FILE [--keys KEYS] [--chain SEAL]

Prints a verdict: heard, signed, consistent, no-proof or broken. Whether moves are legal and follow from the
seed takes the rules of the game; `seekiste verify` looks at that as well.
"""
import argparse
import hashlib
import hmac
import json

# Ed25519 as in RFC 8032, 5.1: slow and plain.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number, point):
    total = (0, 1, 1, 0)
    while number > 0:
        if number & 1:
            total = add(total, point)
        point = add(point, point)
        number >>= 1
    return total


def point_of(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT % P
    if (x * x - square) % P != 0 or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(public, text, signature):
    key, r, s = point_of(public), point_of(signature[:32]), int.from_bytes(signature[32:], "little")
    if key is None or r is None or s >= L:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + text).digest(), "little") % L
    one, other = times(s, BASE), add(r, times(h, key))
    return (one[0] * other[2] - other[0] * one[2]) % P == 0 and (one[1] * other[2] - other[1] * one[2]) % P == 0


def lines(*texts):
    return "".join(text + "\n" for text in texts).encode()


def hashed(*texts):
    return hashlib.sha256(lines(*texts)).hexdigest()


def ordered(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def value_text(value):
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def seat_line(number, seat):
    bot = [seat["bot"]] if seat["from"] == "bot" else []
    return " ".join(["seat", str(number), seat["from"], *bot, seat["name"]])


def commitment_of(record, proof):
    options = [f"option {name} {value_text(value)}" for name, value in sorted(record["options"].items())]
    terms = [f"game {record['game']}", f"rules {record['rulesVersion']}", f"rng {record['rng']}"]
    head = ["seekiste-commitment/2", f"table {proof['table']}", f"seed {proof['serverSeed']}"]
    return hashed(*head, *terms, f"seats {record['seats']}", *options)


def seed_of(proof):
    seats = [f"seat {i} {seat['nonce'] or 'bot'}" for i, seat in enumerate(proof["seats"])]
    return hashed("seekiste-deal/1", f"table {proof['table']}", f"seed {proof['serverSeed']}", *seats)


def chain_of(record, proof):
    """Every value of the chain, the seal last."""
    seats = [seat_line(i, seat) for i, seat in enumerate(proof["seats"])]
    value = hashed("seekiste-crew/1", f"commitment {proof['commitment']}", f"seed {record['seed']}", *seats)
    name = lines("seekiste-chain/1", f"table {proof['table']}")
    key = hmac.digest(bytes.fromhex(proof["serverSeed"]), name, "sha256")
    over = ["over", "outcome " + ordered(proof["outcome"]), *("aside " + ordered(a) for a in proof["asides"])]
    values = []
    for link in [*proof["transcript"], over]:
        value = hmac.digest(key, lines(value, *link), "sha256").hex()
        values.append(value)
    return values


def left_by(transcript):
    """Who made the moves that are left when everything taken back is gone."""
    actors = []
    for head, *moves in transcript:
        if head.startswith("undone "):
            del actors[int(head.split(" ")[2]):]
        actors += [move.split(" ")[0] for move in moves]
    return actors


def verdict(file, keys, heard):
    proof = file.get("proof")
    if proof is None:
        return "no-proof"
    chain = chain_of(file, proof)
    fits = (
        proof["format"] == "seekiste-proof/2"
        and commitment_of(file, proof) == proof["commitment"]
        and seed_of(proof) == file["seed"]
        and chain[-1] == proof["chain"]
        and len(proof["seats"]) == file["seats"]
        and left_by(proof["transcript"]) == [str(move["actor"]) for move in file["moves"]]
    )
    if not fits or (heard is not None and heard not in chain):
        return "broken"
    if heard == proof["chain"]:
        return "heard"
    signature = proof["signature"]
    public = next((key["public"] for key in keys if signature and key["id"] == signature["key"]), None)
    if public is None or hashlib.sha256(bytes.fromhex(public)).hexdigest()[:16] != signature["key"]:
        return "consistent"
    text = lines("seekiste-seal/1", f"table {proof['table']}", f"commitment {proof['commitment']}", f"chain {chain[-1]}")
    return "signed" if is_signed(bytes.fromhex(public), text, bytes.fromhex(signature["value"])) else "broken"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--keys")
    parser.add_argument("--chain")
    given = parser.parse_args()
    with open(given.file, encoding="utf-8") as opened:
        file = json.load(opened)
    keys = []
    if given.keys:
        with open(given.keys, encoding="utf-8") as opened:
            keys = json.load(opened)["keys"]
    try:
        print(verdict(file, keys, given.chain))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        print("broken")


if __name__ == "__main__":
    main()
