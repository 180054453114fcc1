import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { OwnFeatureRequestView } from "../../../src/adapters/http/contract/feature-request/feature-request.ts";
import { demoStaff } from "../../../src/application/demo/demo-staff.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { untilTold } from "../../support/until-told.ts";
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

  it("are answered once, told to whoever sent it alone, and logged", async () => {
    const ownOf = async (who: Visitor): Promise<OwnFeatureRequestView[]> =>
      (await who.must("listOwnFeatureRequests")).data;
    const [newest] = await ownOf(ana);
    expect(newest).to.include({ answer: null });
    const id = newest?.id ?? "";
    const answer = (text: unknown, of = id, key?: string) =>
      sam.call("answerFeatureRequest", {
        parameters: { id: of },
        body: { text },
        ...(key !== undefined && { key }),
      });
    for (const text of ["", " \n ", "a\u0000b", "a".repeat(1_001)]) {
      expect(await answer(text)).to.include({ status: 422, code: "validation" });
    }
    for (const unknown of ["999999", "x", "1 OR 1=1"]) {
      expect(await answer("Soon.", unknown)).to.include({ status: 404 });
    }
    const told = await answer(" We are drawing them. ", id, "one-answer");
    const answered: AdminBodyOf<"answerFeatureRequest"> = told.data;
    expect(answered.id).to.equal(id);
    expect(answered.answer).to.include({ text: "We are drawing them.", by: "sam_support" });
    expect(await answer("Another one.")).to.include({
      status: 409,
      code: "feature_request_answered",
    });
    await untilTold(ana, "suggestion_answered");
    const [read] = await ownOf(ana);
    expect(read?.answer).to.have.all.keys("text", "at").and.include({
      text: "We are drawing them.",
    });
    const kofi = await Visitor.ofDemo(app.url, "kofi_trades");
    expect(await ownOf(kofi)).to.deep.equal([]);
    const logged = await app.database.query<{ subject_id: string }>(
      "SELECT subject_id FROM audit_log WHERE act = 'answer-feature-request'",
    );
    const [owner] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    expect(logged).to.deep.equal([{ subject_id: owner?.id }]);
  });

  it("are answered by support, supermoderators and admins, and not by moderators", async () => {
    const [, waiting] = (await ana.must("listOwnFeatureRequests")).data as OwnFeatureRequestView[];
    const input = { parameters: { id: waiting?.id ?? "" }, body: { text: " " } };
    const statuses = await Promise.all(
      demoStaff.map(async ({ username, role }) => {
        const who = await StaffVisitor.ofDemo(app.adminUrl, username);
        return [role, (await who.call("answerFeatureRequest", input)).status];
      }),
    );
    expect(Object.fromEntries(statuses)).to.deep.equal({
      support: 422,
      moderator: 403,
      supermoderator: 422,
      admin: 422,
    });
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
