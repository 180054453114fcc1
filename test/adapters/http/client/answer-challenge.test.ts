import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { Client, type RouteTable } from "../../../../src/adapters/http/client/client.ts";
import { PressKeys } from "../../../../src/adapters/http/client/press-keys.ts";

const routes = { logIn: ["post", "/rest/v1/auth/login", false] } as unknown as RouteTable;
const body = { login: "ana", password: "secret" };

describe("the client that is asked for a proof of work", () => {
  let server: Server;
  let challenges: string[];
  let requests: { headers: IncomingHttpHeaders; body: string }[];
  let client: Client;
  before(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        requests.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        const message = challenges.shift();
        const details = [{ field: "challenge", code: "proof_of_work", message }];
        const error = { code: "proof_of_work_needed", message: "Work first.", details };
        response.writeHead(message === undefined ? 200 : 428);
        response.end(JSON.stringify(message === undefined ? { data: body } : { error }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [challenges, requests] = [[], []];
    client = new Client({
      routes,
      keys: new PressKeys({ read: () => undefined, write: () => undefined }),
      csrfToken: () => "the-token",
      onSignedOut: () => undefined,
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
  });

  it("answers, sends the same again, and says while it works", async () => {
    challenges = ["4.1.id.seal"];
    const told: boolean[] = [];
    const outcome = await client.call("logIn", { body, onWork: (isOn) => told.push(isOn) });
    expect(outcome).to.deep.include({ ok: true, data: body });
    const [first, second] = requests;
    expect(second?.body).to.equal(first?.body);
    expect(first?.headers).to.not.have.property("x-proof-of-work");
    const proof = String(second?.headers["x-proof-of-work"]);
    expect(proof).to.match(/^4\.1\.id\.seal\.\d+$/);
    expect(createHash("sha256").update(proof).digest()[0]).to.be.below(16);
    expect(told).to.deep.equal([true, false]);
  });

  it("answers harder ones, and gives up after three", async () => {
    challenges = ["1.1.id.seal", "2.1.id.seal", "3.1.id.seal", "4.1.id.seal", "5.1.id.seal"];
    const outcome = await client.call("logIn", { body });
    expect(outcome).to.have.nested.property("failure.code", "proof_of_work_needed");
    const sent = requests.map(({ headers }) => headers["x-proof-of-work"]?.slice(0, 1));
    expect(sent).to.deep.equal([undefined, "1", "2", "3"]);
  });
});
