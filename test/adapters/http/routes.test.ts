import { nowhere } from "../../support/kept-tabs.ts";
import { eventsPath } from "../../../src/adapters/http/contract/event-stream.ts";
import { expect } from "chai";
import { routes } from "../../../src/adapters/http/contract/routes.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { traderRoutes } from "../../../src/composition/routes.ts";
import { DocumentedClient } from "../../support/documented-client.ts";
import { noParts } from "../../support/no-parts.ts";
import { Visitor } from "../../support/visitor.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";

describe("the HTTP interface", () => {
  let app: TestApp;
  let client: DocumentedClient;
  before(async () => {
    app = await startTestApp();
    client = await DocumentedClient.of(app.url);
  });
  after(() => app.stop());

  it("has exactly one handler for every route of the contract", () => {
    const info = { title: "", version: "", server: "" };
    const bound = traderRoutes(noParts, readConfig({}, "/"), info);
    expect(bound.map(({ contract }) => contract.id)).to.deep.equal(routes.map(({ id }) => id));
  });

  it("allows no field in an answer that its schema does not name", () => {
    for (const { id, answers } of routes) {
      for (const { body } of Object.values(answers))
        expect(openObjects(body), id).to.deep.equal([]);
    }
  });

  it("documents every route, and the stream of events", () => {
    expect(client.operations).to.have.deep.members([
      ...routes.map(({ method, path }) => ({ method, path })),
      { method: "get", path: eventsPath },
    ]);
  });

  for (const { id, method, path, access } of routes) {
    it(`answers a stranger's ${method} ${path} as documented, and lets them change nothing`, async () => {
      const filled = path.replaceAll(/\{\w+\}/g, "unknown1234");
      const bare = await client.request(method, path, {}, filled);
      const visitor = await Visitor.of(app.url);
      const fromPage = await client.request(method, path, { headers: visitor.pageHeaders }, filled);
      if (method !== "get") expect(bare.status, id).to.equal(403);
      if (access === "trader" || access === "support-chat")
        expect(fromPage.status, id).to.equal(401);
      else expect(fromPage.status, id).to.be.oneOf([200, 404, 422]);
    });
  }

  it("says that it lives and that it is ready", async () => {
    const alive = await client.request("get", "/healthz");
    expect(alive.body).to.deep.equal({ data: { status: "ok" } });
    const ready = await client.request("get", "/readyz");
    expect(ready.body).to.deep.equal({ data: { status: "ready" } });
    expect(ready.headers.get("cache-control")).to.equal("no-store");
  });

  it("lives but is not ready while the database lacks this build's schema", async () => {
    const [newest] = await app.database.query<{ name: string; timestamp: string }>(
      `DELETE FROM migration WHERE timestamp = (SELECT max(timestamp) FROM migration)
       RETURNING name, timestamp`,
    );
    const answer = await client.request("get", "/readyz");
    await app.database.query("INSERT INTO migration (name, timestamp) VALUES ($1, $2)", [
      newest?.name,
      newest?.timestamp,
    ]);
    expect(answer.status).to.equal(503);
    expect(answer.headers.get("retry-after")).to.equal("1");
    expect(answer.body).to.have.nested.property("error.code", "not_ready");
    expect(await client.request("get", "/healthz")).to.have.property("status", 200);
    expect(await client.request("get", "/readyz")).to.have.property("status", 200);
  });

  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    it(`refuses ${method} where only GET is served, and names what is`, async () => {
      const answer = await fetch(`${app.url}/healthz`, { method });
      expect(answer.status).to.equal(405);
      expect(answer.headers.get("allow")).to.equal("GET, HEAD");
      expect(await answer.json()).to.have.nested.property("error.code", "method_not_allowed");
    });
  }

  const unknown = [
    "/rest/v1/nothing",
    "/healthz/",
    "/HEALTHZ",
    "/assets/nothing.js",
    "/assets/..%2f",
  ];
  for (const path of unknown) {
    it(`has nothing at ${path} and says so in the documented form`, async () => {
      const answer = await fetch(app.url + path);
      expect(answer.status).to.equal(404);
      expect(await answer.json()).to.have.nested.property("error.code", "not_found");
    });
  }

  it("has no page, on either server, where tests leave a tab that nobody uses", async () => {
    for (const server of [app.url, app.adminUrl]) {
      const answer = await fetch(server + nowhere, { headers: { accept: "text/html" } });
      expect(answer.status, server).to.equal(404);
      expect(answer.headers.get("content-type"), server).to.include("application/json");
    }
  });

  it("refuses an address that cannot be decoded, without a stack trace", async () => {
    const answer = await fetch(`${app.url}/assets/%E0%A4%A`);
    expect(answer.status).to.be.oneOf([400, 404]);
    expect(await answer.text()).to.not.match(/\bat \S+ \(|node_modules/);
  });
});

/** The objects in a schema that would accept undeclared fields. */
function openObjects(schema: unknown): unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = properties !== undefined && additionalProperties !== false;
  return [...(isOpen ? [schema] : []), ...Object.values(schema).flatMap(openObjects)];
}
