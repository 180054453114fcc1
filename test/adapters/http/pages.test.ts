import { expect } from "chai";
import { PageShell } from "../../../src/adapters/http/inbound/pages/page-shell.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";

const html = { headers: { accept: "text/html" } };

describe("served pages", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ BRAND_NAME: "Smith & Sons" });
  });
  after(() => app.stop());

  it("carry title, description and address for those who do not run the program", async () => {
    const page = await (await fetch(app.url, html)).text();
    expect(page).to.match(/<title>Smith &amp; Sons · [^<]+<\/title>/);
    expect(page).to.match(/<meta name="description" content="[^"]{50,}"/);
    expect(page).to.include('<link rel="canonical" href="http://localhost:0/"');
    expect(page).to.not.include("{{");
  });

  it("answer HEAD as they answer GET", async () => {
    for (const path of ["/", "/nowhere"]) {
      const [head, get] = await Promise.all(
        ["HEAD", "GET"].map((method) => fetch(app.url + path, { ...html, method })),
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

  it("are missing with status 404 and a page that says so, never listed", async () => {
    const answer = await fetch(`${app.url}/nowhere`, html);
    expect(answer.status).to.equal(404);
    const page = await answer.text();
    expect(page).to.include('"status":404').and.to.include('content="noindex"');
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
      ]);
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
      title: attack,
      description: attack,
      canonical: attack,
      theme: undefined,
      state: { brandName: attack, locale: "en", status: 200, apiDocumentPath: "/" },
    });
    expect(page.match(/<\/?script/g)).to.have.length(2);
    expect(page.match(/<\/?title/g)).to.have.length(2);
  });
});
