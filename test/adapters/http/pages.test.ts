import { expect } from "chai";
import type { PageState } from "../../../src/adapters/http/contract/page-state.ts";
import { PageShell } from "../../../src/adapters/http/inbound/pages/page-shell.ts";
import { nobody } from "../../support/stub-gate.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";
import { writePagePolicy } from "../../../src/adapters/http/contract/page-policy.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const html = { headers: { accept: "text/html" } };

/** The state that the served page gives its program. */
function stateIn(page: string): PageState {
  const text = /<script type="application\/json" id="page">([^<]*)<\/script>/.exec(page)?.[1];
  return JSON.parse(text ?? "null") as PageState;
}

describe("served pages", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ BRAND_NAME: "Smith & Sons" });
  });
  after(() => app.stop());

  it("carry title, description and address for those who do not run the program", async () => {
    const page = await (await fetch(app.url, html)).text();
    expect(page).to.match(/<title>[^<]+ · Smith &amp; Sons<\/title>/);
    expect(page).to.match(/<meta name="description" content="[^"]{50,}"/);
    expect(page).to.include('<link rel="canonical" href="http://localhost:0/"');
    expect(page).to.not.include("{{");
    const { headers } = await fetch(`${app.url}/healthz`);
    expect(page).to.include(`<meta name="app-hash" content="${headers.get("x-app-hash")}"`);
  });

  it("name their page at the place of the program, unless another is shown instead", async () => {
    const placeIn = async (path: string) => {
      const page = await (await fetch(app.url + path, html)).text();
      return /<div id="app" data-location="([^"]*)">/.exec(page)?.[1]?.replaceAll("&quot;", '"');
    };
    expect(await placeIn("/fees")).to.equal('{"route":"/fees","props":{}}');
    expect(await placeIn("/ar-XB/fees")).to.equal('{"route":"/fees","props":{}}');
    expect(await placeIn("/nowhere")).to.equal("");
  });

  it("answer HEAD as they answer GET", async () => {
    for (const path of ["/", "/nowhere"]) {
      const [head, get] = await Promise.all(
        ["HEAD", "GET"].map((method) =>
          fetch(app.url + path, {
            headers: { ...html.headers, "accept-encoding": "identity" },
            method,
          }),
        ),
      );
      expect(head!.status).to.equal(get!.status);
      expect(head!.headers.get("content-length")).to.equal(get!.headers.get("content-length"));
    }
  });

  it("speak the locale of the address's prefix, in its direction", async () => {
    for (const path of ["/ar-XB", "/ar-XB/"]) {
      const page = await (await fetch(app.url + path, html)).text();
      expect(page).to.include('<html lang="ar-XB" dir="rtl"');
      expect(page).to.include('<meta name="robots" content="noindex"');
    }
    expect((await fetch(`${app.url}/xx/`, html)).status).to.equal(404);
  });

  it("remember the chosen theme, and take no other word for one", async () => {
    const themes: readonly [string, string][] = [
      ["theme=dark", "dark"],
      ["a=b; theme=light; c=d", "light"],
      ['theme=dark"><script>', "system"],
      ["mytheme=dark", "system"],
    ];
    for (const [cookie, theme] of themes) {
      const headers = { ...html.headers, cookie };
      const page = await (await fetch(app.url, { headers })).text();
      expect(page).to.include(`data-theme="${theme}"`);
    }
  });

  it("are none for a payment method that does not exist, nor for its coin", async () => {
    for (const path of ["/buy/bitcoin/nonsense", "/buy/gold/sepa", "/buy/bitcoin/sepa/more"]) {
      expect((await fetch(app.url + path, html)).status, path).to.equal(404);
    }
  });

  it("are missing with status 404 and a page that says so, never listed", async () => {
    for (const path of ["/nowhere", "/offer/abcdefgh1234", "/user/nobody_at_all"]) {
      const answer = await fetch(app.url + path, html);
      expect(answer.status, path).to.equal(404);
      const page = await answer.text();
      expect(page, path).to.include('"status":404').and.to.include('content="noindex"');
    }
  });

  const told: readonly [path: string, title: RegExp, robots: string][] = [
    ["/buy/bitcoin", /^Buy Bitcoin · /, "index, follow"],
    ["/sell/tether?currencyCode=EUR", /^Sell Tether · /, "index, follow"],
    ["/buy/ethereum", /^Buy Ethereum · /, "index, follow"],
    ["/buy/bitcoin/sepa-instant", /^Buy Bitcoin with SEPA Instant · /, "index, follow"],
    ["/sell/tether/m-pesa?currencyCode=KES", /^Sell Tether with M-Pesa · /, "index, follow"],
    ["/ar-XB/buy/bitcoin/revolut", /^Buy Bitcoin with Revolut · /, "noindex"],
    ["/practise", /^Practise a trade · /, "index, follow"],
    ["/practise/buy", /^Practise a trade · /, "index, follow"],
    ["/practise/sell", /^Practise a trade · /, "index, follow"],
    ["/docs", /^API · /, "index, follow"],
    ["/login", /^Sign in · /, "noindex"],
    ["/register", /^Open an account · /, "noindex"],
  ];
  for (const [path, title, robots] of told) {
    it(`say at ${path} what they are, and whether they may be listed`, async () => {
      const answer = await fetch(app.url + path, html);
      expect(answer.status).to.equal(200);
      const page = await answer.text();
      expect(/<title>([^<]+)<\/title>/.exec(page)?.[1]).to.match(title);
      expect(page).to.include(`<meta name="robots" content="${robots}"`);
    });
  }

  for (const path of [
    "/buy/dogecoin",
    "/buy/bitcoin/",
    "/offer/x",
    "/wallet/",
    "/trade/",
    "/practise/steal",
    "/_design",
  ]) {
    it(`are none at ${path}`, async () => {
      expect((await fetch(app.url + path, html)).status).to.equal(404);
    });
  }

  it("that moved lead to where they are now, and keep what was asked", async () => {
    for (const [path, place] of [
      ["/buy", "/buy/bitcoin"],
      ["/ar-XB/sell?fiat-min=5", "/ar-XB/sell/bitcoin?fiat-min=5"],
      ["/trades", "/dashboard/trades"],
      ["/ar-XB/trades?a=1", "/ar-XB/dashboard/trades?a=1"],
    ]) {
      const answer = await fetch(app.url + path, { ...html, redirect: "manual" });
      expect(answer.status).to.equal(302);
      expect(answer.headers.get("location")).to.equal(place);
    }
  });

  it("that are private send a visitor to sign in, and back afterwards", async () => {
    for (const [path, place] of [
      ["/wallet", "/login?return=%2Fwallet"],
      ["/ar-XB/trade/abcdefgh?a=1", "/ar-XB/login?return=%2Far-XB%2Ftrade%2Fabcdefgh%3Fa%3D1"],
      ["/dashboard", "/login?return=%2Fdashboard"],
      ["/dashboard/trades", "/login?return=%2Fdashboard%2Ftrades"],
      ["/dashboard/trade-history?page=2", "/login?return=%2Fdashboard%2Ftrade-history%3Fpage%3D2"],
    ]) {
      const answer = await fetch(app.url + path, { ...html, redirect: "manual" });
      expect(answer.status).to.equal(302);
      expect(answer.headers.get("location")).to.equal(place);
      expect(answer.headers.get("cache-control")).to.include("no-store");
    }
  });

  it("know their reader, and are cached nowhere once the reader is signed in", async () => {
    const visitor = await Visitor.of(app.url);
    const before = stateIn(await (await fetch(app.url, html)).text());
    expect(before.reader).to.deep.include({ isLogged: false, username: null });
    expect(before).to.not.have.property("eventsAt");
    await visitor.register("reader_1");
    const headers = { ...html.headers, cookie: visitor.cookie };
    const answer = await fetch(`${app.url}/wallet`, { headers });
    expect(answer.status).to.equal(200);
    expect(answer.headers.get("cache-control")).to.equal("private, no-store");
    const page = await answer.text();
    expect(stateIn(page).reader).to.deep.include({ isLogged: true, username: "reader_1" });
    expect(stateIn(page).eventsAt).to.match(/^[0-9a-f]{12}-\d+$/);
    expect(page).to.include('<meta name="robots" content="noindex"');
  });

  it("for visitors send a reader on, but never to another site", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register("reader_2");
    const headers = { ...html.headers, cookie: visitor.cookie };
    for (const [asked, place] of [
      ["", "/dashboard"],
      ["?return=%2Fwallet%3Fa%3D1", "/wallet?a=1"],
      ["?return=%2F%2Fevil.example", "/dashboard"],
      ["?return=%2F%5Cevil.example", "/dashboard"],
      ["?return=https%3Aevil.example", "/dashboard"],
    ]) {
      const to = `${app.url}/login${asked}`;
      const answer = await fetch(to, { headers, redirect: "manual" });
      expect(answer.status, asked).to.equal(302);
      expect(answer.headers.get("location"), asked).to.equal(place);
    }
  });

  it("and every other answer carry the security headers", async () => {
    const paths = [
      "/",
      "/nowhere",
      "/healthz",
      "/openapi.json",
      "/rest/nothing",
      "/assets/nothing",
    ];
    for (const path of paths) {
      const { headers } = await fetch(app.url + path, html);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy.split(";"), path).to.include.members([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "report-to reports",
        "report-uri /reports",
      ]);
      expect(headers.get("reporting-endpoints"), path).to.equal('reports="/reports"');
      expect(headers.get("x-app-hash"), path).to.match(/^[0-9a-f]{16}$/);
      expect(policy, path).to.not.include("unsafe");
      expect(headers.get("strict-transport-security"), path).to.equal(
        "max-age=31536000; includeSubDomains",
      );
      expect(headers.get("x-content-type-options"), path).to.equal("nosniff");
      expect(headers.get("referrer-policy"), path).to.equal("same-origin");
      expect(headers.get("x-frame-options"), path).to.equal("DENY");
      expect(headers.get("cross-origin-opener-policy"), path).to.equal("same-origin");
      expect(headers.get("x-powered-by"), path).to.equal(null);
      expect(headers.get("x-request-id"), path).to.match(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("the page's blanks", () => {
  it("are escaped where they stand", () => {
    const shell = new PageShell('<title>{{title}}</title><script id="page">{{state}}</script>');
    const attack = "</title></script><script>alert(1)</script>";
    const page = shell.render({
      route: "/",
      title: attack,
      description: attack,
      canonical: attack,
      theme: undefined,
      isListed: true,
      csrfToken: attack,
      state: {
        brandName: attack,
        appLinks: [],
        locale: "en",
        status: 200,
        apiDocumentPath: "/",
        usualCurrency: attack,
        isDemo: false,
        announcements: [],
        policy: writePagePolicy(defaultPolicy),
        reader: { ...nobody, username: attack },
      },
    });
    expect(page.match(/<\/?script/g)).to.have.length(2);
    expect(page.match(/<\/?title/g)).to.have.length(2);
  });
});

describe("served pages of the demo", () => {
  const appStore = "https://apps.apple.com/app/id1";
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1", APP_STORE_URL: appStore });
  });
  after(() => app.stop());

  it("say where the app is had", async () => {
    const page = await (await fetch(`${app.url}/about`, html)).text();
    expect(page).to.include(`<a href="${appStore}"><bdi>App Store</bdi></a>`);
  });

  it("have the components of the design, for nobody to list", async () => {
    for (const path of ["/_design", "/ar-XB/_design"]) {
      const answer = await fetch(app.url + path, html);
      expect(answer.status).to.equal(200);
      const page = await answer.text();
      expect(page).to.include('<meta name="robots" content="noindex"');
      expect(stateIn(page)).to.deep.include({
        status: 200,
        isDemo: true,
        appLinks: [["App Store", appStore]],
      });
    }
  });
});
