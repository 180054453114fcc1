import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { Client, type RouteTable } from "../../../../src/adapters/http/client/client.ts";
import { PressKeys } from "../../../../src/adapters/http/client/press-keys.ts";
import { retryDelay } from "../../../../src/adapters/http/client/retry-delay.ts";

const routes = {
  markTradePaid: ["post", "/rest/v1/trade/{id}/paid", true],
} as unknown as RouteTable;

describe("the client while the ledger books later", () => {
  let server: Server;
  let keys: (string | undefined)[];
  let waits: number[];
  let told: boolean[];
  let place: string;
  let client: Client;
  /** How many answers still say that the ledger is working. */
  let working: number;
  let code: string;

  before(async () => {
    server = createServer((request, response) => {
      keys.push(request.headers["idempotency-key"] as string | undefined);
      working -= 1;
      response.writeHead(working < 0 ? 200 : 503, { "Content-Type": "application/json" });
      response.end(JSON.stringify(working < 0 ? { data: {} } : { error: { code } }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [keys, waits, told, place, code] = [[], [], [], "/trade/abc", "ledger_async_mode"];
    client = new Client({
      routes,
      keys: new PressKeys({ read: () => undefined, write: () => undefined }),
      csrfToken: () => "the-token",
      onSignedOut: () => undefined,
      onRetrying: (isRetrying) => told.push(isRetrying),
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      place: () => place,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        if (waits.length === 34) place = "/trades";
      },
    });
  });

  const paid = () => client.call("markTradePaid", { parameters: { id: "abc" } });

  it("asks again with the same key, a second later each time, at most every 30 s, until it is done", async () => {
    working = 32;
    expect((await paid()).ok).to.equal(true);
    expect(waits).to.deep.equal([
      ...Array.from({ length: 30 }, (_, index) => (index + 1) * 1_000),
      30_000,
      30_000,
    ]);
    expect(keys).to.have.lengthOf(33);
    expect(new Set(keys).size).to.equal(1);
    expect(told).to.deep.equal([true, false]);
  });

  it("stops once the user leaves the page", async () => {
    working = 100;
    expect((await paid()).ok).to.equal(false);
    expect(keys).to.have.lengthOf(34);
  });

  it("asks three times when the 503 is another", async () => {
    [working, code] = [100, "busy"];
    expect((await paid()).ok).to.equal(false);
    expect(keys).to.have.lengthOf(3);
  });

  it("gives up after 10,000 attempts", () => {
    const answer = { status: 503, isLedgerWorking: true, retryAfterMs: 0 };
    expect(retryDelay(9_999, answer)).to.equal(30_000);
    expect(retryDelay(10_000, answer)).to.equal(undefined);
  });
});
