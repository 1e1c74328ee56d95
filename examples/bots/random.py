#!/usr/bin/env python3
"""A program at a table of a Halcyon server that plays at random: Python 3 and nothing but its standard library.

    HALCYON_KEY=... python3 examples/bots/random.py 'http://localhost:3000/#/t/...' [name]

It sits down, plays one of the moves that it is told it can make, agrees to whatever the others ask, comes back when the line
breaks, and says thanks at the end. What is said on the line: docs/bots-online.md.
"""

import base64
import hashlib
import json
import os
import secrets
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit

PROTOCOL = 2
PING_AFTER = 10  # seconds of silence
DEAD_AFTER = 15
LONGEST_WAIT = 8
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Refused(Exception):
    """The server does not want this program; trying again would not help."""


class Broken(Exception):
    """The line is gone; it may be opened again."""


class Line:
    """A WebSocket, as much of RFC 6455 as a client of texts needs."""

    def __init__(self, base, table, key):
        secure = base.scheme == "https"
        port = base.port or (443 if secure else 80)
        try:
            self._socket = socket.create_connection((base.hostname, port), timeout=PING_AFTER)
        except OSError as error:
            raise Broken(error) from error
        if secure:
            context = ssl.create_default_context()
            self._socket = context.wrap_socket(self._socket, server_hostname=base.hostname)
        self._read = b""
        self.heard = time.monotonic()
        nonce = base64.b64encode(secrets.token_bytes(16)).decode()
        path = f"{base.path.rpartition('/')[0]}/t/{table}/live"
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: {base.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\nAuthorization: Bearer {key}\r\n\r\n".encode()
        )
        head = self._until(b"\r\n\r\n").decode("latin-1")
        status = int(head.split(" ", 2)[1])
        if status in (403, 404):
            raise Refused({403: "this key opens no seat of this table", 404: "there is no such table"}[status])
        accept = base64.b64encode(hashlib.sha1((nonce + GUID).encode()).digest()).decode()
        if status != 101 or accept.lower() not in head.lower():
            raise Broken(f"the server answered {status}")

    def say(self, message):
        self._frame(1, json.dumps(message).encode())

    def hear(self):
        """The next message; None after a while without one."""
        text = b""
        while True:
            try:
                final, code, data = self._next()
            except socket.timeout:
                return None
            if code == 8:
                if len(data) >= 2 and struct.unpack(">H", data[:2])[0] == 4403:
                    raise Refused("the key was taken away")
                raise Broken("the server closed the line")
            if code == 9:
                self._frame(10, data)
            elif code in (0, 1):
                text += data
                if final:
                    return json.loads(text)

    def close(self):
        try:
            self._frame(8, struct.pack(">H", 1000))
            self._socket.close()
        except (OSError, Broken):
            pass

    def _next(self):
        first, second = self._bytes(2, waits=True)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self._bytes(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._bytes(8))[0]
        return first & 128, first & 15, self._bytes(length)

    def _frame(self, code, data):
        mask = secrets.token_bytes(4)
        size = len(data)
        head = bytes([128 | code])
        if size < 126:
            head += bytes([128 | size])
        elif size < 65536:
            head += bytes([128 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([128 | 127]) + struct.pack(">Q", size)
        self._write(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def _write(self, data):
        try:
            self._socket.sendall(data)
        except OSError as error:
            raise Broken(error) from error

    def _more(self, waits=False):
        try:
            data = self._socket.recv(65536)
        except socket.timeout:
            # Between two messages silence is allowed; in the middle of one it is the end.
            if waits:
                raise
            raise Broken("the server fell silent") from None
        except OSError as error:
            raise Broken(error) from error
        if not data:
            raise Broken("the line broke")
        self.heard = time.monotonic()
        self._read += data

    def _bytes(self, count, waits=False):
        while len(self._read) < count:
            self._more(waits and not self._read)
        data, self._read = self._read[:count], self._read[count:]
        return data

    def _until(self, mark):
        while mark not in self._read:
            self._more()
        data, _, self._read = self._read.partition(mark)
        return data


class Player:
    def __init__(self, name):
        self.name = name
        self.salt = secrets.token_hex(16)
        self.seq = None
        self.last = None
        self.thanked = False
        # Wishes that were not answered, by their keys: after a break they are sent again and done once.
        self.waiting = {}

    def enter(self, line):
        came_back = {} if self.seq is None else {"after": self.seq}
        line.say({"do": "enter", "protocol": PROTOCOL, "moves": True, **came_back})

    def take(self, line, message):
        """Acts on what was heard. True when there is nothing left to do."""
        kind = message["is"]
        if kind == "bye":
            if message["again"] == "never":
                raise Refused(f"the server said goodbye: {message['why']}")
            raise Broken(message["why"])
        if kind in ("done", "refused"):
            wish = self.waiting.pop(message["key"], None)
            if kind == "done" and wish and wish["do"] == "thanks":
                return True
            if kind == "done" or wish is None:
                return self.act(line, self.last)
            why = message["why"]
            if why["kind"] in ("rate", "unavailable"):
                time.sleep(why.get("retryAfter", 2000) / 1000)
                self.send(line, wish)
            elif why["kind"] != "stale":
                print(f"'{wish['do']}' was refused: {why}")
            # What came meanwhile was not acted on: this wish was on its way.
            return self.act(line, self.last)
        if kind not in ("welcome", "news"):
            return False
        self.seq = message["seq"]
        # News tell what is new about the table and about oneself; the rest stays as it was told.
        told = self.last or {}
        table = {**told.get("table", {}), **message.get("table", {})}
        self.last = {"you": told.get("you"), **message, "table": table}
        if kind == "welcome":
            for wish in list(self.waiting.values()):
                line.say(wish)
        return self.act(line, self.last)

    def act(self, line, message):
        table, seats = message["table"], message["you"]["seats"]
        if not seats:
            raise Refused("this program has no seat")
        seat = seats[0]
        if table["status"] == "abandoned":
            print("the game was ended before its end")
            return True
        if table["status"] == "ended":
            if not self.thanked:
                print("the game is over")
                self.thanked = True
                self.send(line, {"do": "thanks"})
            return False
        if table["status"] == "open":
            if table["salts"][seat] == "" and not self.is_waiting("sit"):
                self.send(line, {"do": "sit", "seat": seat, "name": self.name, "salt": self.salt})
            return False
        question = table.get("proposal")
        if question and seat in question["asks"] and seat not in question["agreed"]:
            if not self.is_waiting("answer"):
                self.send(line, {"do": "answer", "seat": seat, "agrees": True})
            return False
        for legal in message.get("legal", []):
            if legal["must"] and legal["moves"] and not self.is_waiting("play"):
                choice = secrets.choice(legal["moves"])
                self.send(line, {"do": "play", "seat": seat, "steps": legal["steps"], "move": choice["move"]})
        return False

    def is_waiting(self, what):
        return any(wish["do"] == what for wish in self.waiting.values())

    def send(self, line, wish):
        wish = {**wish, "key": wish.get("key") or secrets.token_hex(12)}
        self.waiting[wish["key"]] = wish
        line.say(wish)


def play(base, table, key, name):
    player = Player(name)
    tries = 0
    while True:
        line = None
        try:
            line = Line(base, table, key)
            player.enter(line)
            while True:
                message = line.hear()
                if message is None:
                    if time.monotonic() - line.heard > DEAD_AFTER:
                        raise Broken("the server fell silent")
                    line.say({"do": "ping"})
                    continue
                tries = 0
                if player.take(line, message):
                    line.close()
                    return
        except Broken as broken:
            if line:
                line.close()
            wait = min(LONGEST_WAIT, 0.5 * 2**tries) * (0.5 + secrets.randbelow(1000) / 2000)
            tries += 1
            print(f"reconnecting ({broken})")
            time.sleep(wait)


def main():
    key = os.environ.get("HALCYON_KEY", "")
    if len(sys.argv) < 2 or not key:
        print("usage: HALCYON_KEY=<key> random.py <link> [name]", file=sys.stderr)
        return 2
    base = urlsplit(sys.argv[1])
    parts = base.fragment.split("/")
    if base.scheme not in ("http", "https") or len(parts) != 3 or parts[1] != "t":
        print(f"'{sys.argv[1]}' is no link to a table; it looks like http://localhost:3000/#/t/...", file=sys.stderr)
        return 2
    try:
        play(base, parts[2], key, sys.argv[2] if len(sys.argv) > 2 else "Random")
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
