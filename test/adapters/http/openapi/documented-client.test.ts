import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../../../../src/adapters/http/contract/envelope.ts";
import type { RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import { openApiDocument } from "../../../../src/adapters/http/openapi/openapi-document.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";

const owner = view("Owner", { name: Type.String() });
const item = view("Item", { owner: orNull(owner), lines: Type.Array(closed({ at: owner })) });

const routes = ["one", "two"].map((id): RouteContract => ({
  id,
  method: "get",
  path: `/${id}`,
  summary: id,
  access: "trader",
  answers: { 200: { description: "It", body: dataOf(item) } },
}));

describe("the client that checks answers against the served document", () => {
  let server: Server;
  let client: DocumentedClient;
  let answer: { readonly status: number; readonly body: object };
  before(async () => {
    const document = openApiDocument({ title: "Test", version: "1", server: "http://x" }, routes);
    server = createServer((request, response) => {
      const { status, body } =
        request.url === "/openapi.json" ? { status: 200, body: document } : answer;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = server.address() as AddressInfo;
    client = await DocumentedClient.of(`http://127.0.0.1:${port}`);
  });
  after(() => server.close().closeAllConnections());

  async function isRefused(status: number, body: object): Promise<boolean> {
    answer = { status, body };
    const asked = client.request("get", "/one");
    return asked.then(
      () => false,
      () => true,
    );
  }

  const ana = { name: "ana" };
  const secret = { ...ana, email: "ana@example.org" };

  it("takes an answer that is as described, through every reference", async () => {
    expect(await isRefused(200, { data: { owner: ana, lines: [{ at: ana }] } })).to.equal(false);
    expect(await isRefused(200, { data: { owner: null, lines: [] } })).to.equal(false);
    const error = { code: "unauthenticated", message: "Sign in to continue." };
    expect(await isRefused(401, { error })).to.equal(false);
  });

  it("refuses a field that nobody named, however many references lead there", async () => {
    expect(await isRefused(200, { data: { owner: secret, lines: [] } })).to.equal(true);
    expect(await isRefused(200, { data: { owner: ana, lines: [{ at: secret }] } })).to.equal(true);
    expect(await isRefused(200, { data: { owner: ana, lines: [], more: 1 } })).to.equal(true);
  });

  it("refuses a code that the shared answer does not have, and a field beside it", async () => {
    const error = { code: "wrong_status", message: "No" };
    expect(await isRefused(401, { error })).to.equal(true);
    const known = { code: "unauthenticated", message: "Sign in to continue." };
    expect(await isRefused(401, { error: { ...known, trace: "at …" } })).to.equal(true);
  });
});
