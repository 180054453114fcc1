import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

type Listed = AdminBodyOf<"listReportedPeople">;
type Viewed = AdminBodyOf<"viewReportedPerson">;

describe("reports about people over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let omar: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await Visitor.ofDemo(pair.app.url, "kofi_trades");
    omar = await StaffVisitor.ofDemo(pair.app.adminUrl, "omar_mod");
  });
  after(() => pair.close());

  const report = (who: Visitor, username: string, body: object = {}) =>
    who.call("reportPerson", {
      parameters: { username },
      body: { reason: "scam", place: "profile", ...body },
    });
  const list = async (filter: object = {}, who = omar) => {
    const told = await who.must("listReportedPeople", {
      query: { filter: JSON.stringify(filter) },
    });
    return told.data as Listed;
  };
  const idOf = async (username: string): Promise<string> => {
    const profile: ProfileView = (
      await kofi.must("viewProfileByName", { parameters: { username } })
    ).data;
    return profile.id;
  };
  const view = async (id: string): Promise<Viewed> =>
    (await omar.must("viewReportedPerson", { parameters: { id } })).data;
  /** Waits until the reporter has the one notice of the decision. */
  const toldOnce = async (reporter: Visitor) => {
    const notices = async () => {
      const all: NoticeView[] = (await reporter.must("listNotices")).data;
      return all.filter(({ event }) => event === "report_decided");
    };
    while ((await notices()).length === 0) await pause(20);
    expect(await notices()).to.have.length(1);
  };
  const logged = (act: string) =>
    pair.app.database.query<{ subject_id: string }>(
      "SELECT subject_id FROM audit_log WHERE act = $1 ORDER BY seq",
      [act],
    );

  it("are refused about nobody, oneself, another's trade, and without words for another reason", async () => {
    const { id } = await pair.start();
    expect(await report(kofi, "nobody_here")).to.include({ status: 404, code: "not_found" });
    expect(await report(kofi, "Kofi_Trades")).to.include({ status: 409, code: "own_person" });
    const trade = { place: "trade", trade_id: id };
    expect(await report(kofi, "ana_lima", trade)).to.include({ status: 404 });
    expect(await report(kofi, "ana_lima", { reason: "other" })).to.include({
      status: 422,
      code: "text_too_short",
    });
    for (const body of [
      { reason: "rude" },
      { place: "street" },
      { trade_id: "a b" },
      { text: 7 },
    ]) {
      expect(await report(kofi, "ana_lima", body)).to.include({ status: 422, code: "validation" });
    }
    expect(await list()).to.deep.equal([]);
    expect(await report(pair.buyer, "ana_lima", trade)).to.include({ status: 200 });
  });

  it("are one line for a person, and one open report of a reporter", async () => {
    const hostile = "<img src=x onerror=alert(1)> \u202Ecba";
    await Promise.all([1, 2, 3].map(() => report(kofi, "ana_lima", { text: hostile })));
    await report(kofi, "bruno_costa");
    const id = await idOf("ana_lima");
    const [first, second] = await list({ open: "true" });
    expect(first).to.include({ id, username: "ana_lima", openReports: 2, allReports: 2 });
    expect(second).to.include({ username: "bruno_costa", openReports: 1 });
    expect(await list({ q: "BRU" })).to.deep.equal([second]);
    expect(await list({ open: "false" })).to.deep.equal([]);
    const { reports } = await view(id);
    expect(
      reports.map(({ reporter, text, place }) => [reporter.username, text, place]),
    ).to.deep.equal([
      ["kofi_trades", hostile, "profile"],
      ["bruno_costa", "", "trade"],
    ]);
    expect((await logged("read-person-reports")).at(-1)?.subject_id).to.equal(id);
  });

  it("are decided together, by moderators who saw them all, once, and logged", async () => {
    const id = await idOf("ana_lima");
    const seen = (await view(id)).reports[0]?.id ?? 0;
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const decide = (who: StaffVisitor, body: object) =>
      who.call("decidePersonReports", {
        parameters: { id },
        body: { decision: "acted", reason: "Warned them.", seen, ...body },
      });
    expect(await sam.call("listReportedPeople")).to.include({ status: 403 });
    expect(await decide(sam, {})).to.include({ status: 403 });
    expect(await decide(omar, { seen: seen - 1 })).to.include({ code: "reports_newer" });
    expect(await decide(omar, { reason: " \u200b" })).to.include({ code: "reason_needed" });
    expect(await decide(omar, { decision: "ban" })).to.include({ code: "validation" });
    const told = await decide(omar, {});
    const decided: Viewed = told.data;
    expect(decided).to.include({ openReports: 0 });
    expect(decided.reports[1]?.decided).to.include({ decision: "acted", words: "Warned them." });
    expect(await decide(omar, {})).to.include({ status: 409, code: "reports_decided" });
    expect(await logged("decide-person-reports")).to.deep.equal([{ subject_id: id }]);
    expect(await list({ open: "false" })).to.have.length(1);
    for (const reporter of [kofi, pair.buyer]) await toldOnce(reporter);
    // Whoever reported them may report them again.
    expect(await report(kofi, "ana_lima")).to.include({ status: 200 });
    expect((await view(id)).reports).to.have.length(3);
  });

  it("name a chat of the two, which moderators read then, each time logged", async () => {
    const open = await kofi.must("openChat", { body: { username: "ana_lima" } });
    const { id: chatId } = open.data as { id: string };
    const text = "Pay me outside, <b>now</b>";
    await pair.seller.must("sendChatMessage", { parameters: { id: chatId }, body: { text } });
    const id = await idOf("ana_lima");
    const read = (who: StaffVisitor) =>
      who.call("readReportedChat", { parameters: { id, chatId } });
    expect(await read(omar)).to.include({ status: 404 });
    const about = { place: "chat", chat_id: chatId };
    expect(await report(pair.buyer, "ana_lima", about)).to.include({ status: 404 });
    await pair.app.database.query("DELETE FROM person_report");
    expect(await report(kofi, "ana_lima", about)).to.include({ status: 200 });
    expect((await view(id)).reports[0]).to.include({ place: "chat", chatId });
    const told = await read(omar);
    const messages: AdminBodyOf<"readReportedChat"> = told.data;
    expect(messages.map((each) => [each.seq, each.author, each.text])).to.deep.equal([
      [1, "ana_lima", text],
    ]);
    expect((await logged("read-reported-chat")).at(-1)?.subject_id).to.equal(id);
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    expect(await read(sam)).to.include({ status: 403 });
    const other = await idOf("bruno_costa");
    const elsewhere = { parameters: { id: other, chatId } };
    expect(await omar.call("readReportedChat", elsewhere)).to.include({ status: 404 });
  });

  it("are twenty people a day from one trader", async () => {
    await pair.app.database.query("DELETE FROM person_report");
    const names = await pair.app.database.query<{ username: string }>(
      "SELECT username FROM trader WHERE username <> 'bruno_costa' ORDER BY username",
    );
    const told = [];
    for (const { username } of names) {
      told.push(await report(pair.buyer, username));
      await pair.app.database.query("DELETE FROM person_report");
    }
    for (let more = told.length; more < 22; more++) {
      told.push(await report(pair.buyer, "ana_lima"));
      await pair.app.database.query("DELETE FROM person_report");
    }
    const refused = told.find(({ status }) => status === 429);
    expect(refused?.code).to.equal("rate_limited");
    expect(told.filter(({ status }) => status === 200)).to.have.length.within(18, 20);
  });
});
