import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { PressKeys } from "../../../../src/adapters/http/client/press-keys.ts";
import {
  sendCall,
  type CallOptions,
  type EndedCall,
  type RouteEntry,
} from "../../../../src/adapters/http/client/transport.ts";

const read: RouteEntry = ["get", "/rest/v2/wallet/balances", false];
const act: RouteEntry = ["post", "/rest/v1/trade/{id}/paid", true];
const signIn: RouteEntry = ["post", "/rest/v1/auth/login", false];

/** Instead of a status: the connection breaks. */
const lost = 0;

describe("what the page learns of its calls", () => {
  let server: Server;
  let statuses: number[];
  let retryAfter: string;
  let retrying: boolean[];
  let ended: EndedCall[];

  before(async () => {
    server = createServer((_request, response) => {
      const status = statuses.shift() ?? 200;
      if (status === lost) return void response.destroy();
      response.writeHead(status, { "Content-Type": "application/json", "Retry-After": retryAfter });
      response.end('{"data":{}}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [statuses, retrying, ended, retryAfter] = [[], [], [], "0"];
  });

  const send = (entry: RouteEntry, options: CallOptions = {}) => {
    const { port } = server.address() as AddressInfo;
    const parts = {
      keys: new PressKeys({ read: () => undefined, write: () => undefined }),
      csrfToken: () => "the-token",
      onSignedOut: () => undefined,
      origin: `http://127.0.0.1:${port}`,
      wait: async () => undefined,
      onRetrying: (isRetrying: boolean) => retrying.push(isRetrying),
      onEnd: (told: EndedCall) => ended.push(told),
    };
    return sendCall(parts, entry, { ...options, parameters: { id: "abc" } });
  };

  it("is that it is retried at the first failure, and no longer after the last", async () => {
    statuses = [503, 503, 200];
    await send(read);
    expect(retrying).to.deep.equal([true, false]);
    statuses = [503, 503, 503];
    await send(act);
    expect(retrying).to.deep.equal([true, false, true, false]);
  });

  it("is no retry that nobody waits for, nor one that does not come", async () => {
    statuses = [503, 200];
    await send(read, { background: true });
    statuses = [503];
    await send(signIn);
    [statuses, retryAfter] = [[429], "900"];
    await send(read);
    expect(retrying).to.deep.equal([]);
  });

  it("is that no retry is left when its caller breaks it off", async () => {
    const controller = new AbortController();
    statuses = [503];
    const sending = send(read, { signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    expect(((await sending) as Error).name).to.equal("AbortError");
    expect(retrying.filter(Boolean)).to.have.length(retrying.length / 2);
  });

  it("is how each ended, once, by its route and without its content", async () => {
    statuses = [503, 200];
    await send(read, { background: true });
    statuses = [409];
    await send(act);
    statuses = [lost];
    await send(act);
    const facts = ["method", "path", "status", "isBackground", "milliseconds"];
    for (const call of ended) expect(call).to.have.all.keys(facts);
    expect(
      ended.map(({ method, path, status, isBackground }) => [method, path, status, isBackground]),
    ).to.deep.equal([
      ["get", "/rest/v2/wallet/balances", 200, true],
      ["post", "/rest/v1/trade/{id}/paid", 409, false],
    ]);
  });
});
