import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { Client, type RouteTable } from "../../../src/adapters/http/client/client.ts";
import { PressKeys } from "../../../src/adapters/http/client/press-keys.ts";
import { contracts } from "../../../src/adapters/http/contract/routes.ts";

interface Request {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A prepared response: its status, its body, and its other headers. */
type Prepared = readonly [status: number, body: unknown, headers?: Record<string, string>];

const table = Object.fromEntries(
  Object.entries(contracts).map(([id, { method, path, ...rest }]) => [
    id,
    [method, path, "takesKey" in rest && rest.takesKey],
  ]),
) as unknown as RouteTable;

/** Instead of a status: the server did its work, then the connection broke. */
const lost = 0;

const refusal = (code: string) => ({ error: { code, message: "No." } });

describe("the client of the interface", () => {
  let server: Server;
  let requests: Request[];
  let answers: Prepared[];
  let waits: number[];
  let signedOut: number;
  let client: Client;
  let stored: string | undefined;
  let broken: boolean;

  before(async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => new Promise((resolve) => server.close(resolve)));

  beforeEach(() => {
    [requests, answers, waits, signedOut, stored] = [[], [], [], 0, undefined];
    broken = false;
    client = openPage();
  });

  /** The client of a page in the same tab: another one after a reload. */
  function openPage(): Client {
    const { port } = server.address() as AddressInfo;
    return new Client({
      routes: table,
      keys: new PressKeys({ read: () => stored, write: (value) => (stored = value) }),
      csrfToken: () => "the-token",
      onSignedOut: () => (signedOut += 1),
      origin: `http://127.0.0.1:${port}`,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(parts).toString() });
    const [status, body, more = {}] = answers.shift() ?? [200, { data: [] }];
    if (status === lost) return void response.destroy();
    response.writeHead(status, { "Content-Type": "application/json", ...more });
    response.end(broken ? '{"data":' : JSON.stringify(body));
  }

  const paid = () => client.call("markTradePaid", { parameters: { id: "abc" } });
  const start = (fiat: string, price = "50000") =>
    client.call("startTrade", {
      body: { offer_id: "abcdefgh", fiat_amount: fiat, price_seen: price },
    });
  const keysSent = () => requests.map(({ headers }) => headers["idempotency-key"]);

  it("fills the path and leaves empty parameters out", async () => {
    await client.call("viewOffer", { parameters: { id: "a/b c" } });
    await client.call("listOffers", {
      query: { type: "buy", currency: "EUR", "payment-method": "", page_id: undefined },
    });
    expect(requests.map(({ url }) => url)).to.deep.equal([
      "/rest/v1/offers/a%2Fb%20c",
      "/rest/v1/offers?type=buy&currency=EUR",
    ]);
  });

  it("sends JSON without what was not typed", async () => {
    await client.call("startTrade", {
      body: { offer_id: "abcdefgh", fiat_amount: "100.00", crypto_amount: "" },
    });
    const [request] = requests;
    expect(request?.method).to.equal("POST");
    expect(request?.headers["content-type"]).to.equal("application/json");
    expect(JSON.parse(request?.body ?? "")).to.deep.equal({
      offer_id: "abcdefgh",
      fiat_amount: "100.00",
    });
  });

  it("marks every call as one of our pages, and what nobody asked for as background", async () => {
    await client.call("getBalances", {});
    await client.call("getBalances", { background: true });
    for (const { headers } of requests) {
      expect(headers["x-csrf-token"]).to.equal("the-token");
      expect(headers["x-requested-with"]).to.equal("XMLHttpRequest");
    }
    expect(requests.map(({ headers }) => headers["x-background"])).to.deep.equal([undefined, "1"]);
  });

  it("hands out data and meta of a success", async () => {
    answers = [[200, { data: [], meta: { alarmedTrades: ["x"] } }]];
    const outcome = await client.call("listActiveTrades", {});
    expect(outcome).to.deep.equal({ ok: true, data: [], meta: { alarmedTrades: ["x"] } });
  });

  it("hands out a refusal as a value with its code, status and fields", async () => {
    const details = [{ field: "username", code: "username_taken", message: "Taken." }];
    answers = [[422, { error: { code: "validation", message: "No.", details } }]];
    const body = { username: "ana", email: "ana@example.org", password: "correct horse" };
    expect(await client.call("register", { body })).to.deep.equal({
      ok: false,
      failure: { status: 422, code: "validation", message: "No.", details },
    });
  });

  for (const status of [408, 429, 500, 501, 502, 503, 504]) {
    it(`tries a read three times when it is answered ${status}`, async () => {
      answers = [1, 2, 3].map(() => [status, refusal("busy")]);
      const outcome = await client.call("getBalances", {});
      expect(outcome).to.deep.include({ ok: false });
      expect(requests).to.have.length(3);
      expect(waits).to.deep.equal([1_000, 2_000]);
    });
  }

  it("takes the success of a later attempt", async () => {
    answers = [
      [503, refusal("busy")],
      [200, { data: [] }],
    ];
    expect(await client.call("getBalances", {})).to.deep.include({ ok: true });
  });

  for (const status of [400, 401, 403, 404, 409, 422]) {
    it(`tries once when it is answered ${status}`, async () => {
      answers = [[status, refusal("not_found")]];
      await client.call("getBalances", {});
      expect(requests).to.have.length(1);
    });
  }

  it("waits as long as the server asks, but gives up when that is long", async () => {
    answers = [
      [429, refusal("rate_limited"), { "Retry-After": "4" }],
      [429, refusal("rate_limited"), { "Retry-After": "900" }],
    ];
    expect(await client.call("getBalances", {})).to.deep.include({ ok: false });
    expect(waits).to.deep.equal([4_000]);
  });

  it("repeats an act with its key, the same in all attempts, and another after an answer", async () => {
    answers = [
      [503, refusal("busy")],
      [200, { data: {} }],
    ];
    await paid();
    await paid();
    const [first, again, second] = keysSent();
    expect(first).to.match(/^[0-9a-f]{32}$/);
    expect(again).to.equal(first);
    expect(second).to.not.equal(first);
  });

  const unclear: readonly (readonly [string, readonly Prepared[]])[] = [
    ["no answer", [[lost, ""]]],
    ["unavailable", [1, 2, 3].map(() => [503, refusal("unavailable")])],
    ["internal", [1, 2, 3].map(() => [500, {}])],
    ["too often", [[429, refusal("rate_limited"), { "Retry-After": "900" }]]],
    ["signed out", [[401, refusal("unauthenticated")]]],
  ];
  for (const [what, first] of unclear) {
    it(`sends the same act under its first key after: ${what}; over a reload too`, async () => {
      answers = [...first];
      await start("100.00");
      client = openPage();
      answers = [...first];
      await start("100.00", "50010");
      answers = [];
      await start("100.00", "50020");
      expect(new Set(keysSent())).to.have.length(1);
      await start("100.00");
      expect(new Set(keysSent())).to.have.length(2);
    });
  }

  it("has another key for another content, and for the same again once it was refused", async () => {
    answers = [[lost, ""]];
    await start("100.00");
    await start("200.00");
    answers = [[409, refusal("price_moved")]];
    await start("100.00");
    await start("100.00");
    const [first, other, refused, anew] = keysSent();
    expect(other).to.not.equal(first);
    expect(refused).to.equal(first);
    expect(anew).to.not.equal(first);
  });

  it("keeps its key when the answer was cut off on the way", async () => {
    broken = true;
    await start("100.00");
    broken = false;
    await start("100.00");
    expect(new Set(keysSent())).to.have.length(1);
  });

  for (const status of [408, 429, 500, 501, 502, 503, 504]) {
    it(`tries PUT and DELETE three times when they are answered ${status}`, async () => {
      answers = Array.from({ length: 6 }, () => [status, refusal("busy")]);
      await client.call("deleteOffer", { parameters: { hash: "abcdefgh" } });
      await client.call("switchOffer", {
        parameters: { hash: "abcdefgh" },
        body: { new_status: "active", offer_version: undefined },
      });
      expect(requests.map(({ method }) => method)).to.deep.equal([
        "DELETE",
        "DELETE",
        "DELETE",
        "PUT",
        "PUT",
        "PUT",
      ]);
    });
  }

  it("does not take the refusal of a repeated DELETE for its end: the first may have done it", async () => {
    const gone = () => client.call("deleteOffer", { parameters: { hash: "abcdefgh" } });
    answers = [
      [500, {}],
      [404, refusal("not_found")],
      [404, refusal("not_found")],
    ];
    expect(await gone()).to.deep.nested.include({ "failure.code": "unavailable" });
    expect(await gone()).to.deep.nested.include({ "failure.code": "not_found" });
  });

  it("never repeats a POST that takes no key", async () => {
    answers = [[503, refusal("busy")]];
    await client.call("logIn", { body: { login: "ana", password: "x" } });
    expect(requests).to.have.length(1);
    expect(requests[0]?.headers["idempotency-key"]).to.equal(undefined);
  });

  it("says that nobody is signed in only where that was the reason", async () => {
    answers = [
      [401, refusal("wrong_credentials")],
      [401, refusal("unauthenticated")],
    ];
    await client.call("logIn", { body: { login: "ana", password: "x" } });
    expect(signedOut).to.equal(0);
    await client.call("getBalances", {});
    expect(signedOut).to.equal(1);
  });

  it("has a code of its own for no answer, and for one that makes no sense", async () => {
    answers = [[404, "gone"]];
    const senseless = await client.call("getBalances", {});
    expect(senseless).to.deep.nested.include({ "failure.code": "internal", "failure.status": 404 });
    const nowhere = new Client({
      routes: table,
      keys: new PressKeys({ read: () => undefined, write: () => undefined }),
      csrfToken: () => "",
      onSignedOut: () => undefined,
      origin: "http://127.0.0.1:1",
    });
    expect(await nowhere.call("getBalances", {})).to.deep.nested.include({
      "failure.code": "unreachable",
      "failure.status": 0,
    });
  });

  it("throws what its caller has broken off", async () => {
    const thrown: unknown = await client
      .call("getBalances", { signal: AbortSignal.abort() })
      .catch((error: unknown) => error);
    expect((thrown as Error).name).to.equal("AbortError");
  });
});
