import { gzipSync } from "node:zlib";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

const host = "Host: peerhold.test\r\n";
const get = `GET /healthz HTTP/1.1\r\n${host}`;
const post = `POST /rest/v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
/** What would be answered in the name of the next who uses the connection. */
const smuggled = `GET /rest/v1/users/current_user HTTP/1.1\r\n${host}\r\n`;

const unreadable: readonly (readonly [string, string])[] = [
  [
    "length and chunks",
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    "chunks and length",
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ["two lengths", `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`],
  ["a list of lengths", `${post}Content-Length: 2, 60\r\n\r\n{}${smuggled}`],
  ["a length with a sign", `${post}Content-Length: +2\r\n\r\n{}${smuggled}`],
  ["a length below zero", `${post}Content-Length: -1\r\n\r\n{}${smuggled}`],
  ["a length in another base", `${post}Content-Length: 0x2\r\n\r\n{}${smuggled}`],
  ["a length beyond numbers", `${post}Content-Length: ${"9".repeat(30)}\r\n\r\n{}`],
  ["an unknown coding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
  [
    "chunks that are not last",
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ["a space before the colon", `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ["a header over two lines", `${get}X: a\r\n b\r\n\r\n${smuggled}`],
  ["a header without a name", `${get}: a\r\n\r\n`],
  ["a zero in a header", `${get}X: a\u0000b\r\n\r\n`],
  ["a lone carriage return", `${get}X: a\rY: b\r\n\r\n`],
  ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
  ["a size that is no number", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ["a size beyond numbers", `${post}Transfer-Encoding: chunked\r\n\r\n${"F".repeat(20)}\r\n{}\r\n`],
  ["more than the chunk's size", `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}}}\r\n0\r\n\r\n`],
  [
    "a chunk with a tail of 100 kB",
    `${post}Transfer-Encoding: chunked\r\n\r\n2;${"a".repeat(100_000)}\r\n{}\r\n`,
  ],
  [
    "10,000 fields in the query",
    `GET /rest/v1/offers?${"a&".repeat(10_000)} HTTP/1.1\r\n${host}\r\n`,
  ],
  ["3,000 headers", `${get}${"A: b\r\n".repeat(3_000)}\r\n`],
  ["a path of 20 kB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
  ["another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["an unknown method", `HACK /healthz HTTP/1.1\r\n${host}\r\n`],
  ["a version of its own", `GET /healthz HTTP/9.9\r\n${host}\r\n`],
];

const slow: readonly (readonly [string, string, string])[] = [
  ["in its headers", `${get}X-A: `, "a"],
  ["in a body of a length", `${post}Content-Length: 1000\r\n\r\n{`, " "],
  ["in a body of chunks", `${post}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"],
];

describe("hostile connections", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  const open = () => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    return socket;
  };

  /** Everything that comes back until the server ends the connection. */
  const send = async (bytes: string) => {
    const socket = open();
    socket.write(bytes, "latin1");
    return text(socket).catch(() => "");
  };

  for (const [what, bytes] of unreadable) {
    it(`that send ${what} are refused once and ended`, async () => {
      const answer = await send(bytes);
      expect(answer).to.match(/^(HTTP\/1\.1 4\d\d |$)/);
      expect(answer.match(/HTTP\/1\.1 /g) ?? []).to.have.length.at.most(1);
      expect(answer).to.not.include("isLogged");
      expect(answer).to.not.match(/\n\s+at |node_modules/);
    });
  }

  it("that are slow are ended in time, and nobody waits for them", async function () {
    this.timeout(30_000);
    const began = Date.now();
    const slowOnes = Array.from({ length: 20 }, () => slow).flat();
    const ended = slowOnes.map(async ([, start, drop]) => {
      const socket = open();
      socket.write(start);
      const dripping = setInterval(() => socket.writable && socket.write(drop), 500);
      const answer = await text(socket).catch(() => "");
      clearInterval(dripping);
      return answer;
    });
    const ana = await Visitor.ofDemo(app.url, "ana_lima");
    const asked = Date.now();
    await ana.must("getCurrentUser");
    expect(Date.now() - asked).to.be.lessThan(3_000);
    for (const answer of await Promise.all(ended)) expect(answer).to.match(/^(HTTP\/1\.1 408 |$)/);
    expect(Date.now() - began).to.be.lessThan(25_000);
  });

  it("that send a little that unpacks to much are not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, " "));
    const visitor = await Visitor.of(app.url);
    const answer = await fetch(`${app.url}/rest/v1/auth/login`, {
      method: "POST",
      headers: {
        ...visitor.pageHeaders,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      body: bomb,
    });
    expect(answer.status).to.equal(415);
  });
});
