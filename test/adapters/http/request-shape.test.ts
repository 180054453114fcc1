import { expect } from "chai";
import { request } from "node:http";
import { routes } from "../../../src/adapters/http/contract/routes.ts";
import type { RouteContract } from "../../../src/adapters/http/contract/route.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

interface Answer {
  readonly status: number;
  readonly allow: string | undefined;
  readonly code: string | undefined;
}

const writing = routes.filter(({ method }) => method !== "get");
const paths = [...new Set(routes.map(({ path }) => path))];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, "unknown1234");

/** What can be sent as `field=value` or worse, where JSON is expected. */
const notJson: readonly (readonly [string, string])[] = [
  ["text/plain", '{"text":"as text"}'],
  ["application/x-www-form-urlencoded", "text=as+a+form"],
  ["multipart/form-data; boundary=x", "--x--"],
  ["application/xml", "<text/>"],
  ["application/jsonp", "{}"],
  ["", "{}"],
];

describe("the shape of requests to traders' routes", () => {
  let app: TestApp;
  let ana: Visitor;
  let other: Visitor;
  let supportToken: string;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ana = await Visitor.ofDemo(app.url, "ana_lima");
    other = await Visitor.of(app.url);
    const given: { readonly token: string } = (await ana.must("viewSupportToken")).data;
    supportToken = given.token;
  });
  after(() => app.stop());

  const send = (
    method: string,
    path: string,
    headers: Record<string, string | undefined>,
    body?: string,
  ) => sendExactly(app.url + filled(path), method, headers, body);

  for (const { id, method, path } of writing) {
    it(`${id} is refused what no page of ours sent (S13)`, async () => {
      const page = ana.pageHeaders;
      for (const headers of [
        { cookie: ana.cookie },
        { ...page, "x-csrf-token": undefined },
        { ...page, "x-csrf-token": other.pageHeaders["x-csrf-token"] },
        { ...page, "x-requested-with": undefined },
        { ...page, "sec-fetch-site": "cross-site" },
        { ...page, origin: "https://evil.example" },
      ]) {
        const { status, code } = await send(method.toUpperCase(), path, headers, "");
        expect([status, code]).to.deep.equal([403, "forbidden_origin"]);
      }
    });
  }

  for (const path of paths) {
    const allowed = methodsOf(path);
    const refused = methods.filter((method) => !allowed.includes(method));
    it(`${path} takes ${allowed.join(", ")} and says so to ${refused.join(", ")} (S43)`, async () => {
      for (const method of refused) {
        const answer = await send(method, path, ana.pageHeaders);
        expect(answer, method).to.deep.equal({
          status: 405,
          allow: allowed.join(", "),
          code: "method_not_allowed",
        });
      }
    });
  }

  for (const { id, method, path } of writing.filter(({ takesFile }) => takesFile !== true)) {
    it(`${id} takes a body as JSON and as nothing else (S43)`, async () => {
      for (const [type, body] of notJson) {
        const headers = { ...ana.pageHeaders, "content-type": type || undefined };
        const { status, code } = await send(method.toUpperCase(), path, headers, body);
        expect([type, status, code]).to.deep.equal([type, 415, "unsupported_media_type"]);
      }
      for (const body of ["[]", "[{}]", '"text"', "7", "null", "true", "{", "{}{}"]) {
        const headers = {
          ...ana.pageHeaders,
          authorization: `Bearer ${supportToken}`,
          "content-type": "application/json",
        };
        const { status, code } = await send(method.toUpperCase(), path, headers, body);
        expect([body, status, code]).to.deep.equal([body, 400, "bad_request"]);
      }
    });
  }

  for (const { id, method, path } of writing.filter(({ takesFile }) => takesFile === true)) {
    it(`${id} takes a body as bytes and as nothing else (S43)`, async () => {
      for (const [type, body] of [...notJson, ["application/json", "{}"]] as const) {
        const headers = { ...ana.pageHeaders, "content-type": type || undefined };
        const { status, code } = await send(method.toUpperCase(), path, headers, body);
        expect([type, status, code]).to.deep.equal([type, 415, "unsupported_media_type"]);
      }
    });
  }

  it("is JSON of UTF-8, unpacked and of at most 16 kB", async () => {
    const ask = (type: string, extra: Record<string, string>, body: string) =>
      send(
        "POST",
        "/rest/v1/auth/login",
        { ...ana.pageHeaders, "content-type": type, ...extra },
        body,
      );
    const packed = await ask("application/json", { "content-encoding": "gzip" }, "{}");
    expect(packed).to.include({ status: 415, code: "unsupported_media_type" });
    const odd = await ask("application/json; charset=utf-7", {}, "{}");
    expect(odd).to.include({ status: 415, code: "unsupported_media_type" });
    const heavy = await ask("application/json", {}, "{}".padEnd(16_385));
    expect(heavy).to.include({ status: 413, code: "payload_too_large" });
    const light = await ask("application/json", {}, "{}".padEnd(16_384));
    expect(light).to.include({ status: 422, code: "validation" });
  });
});

function methodsOf(path: string): string[] {
  return routes
    .filter((route: RouteContract) => route.path === path)
    .flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));
}

/** Sends exactly these headers, unlike `fetch`. */
function sendExactly(
  url: string,
  method: string,
  headers: Record<string, string | undefined>,
  body?: string,
): Promise<Answer> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request(
      url,
      { method, headers: { ...Object.fromEntries(given), ...length } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () => {
          const { error } = JSON.parse(text) as { error?: { code: string } };
          const { allow } = answer.headers;
          resolve({ status: answer.statusCode ?? 0, allow, code: error?.code });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
