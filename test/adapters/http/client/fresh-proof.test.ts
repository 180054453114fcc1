import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import {
  AdminClient,
  type AdminRouteTable,
} from "../../../../src/adapters/http/client/admin-client.ts";
import { PressKeys } from "../../../../src/adapters/http/client/press-keys.ts";

const routes = {
  endHalt: ["post", "/admin/api/halts/{id}/end", true],
} as unknown as AdminRouteTable;
const sent = { parameters: { id: "halt1" }, body: { reason: "The books agree again." } };

describe("the console's client that is asked for a fresh proof", () => {
  let server: Server;
  let refusals: number;
  let bodies: string[];
  let isProven: boolean;
  let asked: number;
  let client: AdminClient;
  before(async () => {
    server = createServer((request, response) => {
      request.setEncoding("utf8").once("data", (body: string) => {
        bodies.push(body);
        const isRefused = bodies.length <= refusals;
        response.writeHead(isRefused ? 403 : 200);
        const error = { code: "fresh_proof_needed", message: "Confirm who you are." };
        response.end(JSON.stringify(isRefused ? { error } : { halts: [] }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [refusals, bodies, isProven, asked] = [1, [], true, 0];
    client = new AdminClient({
      routes,
      keys: new PressKeys({ read: () => undefined, write: () => undefined }),
      csrfToken: () => "the-token",
      onSignedOut: () => undefined,
      onProofNeeded: async () => {
        asked += 1;
        return isProven;
      },
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
  });

  it("waits for it, then sends the same again", async () => {
    const outcome = await client.call("endHalt", sent);
    expect(outcome).to.deep.equal({ ok: true, data: { halts: [] } });
    expect(bodies).to.deep.equal([bodies[0], bodies[0]]);
    expect(asked).to.equal(1);
  });

  it("tells the refusal when the user closes the dialog", async () => {
    isProven = false;
    const outcome = await client.call("endHalt", sent);
    expect(outcome).to.have.nested.property("failure.code", "fresh_proof_needed");
    expect(bodies).to.have.length(1);
  });

  it("asks once for an act, even if the proof is not believed", async () => {
    refusals = 5;
    const outcome = await client.call("endHalt", sent);
    expect(outcome).to.have.nested.property("failure.code", "fresh_proof_needed");
    expect([bodies.length, asked]).to.deep.equal([2, 1]);
  });
});
