#!/usr/bin/env python3
"""Plays a game at an online table, written from docs/protocol.md alone. Python's standard library is enough.

    client.py http://localhost:8080 santa-timea '{"rounds": 1}'      opens a table with a bot, and plays
    client.py http://localhost:8080 santa-timea '{"rounds": 1}' 3    opens a table for three people, says its link, and plays
    client.py 'http://localhost:8080/#/at/<table>'                   takes the first open seat of a table, and plays

It plays by simple rules of thumb. At the end it prints one line of JSON: the game, the seat, the outcome, and whether
the file of the game has the seal and the nonce that this client knows.
"""
import base64, hashlib, http.client, json, os, secrets, socket, ssl, struct, sys, time
from urllib.parse import urlsplit


class Server:
    """The HTTP side: one origin, one cookie (P1)."""

    def __init__(self, origin):
        self.url, self.origin, self.cookie = urlsplit(origin), origin.rstrip("/").lower(), ""

    def ask(self, method, path, body=None):
        secure = self.url.scheme == "https"
        line = (http.client.HTTPSConnection if secure else http.client.HTTPConnection)(self.url.netloc)
        headers = {"Origin": self.origin, "Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {told['code']} {told['params']}")
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return told


class Closed(Exception):
    """The socket was closed, with this code; 1006 if it was lost."""


class Socket:
    """A WebSocket (RFC 6455), as far as P3 needs one."""

    def __init__(self, server, path):
        host, secure = server.url.hostname, server.url.scheme == "https"
        self.stream = socket.create_connection((host, server.url.port or (443 if secure else 80)))
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=host)
        self.unread, key = b"", base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {server.url.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Origin: {server.origin}",
                 f"Cookie: {server.cookie}", "", ""]
        self.stream.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.unread:
            self.unread += self.more()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] + b" " or proof not in head:
            raise SystemExit(f"no socket: {head.decode()} {self.unread.decode()}")

    def more(self):
        got = self.stream.recv(65536)
        if not got:
            raise Closed(1006)
        return got

    def take(self, count):
        while len(self.unread) < count:
            self.unread += self.more()
        taken, self.unread = self.unread[:count], self.unread[count:]
        return taken

    def send(self, kind, payload):
        length, mask = len(payload), os.urandom(4)
        size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + struct.pack(">H", length)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.stream.sendall(bytes([128 | kind]) + size + mask + masked)

    def message(self):
        while True:
            kind, length = self.take(2)
            if length >= 126:
                length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
            payload = self.take(length)
            if kind & 15 == 1:
                return json.loads(payload)
            if kind & 15 == 9:
                self.send(10, payload)
            if kind & 15 == 8:
                raise Closed(int.from_bytes(payload[:2], "big") if payload else 1005)


def price(sea, card, space):
    """What laying an island costs; None where it does not fit (rulebook of In aller Ruhe, chapter 4)."""
    below = max((other for other in sea[:space] if other), default=0)
    above = min((other for other in sea[space + 1:] if other), default=81)
    if sea[space] or not below < card < above:
        return None
    beside = [other for other in sea[max(space - 1, 0):space] + sea[space + 1:space + 2] if other]
    return min((abs(card - other) for other in beside), default=0)


