import { get } from "node:http";
import { expect } from "chai";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

interface Answer {
  readonly status: number | undefined;
  readonly policy: string | undefined;
  readonly body: string;
}

/** Asks with headers that `fetch` keeps for itself. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let body = "";
      response.on("data", (part) => (body += String(part)));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          policy: response.headers["content-security-policy"]?.toString(),
          body,
        }),
      );
    }).on("error", reject);
  });
}

describe("the mailbox of a demo", () => {
  let demo: TestApp;
  let mailbox: string;
  before(async () => {
    demo = await startTestApp({ DEMO: "1" });
    mailbox = `${demo.url}/dev/mailbox`;
    const visitor = await Visitor.of(demo.url);
    await visitor.register("newcomer");
    const until = performance.now() + 10_000;
    while (!(await ask(mailbox)).body.includes("newcomer@example.org")) {
      if (performance.now() > until) throw new Error("No mail came");
    }
  });
  after(() => demo.stop());

  it("shows each mail as it looks, and as plain text", async () => {
    const list = await ask(mailbox);
    expect(list.body).to.include("Your code for Peerhold");
    const [path] = /\/dev\/mailbox\/\d+/.exec(list.body) ?? [];
    const page = await ask(demo.url + path);
    expect(page.body).to.match(/<pre>Hello newcomer,\s+.*\s+\d{6}/);
    expect(page.body).to.include(`src="${path}/html"`);
    const mail = await ask(`${demo.url}${path}/html`);
    expect(mail.body).to.include("Hello newcomer,");
    expect(mail.policy).to.include("default-src 'none'").and.to.include("sandbox");
    expect((await ask(`${mailbox}/999999`)).status).to.equal(404);
  });

  it("answers programs, too", async () => {
    const { body } = await ask(mailbox, { accept: "application/json" });
    const { data } = JSON.parse(body) as { data: readonly { to: string }[] };
    expect(data[0]).to.deep.include({ to: "newcomer@example.org" });
  });

  it("is not there for who reaches us by another name, as behind a proxy", async () => {
    for (const host of ["demo.example.org", "192.0.2.1:3000", "127.0.0.1.example.org"]) {
      expect((await ask(mailbox, { host })).status, host).to.equal(404);
    }
  });

  it("is not there outside a demo", async () => {
    const app = await startTestApp();
    expect((await ask(`${app.url}/dev/mailbox`)).status).to.equal(404);
    await app.stop();
  });
});
