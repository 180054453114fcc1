import { SharedRequests } from "../../../src/adapters/http/inbound/shared-requests.ts";
import { noOthers } from "../../support/no-others.ts";
import { RequestCounts } from "../../../src/adapters/http/inbound/request-counts.ts";
import * as http from "node:http";
import { expect } from "chai";
import { Type } from "typebox";
import { QueryRunnerAlreadyReleasedError } from "typeorm";
import { dataOf } from "../../../src/adapters/http/contract/envelope.ts";
import { route } from "../../../src/adapters/http/contract/route.ts";
import { createApp } from "../../../src/adapters/http/inbound/app.ts";
import { bind } from "../../../src/adapters/http/inbound/bound-route.ts";
import { readFileBody } from "../../../src/adapters/http/inbound/attachment/read-file-body.ts";
import { listen, type ListeningServer } from "../../../src/adapters/http/inbound/http-server.ts";
import { healthRoutes } from "../../../src/adapters/http/inbound/health/health-routes.ts";
import { PageShell } from "../../../src/adapters/http/inbound/pages/page-shell.ts";
import { createLogger } from "../../../src/adapters/logging/logger.ts";
import { defaultRequestLimits } from "../../../src/adapters/http/inbound/request-limits.ts";
import { isPassingTrouble } from "../../../src/adapters/persistence/connection/passing-trouble.ts";
import { openGate, silence, uncounted } from "../../support/stub-gate.ts";
import { CheckReadiness } from "../../../src/application/health/check-readiness.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const broken = route({
  id: "getBroken",
  method: "get",
  path: "/broken/{id}",
  summary: "Fails",
  access: "anyone",
  answers: { 200: { description: "Never", body: dataOf(Type.Null()) } },
});

const sent = route({
  id: "sendFile",
  method: "post",
  path: "/sent",
  summary: "Reads a file",
  access: "anyone",
  takesFile: true,
  answers: { 200: { description: "Never", body: dataOf(Type.Null()) } },
});

/** What drivers throw when the database is gone, full, or does not respond in time. */
const troubles: Readonly<Record<string, Error>> = {
  stopped: Object.assign(new Error("terminating connection"), { code: "57P01" }),
  demoted: Object.assign(new Error("cannot execute INSERT in a read-only transaction"), {
    code: "25006",
  }),
  crashed: new Error("Connection terminated unexpectedly"),
  full: Object.assign(new Error("could not extend file"), { code: "53100" }),
  slow: new Error("Query read timeout"),
  cut: new QueryRunnerAlreadyReleasedError(),
  exhausted: new Error("timeout exceeded when trying to connect"),
  gone: Object.assign(new Error("connect ENOENT /x/.s.PGSQL.5432"), { code: "ENOENT" }),
};

const unreachable = {
  name: "database",
  isReady: async (): Promise<boolean> => {
    throw new Error("refused by 10.0.0.7");
  },
};

