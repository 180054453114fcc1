import { expect } from "chai";
import type { MicroAppManifest } from "../../../src/adapters/http/contract/micro-app-manifest.ts";
import { microApps } from "../../../src/adapters/http/contract/micro-apps.ts";
import { pageAt } from "../../../src/adapters/http/inbound/pages/page-table.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

const samples: Readonly<Record<string, string>> = {
  coin: "bitcoin",
  method: "revolut",
  card: "amazon-gift-card",
  country: "portugal",
  name: "ana_lima",
};

describe("the micro-apps", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  const manifest = (name: string, version: string) =>
    fetch(`${app.url}/micro-apps/${name}/${version}/manifest.json`);

  for (const [name, { version }] of Object.entries(microApps)) {
    it(`say where the script of ${name} is`, async () => {
      const visitor = await Visitor.of(app.url);
      const told = await visitor.must("viewMicroApp", { parameters: { name, version } });
      const data = told.data as MicroAppManifest;
      expect(data).to.include({ name, version, sdkVersion: "1.0.0" });
      const script = await fetch(app.url + data.script);
      expect(script.status).to.equal(200);
      expect(await script.text()).to.match(/as mount\b.*as unmount\b/);
      for (const style of data.styles) {
        expect((await fetch(app.url + style)).status, style).to.equal(200);
      }
    });
  }

  it("are found under their name and version only", async () => {
    const statuses = await Promise.all(
      [
        ["marketplace", "0.77.1"],
        ["nothing", "0.77.0"],
        ["toString", "0.77.0"],
        ["__proto__", "0.77.0"],
      ].map(async ([name = "", version = ""]) => (await manifest(name, version)).status),
    );
    expect(statuses).to.deep.equal([404, 404, 404, 404]);
  });

  it("have sections of pages that exist", () => {
    const templates = Object.values(microApps).flatMap(({ sections }) => Object.values(sections));
    for (const template of templates.flat()) {
      const path = template.replaceAll(/:(\w+)/g, (_, word: string) => samples[word] ?? "abcdefgh");
      expect(pageAt(path, false), path).to.not.equal(undefined);
    }
  });

  it("get the state of their page, with a token that acts are accepted with", async () => {
    const answer = await fetch(`${app.url}/micro-apps/state`);
    expect(answer.headers.get("cache-control")).to.equal("private, no-store");
    expect(answer.headers.get("cross-origin-resource-policy")).to.equal("same-origin");
    expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
    const { data } = (await answer.json()) as { data: { state: object; csrfToken: string } };
    expect(data.state).to.include({ locale: "en", status: 200, isDemo: false });
    const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    const signIn = (token: string) =>
      fetch(`${app.url}/rest/v1/auth/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          cookie: cookie.join("; "),
          "x-csrf-token": token,
          "x-requested-with": "XMLHttpRequest",
        },
        body: JSON.stringify({ login: "nobody_here", password: "a wrong one" }),
      });
    expect((await signIn(data.csrfToken)).status).to.equal(401);
    expect((await signIn(`${data.csrfToken}x`)).status).to.equal(403);
  });

  it("get it in another language by its prefix, and not for a write", async () => {
    const arabic = await fetch(`${app.url}/ar-XB/micro-apps/state`);
    const { data } = (await arabic.json()) as { data: { state: object } };
    expect(data.state).to.include({ locale: "ar-XB" });
    const write = await fetch(`${app.url}/micro-apps/state`, { method: "POST" });
    expect(write.status).to.equal(404);
  });
});
