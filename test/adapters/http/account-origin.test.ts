import { expect } from "chai";
import { request } from "node:http";
import { startAccountApp } from "../../support/account-app.ts";
import type { TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

type Headers = Record<string, string | undefined>;

/** Sends a request with exactly these headers, unlike `fetch`. */
function send(method: string, url: string, headers: Headers, body?: string) {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const sent = request(url, { method, headers: Object.fromEntries(given) }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("where a request comes from", () => {
  let app: TestApp;
  let ana: Visitor;
  before(async () => {
    app = await startAccountApp();
    ana = await Visitor.of(app.url);
    await ana.register("Ana");
  });
  after(() => app.stop());

  const logIn = async (visitor: Visitor, changed: Headers) => {
    const body = JSON.stringify({ login: "Ana", password: passwordOf("Ana") });
    const headers = {
      ...visitor.pageHeaders,
      "content-type": "application/json",
      "content-length": String(body.length),
      ...changed,
    };
    return (await send("POST", `${app.url}/rest/v1/auth/login`, headers, body)).status;
  };

  const signOut = (headers: Headers) =>
    send("GET", `${app.url}/rest/v1/auth/logout`, { cookie: ana.cookie, ...headers });
  const isLogged = async () =>
    ((await ana.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;

  it("does not matter to a reader who is not signed in yet, on a page of ours", async () => {
    const visitor = await Visitor.of(app.url);
    expect(visitor.cookie).to.match(/^__Host-visitor=[0-9a-f]{32}$/);
    expect(await logIn(visitor, {})).to.equal(200);
  });

  it("is told by a visitor's cookie that no other site can use", async () => {
    const answer = await fetch(app.url);
    expect(answer.headers.getSetCookie()[0]).to.match(
      /^__Host-visitor=[0-9a-f]{32}; Path=\/; Max-Age=63072000; HttpOnly; Secure; SameSite=Lax$/,
    );
    const again = await fetch(app.url, { headers: { cookie: ana.cookie } });
    expect(again.headers.getSetCookie()).to.deep.equal([]);
  });

  it("is ours for every name that the server has", async () => {
    const visitor = await Visitor.of(app.url);
    const origin = new URL(app.url).host;
    expect(await logIn(visitor, { origin: `http://${origin}` })).to.equal(200);
    expect(await logIn(visitor, { host: "trade.test", origin: "https://trade.test" })).to.equal(
      200,
    );
  });

  for (const [what, changed] of [
    ["without a token", { "x-csrf-token": undefined }],
    ["with an empty token", { "x-csrf-token": "" }],
    ["with a guessed token", { "x-csrf-token": "A".repeat(43) }],
    ["with a guessed token of the right length", { "x-csrf-token": "A".repeat(86) }],
    ["without the marker", { "x-requested-with": undefined }],
    ["with another marker", { "x-requested-with": "fetch" }],
    ["without cookies", { cookie: undefined }],
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another host of our domain", { "sec-fetch-site": "same-site" }],
    ["from another origin", { origin: "https://evil.example" }],
    ["from our host at another port", { origin: "http://127.0.0.1:1" }],
    ["from an origin that hides itself", { origin: "null" }],
  ] as const) {
    it(`is refused ${what}, before anything else is looked at`, async () => {
      const visitor = await Visitor.of(app.url);
      const sessions = () => app.database.query("SELECT FROM session");
      const before = (await sessions()).length;
      expect(await logIn(visitor, changed)).to.equal(403);
      expect(await sessions()).to.have.length(before);
    });
  }

  it("is refused with the token of another browser, or of before the sign-in", async () => {
    const one = await Visitor.of(app.url);
    const other = await Visitor.of(app.url);
    const early = one.pageHeaders["x-csrf-token"];
    expect(await logIn(other, { "x-csrf-token": early })).to.equal(403);
    await one.must("logIn", { body: { login: "Ana", password: passwordOf("Ana") } });
    expect(await logIn(one, {})).to.equal(403);
    await one.openPage();
    expect(one.pageHeaders["x-csrf-token"]).to.not.equal(early);
    expect(await logIn(one, {})).to.equal(200);
  });

  describe("signing out", () => {
    const navigation = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

    for (const [what, headers] of [
      ["by an unmarked request", {}],
      ["by another site's link", { ...navigation, "sec-fetch-site": "cross-site" }],
      ["by a link that was sent or typed", { ...navigation, "sec-fetch-site": "none" }],
      ["by a picture in a page of ours", { ...navigation, "sec-fetch-mode": "no-cors" }],
      ["by a page fetched in advance", { ...navigation, "sec-purpose": "prefetch" }],
    ] as const) {
      it(`does not happen ${what}`, async () => {
        expect((await signOut(headers)).status).to.equal(403);
        expect(await isLogged()).to.equal(true);
      });
    }

    for (const site of ["cross-site", "none"]) {
      it(`is asked for on a page where a person comes from elsewhere (${site})`, async () => {
        const opened = { ...navigation, "sec-fetch-site": site, accept: "text/html" };
        expect(await signOut(opened)).to.deep.equal({ status: 303, location: "/logout" });
        expect(await isLogged()).to.equal(true);
        const page = await fetch(`${app.url}/logout`, { headers: { accept: "text/html" } });
        expect(await page.text()).to.match(/<title>Sign out · /);
        const early = { ...opened, "sec-purpose": "prefetch" };
        expect((await signOut(early)).status).to.equal(403);
      });
    }

    it("happens by following a link of ours, and leads to the landing page", async () => {
      expect(await signOut(navigation)).to.deep.equal({ status: 303, location: "/" });
      expect(await isLogged()).to.equal(false);
    });

    it("is no failure where nobody is signed in", async () => {
      expect((await signOut(navigation)).status).to.equal(303);
      const opened = { ...navigation, "sec-fetch-site": "none", accept: "text/html", cookie: "" };
      expect(await signOut(opened)).to.deep.equal({ status: 303, location: "/" });
    });
  });
});
