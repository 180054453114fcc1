import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { Visitor } from "../../support/visitor.ts";

describe("feature requests over HTTP", () => {
  let app: TestApp;
  let ana: Visitor;
  let sam: StaffVisitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ana = await Visitor.ofDemo(app.url, "ana_lima");
    sam = await StaffVisitor.ofDemo(app.adminUrl, "sam_support");
  });
  after(() => app.stop());
  const send = (text: unknown, who = ana) => who.call("sendFeatureRequest", { body: { text } });

  it("are refused without words, or with too many", async () => {
    for (const text of ["", " \n ", "a".repeat(1_001), 7]) {
      expect(await send(text)).to.include({ status: 422, code: "validation" });
    }
    expect((await sam.must("listFeatureRequests")).data).to.deep.equal([]);
  });

  it("are read by support, newest first, with who sent them, as text", async () => {
    const hostile = "<img src=x onerror=alert(1)> & \u202Ecba";
    expect((await send(" Dark charts ")).data).to.deep.equal({ isSent: true });
    expect((await send(hostile)).status).to.equal(200);
    const listed = await sam.must("listFeatureRequests", { query: { range: "[0,24]" } });
    expect(listed.headers.get("content-range")).to.equal("feature-requests 0-1/2");
    const requests: AdminBodyOf<"listFeatureRequests"> = listed.data;
    expect(requests.map(({ text }) => text)).to.deep.equal([hostile, "Dark charts"]);
    expect(requests[1]?.trader.username).to.equal("ana_lima");
    const second = await sam.must("listFeatureRequests", { query: { range: "[1,1]" } });
    expect(second.data).to.deep.equal([requests[1]]);
  });

  it("are five a day from one trader", async () => {
    const bruno = await Visitor.ofDemo(app.url, "bruno_costa");
    const sent = await Promise.all(Array.from({ length: 7 }, (_, n) => send(`Wish ${n}`, bruno)));
    const refused = sent.filter(({ status }) => status === 429);
    expect(refused).to.have.length(2);
    expect(refused[0]?.code).to.equal("rate_limited");
    expect(Number(refused[0]?.headers.get("retry-after"))).to.be.above(80_000);
    expect((await sam.must("listFeatureRequests")).data).to.have.length(7);
  });
});
