import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { Client, type RouteTable } from "../../../src/adapters/http/client/client.ts";
import { contracts } from "../../../src/adapters/http/contract/routes.ts";

interface Request {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** One prepared answer: its status, its body, and what else is in its head. */
type Prepared = readonly [status: number, body: unknown, headers?: Record<string, string>];

const table = Object.fromEntries(
  Object.entries(contracts).map(([id, { method, path, ...rest }]) => [
    id,
    [method, path, "takesKey" in rest && rest.takesKey],
  ]),
) as unknown as RouteTable;

const refusal = (code: string) => ({ error: { code, message: "No." } });

describe("the client of the interface", () => {
  let server: Server;
  let requests: Request[];
  let answers: Prepared[];
  let waits: number[];
  let signedOut: number;
  let client: Client;

  before(async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => new Promise((resolve) => server.close(resolve)));

  beforeEach(() => {
    [requests, answers, waits, signedOut] = [[], [], [], 0];
    const { port } = server.address() as AddressInfo;
    client = new Client({
      routes: table,
      csrfToken: () => "the-token",
      onSignedOut: () => (signedOut += 1),
      origin: `http://127.0.0.1:${port}`,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(parts).toString() });
    const [status, body, more = {}] = answers.shift() ?? [200, { data: [] }];
    response.writeHead(status, { "Content-Type": "application/json", ...more });
    response.end(JSON.stringify(body));
  }

  const paid = (key?: string) =>
    client.call("markTradePaid", { parameters: { id: "abc" }, ...(key && { key }) });

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

  it("repeats a write only with its key, the same in all attempts and new in each call", async () => {
    answers = [
      [503, refusal("busy")],
      [200, { data: {} }],
    ];
    await paid();
    await paid();
    await paid("chosen-by-the-caller");
    const [first, again, second, third] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).to.match(/^[0-9a-f]{32}$/);
    expect(again).to.equal(first);
    expect(second).to.not.equal(first);
    expect(third).to.equal("chosen-by-the-caller");
  });

  it("never repeats a write that takes no key", async () => {
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
    const broken: unknown = await client
      .call("getBalances", { signal: AbortSignal.abort() })
      .catch((error: unknown) => error);
    expect((broken as Error).name).to.equal("AbortError");
  });
});
