import { createECDH } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { vapidOf } from "../../../src/adapters/push/vapid-keys.ts";
import { WebPush } from "../../../src/adapters/push/web-push.ts";
import type { Outlet } from "../../../src/domain/notice/outlet.ts";

const message = {
  title: "Peerhold",
  body: "ana_lima released 0.01 BTC to you.",
  opens: { url: "https://peerhold.example/trade/1", label: "Open trade" },
  about: "trade-1",
};

describe("a push service", () => {
  let server: Server;
  let asked: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  let failures: (number | undefined)[];
  let push: WebPush;
  const vapid = vapidOf(Buffer.alloc(32, 1), "https://peerhold.example");
  before(async () => {
    server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const path = request.url ?? "";
        asked.push({ path, headers: request.headers, body });
        if (path === "/cut") return request.socket.destroy();
        response.writeHead(Number(path.slice(1)), { Location: "/201" });
        return response.end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
  });
  after(() => void server.close());
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeEach(() => {
    asked = [];
    failures = [];
    const isAddress = (address: string) => address.startsWith(origin());
    push = new WebPush({ vapid, isAddress, failed: (status) => failures.push(status) });
  });

  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const keys = {
    p256dh: browser.getPublicKey("base64url"),
    auth: Buffer.alloc(16).toString("base64url"),
  };
  const at = (address: string): Outlet => ({ id: "o", channel: "app", address, keys });
  const send = (path: string) => push.send(at(origin() + path), message);

  it("gets an encrypted, signed message with what it may know", async () => {
    expect(await send("/201")).to.equal("accepted");
    const [{ headers, body }] = asked as [(typeof asked)[number]];
    expect(headers).to.include({ "content-encoding": "aes128gcm", urgency: "high", ttl: "86400" });
    expect(headers["authorization"]).to.match(/^vapid t=[\w.-]+, k=[\w-]+$/);
    expect(headers["topic"]).to.match(/^[\w-]{32}$/);
    expect(body.toString("latin1")).to.not.include("ana_lima");
    expect(failures).to.deep.equal([]);
  });

  it("says by its answer what becomes of the message, and of the browser", async () => {
    for (const [path, outcome] of [
      ["/404", "bounced"],
      ["/410", "bounced"],
      ["/429", "later"],
      ["/503", "later"],
      ["/400", "refused"],
      ["/413", "refused"],
      ["/302", "later"],
      ["/cut", "later"],
    ] as const) {
      expect(await send(path), path).to.equal(outcome);
    }
    expect(asked).to.have.length(8);
    expect(failures).to.deep.equal([404, 410, 429, 503, 400, 413, undefined, undefined]);
  });

  it("is the only place that anything is sent to", async () => {
    expect(await push.send(at("http://127.0.0.1:1/internal"), message)).to.equal("bounced");
    expect(await push.send({ ...at(`${origin()}/201`), keys: undefined }, message)).to.equal(
      "bounced",
    );
    const wrong = { p256dh: `B${"A".repeat(86)}`, auth: keys.auth };
    expect(await push.send({ ...at(`${origin()}/201`), keys: wrong }, message)).to.equal("bounced");
    expect(asked).to.deep.equal([]);
  });
});