def in_aller_ruhe(view, seat):
    hand = view["hands"][seat]["cards"]
    if view["phase"] == "pledge":
        return {"type": "pledge", "count": min(len(hand), -(-8 // view["seats"]))}
    if view["phase"] == "give":
        return {"type": "give", "cards": hand[:view["pledges"][seat]]}
    if 82 in hand and view["departedBy"] is None:
        return {"type": "depart"}
    if 81 in hand and view["departedBy"] is not None and view["open"] == 0:
        return {"type": "arrive"}
    ways = [(cost + abs(space - card * 36 / 81), card, space, cost) for card in hand if card <= 80
            for space in range(36) if (cost := price(view["sea"], card, space)) is not None and cost < len(hand)]
    if ways and (min(ways)[0] < 4 or len(hand) < 2):
        _, card, space, cost = min(ways)
        return {"type": "lay", "card": card, "space": space, "pay": [other for other in hand if other != card][:cost]}
    return {"type": "discard", "cards": hand[:2]}


def santa_timea(view, seat):
    if view["phase"] == "sets":
        return {"type": "sets", "directions": view["choices"]}
    hand = view["hands"][seat]["cards"]
    return {"type": "play", "card": hand[0] if not view["played"] else hand[-1]}


GROUP, COOP, STEPS = (7, 8), (9, 10, 11, 12), [4, 4, 3, 2, 3, 2, 1, 3, 2, 3, 2, 2, 1]
TOWERS = {0: 0, 1: 5, 2: 2, 3: 4, 9: 1, 10: 3}
ENDS, CLOUD = [2, 5, 9, 13, 17, 21], [0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 10, 16, 24]


def lighthouse_run(view, seat):
    """The card and the ship that get furthest."""
    fleets = [seat, seat + 2] if view["options"]["mode"] == "fleet" else [seat]
    ways = []
    for colour, card in ((colour, card) for colour in fleets if view["used"][seat] != colour
                         for card in view["hands"][colour]["cards"]):
        lit = list(view["lit"])
        place = view["towers"].index(TOWERS[card]) if card in TOWERS else None
        beacon = {"from": lit.index(True), "to": place} if place is not None and not lit[place] else None
        if beacon:
            lit[beacon["from"]], lit[place] = False, True
        dark = {space for space in range(1, 22) if not lit[next(i for i, end in enumerate(ENDS) if space <= end)]}
        ships = sum(view["ships"], []) if card in COOP else view["ships"][colour]
        free = [space for space in ships if (view["cloud"] < 7 or space > CLOUD[view["cloud"]])
                and (card not in GROUP or space > 0)]
        for start in free or [None]:
            steps = [] if start is None else range(start + 1, min(start + STEPS[card], 24) + 1)
            ways.append((next((i for i, space in enumerate(steps) if space in dark), len(steps)), start or 0,
                         {"type": "sail", "colour": colour, "card": card, "beacon": beacon, "from": start, "bonus": False}))
    return max(ways, key=lambda way: way[:2])[2]


PLAYERS = {"in-aller-ruhe": in_aller_ruhe, "santa-timea": santa_timea, "lighthouse-run": lighthouse_run}


class Player:
    """One person at one table: asks, hears, and comes back when the line is lost."""

    def __init__(self, server, table, name):
        self.server, self.table, self.name = server, table, name
        self.nonce, self.asked, self.now, self.socket = secrets.token_hex(32), None, {}, None

    def connect(self):
        for pause in (0, 0.5, 1, 2, 5, 10):
            time.sleep(pause)
            try:
                self.socket = Socket(self.server, f"/api/tables/{self.table}/socket")
                return self.socket.send(1, json.dumps(self.asked).encode()) if self.asked else None
            except OSError:
                continue
        raise SystemExit("the server is gone")

    def ask(self, what):
        """One request at a time; sent again after a lost line until it is answered (P4.2)."""
        self.asked = {"id": secrets.token_hex(8), "v": self.now["v"], **what}
        self.socket.send(1, json.dumps(self.asked).encode())

    def hear(self):
        try:
            told = self.socket.message()
        except (Closed, OSError) as end:
            if end.args and end.args[0] in (4001, 4002, 4007):
                raise SystemExit(f"closed: {end}")
            return self.connect()
        if told["t"] == "welcome":
            self.now = {**told, "seat": told["me"]["seat"]}
        elif told["t"] == "news" and told["v"] >= self.now["v"]:
            self.now.update(told)
        elif told["t"] in ("done", "refused") and self.asked and told["id"] == self.asked["id"]:
            self.asked = None
            if told["t"] == "refused" and told["code"] not in ("stale", "seat-taken", "store-trouble"):
                raise SystemExit(f"refused: {told['code']} ({told['clause']}) {told['params']}")
            self.now["due"] = told.get("v", 0)

    def wish(self):
        """What is to be asked for now, if anything."""
        now, seat = self.now, self.now["seat"]
        kinds = [place["kind"] for place in now["crew"]]
        if now["phase"] == "gathering" and seat is None:
            return {"t": "sit", "seat": kinds.index("open"), "name": self.name, "nonce": self.nonce}
        if now["phase"] == "gathering" and now["host"] == now["me"]["person"] and "open" not in kinds:
            return {"t": "begin"}
        if now["phase"] == "playing" and seat in now["play"]["acts"].get("must", []):
            return {"t": "act", "move": PLAYERS[now["head"]["game"]](now["play"]["view"], seat)}
        return None

    def play(self):
        self.connect()
        while self.now.get("phase") != "over":
            self.hear()
            # What was done has to be told before the next wish follows from it (P5.3).
            if self.now and not self.asked and self.now["v"] >= self.now.get("due", 0) and (wish := self.wish()):
                self.ask(wish)
        file = self.server.ask("GET", f"/api/tables/{self.table}/record")
        seat, proof = self.now["seat"], file["proof"]
        return {"game": file["game"], "seat": seat, "outcome": self.now["play"]["outcome"],
                "moves": len(file["moves"]), "seal": proof["chain"] == self.now["play"]["chain"],
                "nonce": proof["seats"][seat]["nonce"] == self.nonce}


def main(where, game=None, options="{}", people="1"):
    origin, _, table = where.partition("/#/at/")
    server, name = Server(origin), f"Python {secrets.randbelow(10000)}"
    server.ask("POST", "/api/me", {"name": name})
    if not table:
        bots = [{"kind": "bot", "bot": "sailor", "name": "Jette"}] if people == "1" else []
        seats = [{"kind": "open"}] * int(people) + bots
        setup = {"game": game, "options": json.loads(options), "seats": seats, "pace": "live"}
        table = server.ask("POST", "/api/tables", setup)["id"]
        print(f"{server.origin}/#/at/{table}", flush=True)
    print(json.dumps(Player(server, table, name).play()))


if __name__ == "__main__":
    main(*sys.argv[1:])
