import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { listen, type ListeningServer } from "../../../src/adapters/http/inbound/http-server.ts";

describe("the listening server", () => {
  let server: ListeningServer;
  before(async () => {
    server = await listen((_request, response) => response.end("{}"), "127.0.0.1", 0);
  });
  after(() => server.close(0));

  /** Sends bytes and returns everything that comes back until the server closes the connection. */
  async function send(bytes: string): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(bytes);
    return text(socket);
  }

  const unreadable: readonly [string, string, string][] = [
    ["no request at all", "\u0000\u0001\r\n\r\n", "400 Bad Request"],
    [
      "two lengths of the body",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "400 Bad Request",
    ],
    [
      "headers without end",
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
      "431 Request Header Fields Too Large",
    ],
  ];
  for (const [what, bytes, status] of unreadable) {
    it(`refuses ${what} with ${status} in the documented form`, async () => {
      const answer = await send(bytes);
      expect(answer).to.match(new RegExp(`^HTTP/1.1 ${status}`));
      const body = answer.slice(answer.indexOf("\r\n\r\n") + 4);
      expect(JSON.parse(body)).to.have.nested.property("error.code");
    });
  }

  it("gives up on a client that never finishes its headers", async function () {
    this.timeout(30_000);
    expect(await send("GET / HTTP/1.1\r\nHost: x\r\n")).to.match(/^HTTP\/1\.1 408 /);
  });

  it("answers a client that announces its body as any other", async () => {
    const headers = "Host: x\r\nExpect: something\r\nConnection: close";
    expect(await send(`GET / HTTP/1.1\r\n${headers}\r\n\r\n`)).to.match(/^HTTP\/1\.1 200 /);
  });
});
