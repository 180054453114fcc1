import { expect } from "chai";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

const html = { headers: { accept: "text/html" } };

describe("built files", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  const sent = (path: string, accepted: string) =>
    fetch(app.url + path, { headers: { "accept-encoding": accepted, accept: "text/html" } });
  const codingOf = async (path: string, accepted: string) =>
    (await sent(path, accepted)).headers.get("content-encoding");
  const scriptOf = async () => {
    const page = await (await fetch(app.url, html)).text();
    return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
  };

  it("travel as the build compressed them, pages and data as they are made", async () => {
    for (const path of [await scriptOf(), "/", "/openapi.json", "/rest/v1/fiat/currencies"]) {
      expect(await codingOf(path, "gzip, deflate, br"), path).to.equal("br");
      expect(await codingOf(path, "gzip"), path).to.equal("gzip");
      expect(await codingOf(path, "br;q=0, gzip"), path).to.equal("gzip");
      expect(await codingOf(path, "identity"), path).to.equal(null);
      const bodies = ["br", "gzip", "identity"].map(async (coding) => {
        const answer = await sent(path, coding);
        expect(answer.headers.get("vary"), path).to.equal("Accept-Encoding");
        return (await answer.text()).replaceAll(/csrf-token" content="[^"]+"/g, "");
      });
      const [first, ...others] = await Promise.all(bodies);
      for (const other of others) expect(other, path).to.equal(first);
    }
  });

  it("are kept for a year, without asking again, and are of their kind", async () => {
    const script = await scriptOf();
    for (const coding of ["br", "identity"]) {
      const { headers } = await sent(script, coding);
      expect(headers.get("cache-control")).to.equal("public, max-age=31536000, immutable");
      expect(headers.get("content-type")).to.equal("text/javascript; charset=utf-8");
      expect(headers.get("x-content-type-options")).to.equal("nosniff");
    }
    expect((await sent(`${script}.br`, "br")).status).to.equal(404);
  });

  it("and pages and data have less than 1 KB of headers", async () => {
    const list = "/rest/v1/offers?type=buy&crypto_currency_id=1&currency=EUR";
    for (const path of [await scriptOf(), "/", "/buy/bitcoin", "/rest/v1/fiat/currencies", list]) {
      const { headers } = await sent(path, "br");
      const bytes = [...headers].reduce(
        (sum, [name, value]) => sum + name.length + value.length + ": \r\n".length,
        "HTTP/1.1 200 OK\r\n\r\n".length,
      );
      expect(bytes, path).to.be.below(path.startsWith("/assets/") ? 600 : 1_000);
    }
  });

  it("give each page its token in another form, so that compressed lengths tell nothing", async () => {
    const visitor = await Visitor.of(app.url);
    const headers = { ...html.headers, cookie: visitor.cookie };
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => {
        const page = await (await fetch(`${app.url}/login`, { headers })).text();
        return /<meta name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? "";
      }),
    );
    expect(new Set(tokens).size).to.equal(3);
    for (const token of tokens) {
      const told = await visitor.call("logIn", {
        body: { login: "nobody_here", password: "not the right one" },
        headers: { "x-csrf-token": token },
      });
      expect(told).to.include({ status: 401, code: "wrong_credentials" });
    }
  });
});
