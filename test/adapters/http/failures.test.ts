import { expect } from "chai";
import { pino } from "pino";
import { Type } from "typebox";
import { dataOf } from "../../../src/adapters/http/contract/envelope.ts";
import { route } from "../../../src/adapters/http/contract/route.ts";
import { createApp } from "../../../src/adapters/http/inbound/app.ts";
import { bind } from "../../../src/adapters/http/inbound/bound-route.ts";
import { listen, type ListeningServer } from "../../../src/adapters/http/inbound/http-server.ts";
import { PageShell } from "../../../src/adapters/http/inbound/pages/page-shell.ts";

const broken = route({
  id: "getBroken",
  method: "get",
  path: "/broken/{id}",
  summary: "Fails",
  answers: { 200: { description: "Never", body: dataOf(Type.Null()) } },
});

describe("a handler that fails", () => {
  let server: ListeningServer;
  const lines: string[] = [];
  before(async () => {
    const app = createApp({
      logger: pino({ level: "error" }, { write: (line: string) => lines.push(line) }),
      routes: [
        bind(broken).to(async () => {
          throw new Error("the password is hunter2");
        }),
      ],
      pages: { shell: new PageShell("<p>{{state}}</p>"), brandName: "Test", baseUrl: "http://x" },
      webUiFolder: "/nowhere",
    });
    server = await listen(app, "127.0.0.1", 0);
  });
  after(() => server.close(0));
  beforeEach(() => lines.splice(0));

  it("tells a program a code and an id, and the log the cause under the same id", async () => {
    const answer = await fetch(`${server.url}/broken/7?token=secret`);
    expect(answer.status).to.equal(500);
    const body = await answer.text();
    expect(JSON.parse(body)).to.have.nested.property("error.code", "internal");
    const id = answer.headers.get("x-request-id");
    expect(body).to.include(id).and.to.not.include("hunter2");
    expect(lines.join("")).to.include(id).and.to.include("hunter2");
  });

  it("logs neither the query nor the headers of a request", async () => {
    await fetch(`${server.url}/broken/7?token=secret`, { headers: { cookie: "session=secret" } });
    expect(lines.join("")).to.include("/broken/7").and.to.not.include("secret");
  });

  it("shows a person the page for failures", async () => {
    const answer = await fetch(`${server.url}/broken/7`, { headers: { accept: "text/html" } });
    expect(answer.status).to.equal(500);
    expect(await answer.text())
      .to.include('"status":500')
      .and.to.not.include("hunter2");
  });
});
