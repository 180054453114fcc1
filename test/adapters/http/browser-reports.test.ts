import express from "express";
import { expect } from "chai";
import { browserReports } from "../../../src/adapters/http/inbound/browser-reports/browser-reports.ts";
import { listen, type ListeningServer } from "../../../src/adapters/http/inbound/http-server.ts";
import { lastResort } from "../../../src/adapters/http/inbound/last-resort.ts";
import { reportsPath, reportsType } from "../../../src/adapters/http/contract/browser-reports.ts";
import { createLogger } from "../../../src/adapters/logging/logger.ts";

const older = "application/csp-report";

describe("what browsers report", () => {
  let server: ListeningServer;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    const logger = createLogger("info", { write: (line: string) => lines.push(line) });
    const app = express();
    app.post(reportsPath, browserReports(logger));
    app.use(
      lastResort(
        async (_request, response) => void response.status(500).end(),
        () => false,
      ),
    );
    server = await listen(app, "127.0.0.1", 0);
  });
  afterEach(() => server.close(0));

  const send = async (body: unknown, type = reportsType) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const headers = { "Content-Type": type };
    const sent = await fetch(server.url + reportsPath, { method: "POST", headers, body: text });
    return sent.status;
  };
  const logged = () => lines.map((line) => (JSON.parse(line) as { report: object }).report);

  it("is told in either form, by where and by which rule", async () => {
    const violation = {
      "document-uri": "https://x.example/trade/abc?token=secret#secret",
      "violated-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/steal.js?secret",
      "source-file": "https://x.example/assets/main.js",
      "line-number": 7,
      "script-sample": "secret",
    };
    expect(await send({ "csp-report": violation }, older)).to.equal(204);
    const body = {
      documentURL: violation["document-uri"],
      effectiveDirective: "style-src-attr",
      blockedURL: "inline",
      sample: "secret",
    };
    expect(await send([{ type: "csp-violation", url: "https://x.example/", body }])).to.equal(204);
    expect(logged()).to.deep.equal([
      {
        kind: "csp-violation",
        page: "/trade/abc",
        directive: "script-src-elem",
        blocked: "https://evil.example",
        source: "/assets/main.js",
        line: 7,
      },
      {
        kind: "csp-violation",
        page: "/trade/abc",
        directive: "style-src-attr",
        blocked: "inline",
      },
    ]);
    expect(lines.join("")).to.not.include("secret");
  });

  it("may be that a page is of another build", async () => {
    const hashes = { host: "x.example:8080", page: "0123456789abcdef", server: "fedcba9876543210" };
    const report = { type: "app-hash-mismatch", url: "https://x.example/wallet", body: hashes };
    expect(await send([report])).to.equal(204);
    const { host, page: pageHash, server: serverHash } = hashes;
    expect(logged()).to.deep.equal([
      { kind: "app-hash-mismatch", page: "/wallet", host, pageHash, serverHash },
    ]);
  });

  const url = "https://x.example/wallet";
  const call = { method: "get", route: "/rest/v1/trade/{id}", status: 503 };
  const told: readonly (readonly [what: string, level: number, report: object, facts: object])[] = [
    ["a call failed for good", 40, { type: "call-failed", url, body: call }, call],
    [
      "how long a call took",
      30,
      { type: "call-trace", url, body: { ...call, milliseconds: 12 } },
      { ...call, ms: 12 },
    ],
    [
      "a page could not be shown",
      40,
      {
        type: "page-failed",
        url,
        body: {
          reference: "0a1b2c3d",
          error: "Loading chunk 7 failed",
          thrownAt: "main-Ab_1.js:1:20",
        },
      },
      { reference: "0a1b2c3d", error: "Loading chunk 7 failed", thrownAt: "main-Ab_1.js:1:20" },
    ],
    ["the browser's storage is full", 30, { type: "storage-full", url, body: {} }, {}],
  ];
  for (const [what, level, report, facts] of told) {
    it(`may be that ${what}`, async () => {
      expect(await send([report])).to.equal(204);
      const { type } = report as { type: string };
      expect(logged()).to.deep.equal([{ kind: type, page: "/wallet", ...facts }]);
      expect((JSON.parse(lines[0] ?? "") as { level: number }).level).to.equal(level);
    });
  }

  it("contains nothing that a page of ours would not send", async () => {
    const secret = "my password is hunter2! <b>";
    const body = { method: secret, route: `/x?q=${secret}`, status: secret, milliseconds: -1 };
    const failed = { reference: secret, error: `${secret}\n`, thrownAt: secret };
    await send([
      { type: "call-failed", url, body },
      { type: "call-trace", url, body },
      { type: "page-failed", url, body: failed },
      { type: "toString", url, body },
    ]);
    expect(lines).to.have.length(3);
    for (const report of logged()) expect(report).to.have.all.keys("kind", "page");
  });

  it("is bounded, whatever is sent", async () => {
    const long = "a".repeat(5_000);
    const report = {
      type: "csp-violation",
      url: `https://x.example/${long}`,
      body: { effectiveDirective: `${long}\n{"level":60}`, blockedURL: { a: 1 }, lineNumber: "7" },
    };
    expect(await send([report])).to.equal(204);
    expect(await send(Array.from({ length: 50 }, () => ({ type: "csp-violation" })))).to.equal(204);
    expect(lines).to.have.length(6);
    for (const line of lines) expect(line.length).to.be.below(500);
    expect(logged()[0]).to.have.all.keys("kind", "page");
  });

  it("is nothing where it cannot be read, is too much, or is of another kind", async () => {
    expect(await send("{", reportsType)).to.equal(400);
    expect(await send([{ type: "csp-violation", body: "x".repeat(20_000) }])).to.equal(413);
    for (const body of [[null], [{ type: "deprecation", body: {} }], {}, { "csp-report": 7 }]) {
      expect(await send(body)).to.equal(204);
    }
    expect(await send("Dear Ana", "text/plain")).to.equal(204);
    expect(lines).to.deep.equal([]);
  });

  it("is taken twenty times a minute of one address", async () => {
    const statuses = [];
    for (let sent = 0; sent < 22; sent += 1) statuses.push(await send([]));
    expect(statuses.slice(-3)).to.deep.equal([204, 429, 429]);
  });
});
