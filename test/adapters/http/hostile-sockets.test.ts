import { gzipSync } from "node:zlib";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { host, unreadableRequests } from "../../support/unreadable-requests.ts";
import { Visitor } from "../../support/visitor.ts";

const get = `GET /healthz HTTP/1.1\r\n${host}`;
const post = `POST /rest/v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

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

  /** Everything that comes back until the server closes the connection. */
  const send = async (bytes: string) => {
    const socket = open();
    socket.write(bytes, "latin1");
    return text(socket).catch(() => "");
  };

  for (const [what, bytes] of unreadableRequests) {
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