describe("a handler that fails", () => {
  let server: ListeningServer;
  const lines: string[] = [];
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  before(async () => {
    const app = createApp({
      logger: createLogger("warn", { write: (line: string) => lines.push(line) }),
      routes: [
        bind(broken).to(async ({ parameters }) => {
          const trouble = troubles[parameters.id];
          if (trouble) throw trouble;
          throw Object.assign(new Error("the password is hunter2"), { parameters: ["ana@x.org"] });
        }),
        bind(sent).to(async (call) => {
          begun.resolve();
          const read = readFileBody(call.request, 1_000);
          await read.finally(ended.resolve);
          throw new Error("Its sender has left");
        }),
        ...healthRoutes({ checkReadiness: new CheckReadiness([unreachable]) }),
      ],
      gate: openGate,
      requestCounts: new RequestCounts(Date.now),
      streams: new SharedRequests(noOthers).limited("stream", 10),
      trustedProxies: [],
      liveEvents: silence,
      limits: defaultRequestLimits,
      files: (_request, _response, next) => next(),
      avatars: (_request, _response, next) => next(),
      ...uncounted,
      pages: {
        shell: new PageShell("<p>{{state}}</p>"),
        brandName: "Test",
        appLinks: [],
        baseUrl: "http://x",
        isDemo: false,
        gate: openGate,
        policy: () => defaultPolicy,
        announcements: { to: () => [] },
        liveEvents: silence,
        screens: undefined,
        read: () => Promise.reject(new Error("nothing is read here")),
      },
      sitemapParts: {
        baseUrl: "http://x",
        areCardsSold: () => true,
        countrySlugs: () => Promise.resolve([]),
        articlePaths: () => Promise.resolve([]),
        methods: { execute: () => Promise.resolve([]) },
      },
      watch: () => undefined,
      isPassing: isPassingTrouble,
      webUiFolder: "/nowhere",
    });
    server = await listen(app, "127.0.0.1", 0);
  });
  after(() => server.close(0));
  beforeEach(() => lines.splice(0));

  it("tells a program a code and an id, and the log the cause under the same id", async () => {
    const answer = await fetch(`${server.url}/broken/7`);
    expect(answer.status).to.equal(500);
    const body = await answer.text();
    expect(JSON.parse(body)).to.have.nested.property("error.code", "internal");
    const id = answer.headers.get("x-request-id");
    expect(body).to.include(id).and.to.not.include("hunter2");
    expect(lines.join("")).to.include(id).and.to.include("hunter2");
  });

  it("tells a program to come again where the database was the reason", async () => {
    for (const trouble of Object.keys(troubles)) {
      const answer = await fetch(`${server.url}/broken/${trouble}`);
      expect(answer.status, trouble).to.equal(503);
      expect(answer.headers.get("retry-after"), trouble).to.equal("1");
      expect(await answer.json()).to.have.nested.property("error.code", "unavailable");
    }
    expect(lines.join("")).to.include("Query read timeout");
  });

  it("logs no parameters of a statement that failed", async () => {
    await fetch(`${server.url}/broken/7`);
    expect(lines.join("")).to.include("hunter2").and.to.not.include("ana@x.org");
  });

  it("logs neither the query nor the headers of a request", async () => {
    await fetch(`${server.url}/readyz?token=secret`, { headers: { cookie: "session=secret" } });
    await fetch(`${server.url}/broken/7`, { headers: { cookie: "session=secret" } });
    expect(lines.join("")).to.include("/broken/7").and.to.not.include("secret");
  });

  it("names what a process waits for to a balancer, and why to the log alone", async () => {
    const answer = await fetch(`${server.url}/readyz`);
    const body = await answer.text();
    expect(answer.status).to.equal(503);
    expect(body).to.include("database").and.to.not.include("10.0.0.7");
    const [cause, request] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(cause).to.have.nested.property("err.message", "refused by 10.0.0.7");
    expect(request)
      .to.deep.include({ res: { status: 503 } })
      .and.to.not.have.property("err");
  });

  it("is no failure of ours where the sender leaves in the middle of a file", async () => {
    const headers = { "content-type": "application/octet-stream", "content-length": "1000" };
    const leaving = http.request(`${server.url}/sent`, { method: "POST", headers });
    leaving.on("error", () => undefined).write("the beginning");
    await begun.promise;
    leaving.destroy();
    await ended.promise;
    await fetch(`${server.url}/broken/7`);
    expect(lines.join("")).to.include("hunter2").and.to.not.include("/sent");
    expect(lines.filter((line) => line.includes("aborted"))).to.deep.equal([]);
  });

  it("shows a person the page for failures", async () => {
    const answer = await fetch(`${server.url}/broken/7`, { headers: { accept: "text/html" } });
    expect(answer.status).to.equal(500);
    expect(await answer.text())
      .to.include('"status":500')
      .and.to.not.include("hunter2");
  });

  it("shows a person that it is over soon, where the database was the reason", async () => {
    for (const trouble of Object.keys(troubles)) {
      const answer = await fetch(`${server.url}/broken/${trouble}`, {
        headers: { accept: "text/html" },
      });
      expect(answer.status, trouble).to.equal(503);
      expect(answer.headers.get("retry-after"), trouble).to.equal("1");
      expect(await answer.text()).to.include('"status":503');
    }
  });
});
