import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { CompanyView } from "../../../src/adapters/http/contract/company/company.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import { companyDocumentKinds } from "../../../src/domain/company/company-application.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { pdf } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { turnOnCompanies } from "../../support/turn-on-companies.ts";
import type { Visitor } from "../../support/visitor.ts";

const facts = {
  legal_name: "Harbour Trading Limited",
  business_name: "Harbour",
  registration_number: "C-12345",
  country: "MT",
  address: "1 Quay Street, Valletta",
  website: "https://harbour.example",
  activity: "Imports, paid in Bitcoin. <b>\u202EOfni</b>",
};

describe("corporate accounts over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let vera: StaffVisitor;
  let kofiId: string;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const sql = "SELECT id FROM trader WHERE username = 'kofi_trades'";
    kofiId = (await query<{ id: string }>(sql))[0]?.id ?? "";
  });
  after(() => pair.close());

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    pair.app.database.query<Row>(sql, parameters);
  const company = async (): Promise<CompanyView> =>
    (await kofi.must("viewCompanyApplication")).data;
  const user = async (): Promise<CurrentUserView> => (await kofi.must("getCurrentUser")).data;
  const flagsOf = async () => {
    const { isCorporateAccount, isUnverifiedCorporateAccount } = await user();
    return [isCorporateAccount, isUnverifiedCorporateAccount];
  };
  const submit = (change: object = {}) =>
    kofi.call("submitCompanyApplication", { body: { ...facts, ...change } });
  const add = (proves: string, who = kofi, file: Uint8Array = pdf()) =>
    who.call("addCompanyDocument", { query: { name: `${proves}.pdf`, proves }, file });
  const begin = (who = vera) => who.call("beginCompanyReview", { parameters: { id: kofiId } });
  const decide = (verdict: string, reason = "Looked at it.", who = vera) =>
    who.call("decideCompany", { parameters: { id: kofiId }, body: { verdict, reason } });
  const show = (type: number) =>
    kofi.call("changeSettings", { body: { fullNameVisibilityType: type } });
  const shownName = async () => {
    const parameters = { username: "kofi_trades" };
    const { data } = await pair.buyer.must("viewProfileByName", { parameters });
    return (data as ProfileView).fullName;
  };

  it("exist where the flag is on: an account is converted once, and then not verified yet", async () => {
    expect(await kofi.call("convertToCorporate")).to.include({ status: 403, code: "feature_off" });
    await turnOnCompanies(pair.app.adminUrl);
    const told = await kofi.must("convertToCorporate");
    expect(told.data).to.deep.equal({
      message: "Your account is corporate now. Verify your company next.",
      redirect: "/account/verification/company",
      isCorporateAccount: true,
    });
    expect(await kofi.call("convertToCorporate")).to.include({ code: "corporate_already" });
    expect(await flagsOf()).to.deep.equal([true, true]);
    expect(await show(3)).to.include({ status: 422 });
  });

  it("hide the prompt to apply for a week", async () => {
    expect((await company()).isPostponed).to.equal(false);
    await kofi.must("postponeCompanyVerification");
    expect((await company()).isPostponed).to.equal(true);
    await query(
      "UPDATE company SET postponed_until = postponed_until - interval '7 days 1 second'",
    );
    expect((await company()).isPostponed).to.equal(false);
  });

  it("apply with a document of each kind, and hear of every field that is wrong", async () => {
    expect(await submit()).to.include({ status: 422, code: "documents_needed" });
    expect(await add("passport")).to.include({ status: 422, code: "validation" });
    const page = Buffer.from("<html>");
    expect(await add("owners", kofi, page)).to.include({ status: 422, code: "attachment_kind" });
    // The next is chosen before the last has arrived.
    const added = await Promise.all(companyDocumentKinds.map((kind) => add(kind)));
    expect(added.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    const wrong = await submit({ legal_name: "H", country: "XX", website: "javascript:1" });
    expect(wrong.status).to.equal(422);
    const { details } = (wrong.body as { error: { details: { field: string }[] } }).error;
    expect(details.map(({ field }) => field)).to.have.members(["legal_name", "country", "website"]);
    const sent = await Promise.all([submit(), submit()]);
    expect(sent.map(({ status }) => status)).to.have.members([200, 409]);
    const { application, documents } = await company();
    expect(application).to.include({ ...facts, state: "application_submitted", reason: null });
    const id = documents[0]?.id ?? "";
    expect(await add("owners")).to.include({ status: 409, code: "company_in_review" });
    expect(await kofi.call("removeCompanyDocument", { parameters: { id } })).to.include({
      code: "company_in_review",
    });
  });

  it("keep their documents encrypted, for themselves and for staff who open the application", async () => {
    const { documents } = await company();
    const url = documents[0]?.url ?? "";
    const read = await fetch(pair.app.url + url);
    expect([read.status, read.headers.get("content-type")]).to.deep.equal([200, "application/pdf"]);
    const { data } = await vera.must("viewCompany", { parameters: { id: kofiId } });
    const [seen] = (data as { documents: { url: string }[] }).documents;
    expect((await fetch(pair.app.adminUrl + (seen?.url ?? ""))).status).to.equal(200);
    const listed = await vera.must("listCompanyApplications", {
      query: { filter: JSON.stringify({ state: "application_submitted", q: "KOFI" }) },
    });
    const [first] = listed.data as { id: string; documents: { url: null }[] }[];
    expect([first?.id, first?.documents[0]?.url]).to.deep.equal([kofiId, null]);
    const omar = await StaffVisitor.ofDemo(pair.app.adminUrl, "omar_mod");
    for (const told of [await begin(omar), await decide("approve", "Fine.", omar)]) {
      expect(told).to.include({ status: 403 });
    }
    expect(
      await query("SELECT 1 FROM audit_log WHERE act = 'read-company-application'"),
    ).to.not.have.length(0);
  });

  it("go into review once, and come back with what has to change", async () => {
    expect(await decide("approve")).to.include({ status: 409, code: "company_moved" });
    const begun = await Promise.all([begin(), begin()]);
    expect(begun.map(({ status }) => status)).to.have.members([200, 409]);
    expect((await company()).application?.state).to.equal("in_review");
    const stopped = await kofi.must("convertToPersonal");
    expect(stopped.data).to.include({
      redirect: "/account/verification/company",
      isCorporateAccount: true,
    });
    expect(await decide("resubmit", " \u200b")).to.include({ code: "reason_needed" });
    expect(await decide("resubmit", "The proof of address is too old.")).to.include({
      status: 200,
    });
    expect((await company()).application).to.include({
      state: "application_waiting_resubmission",
      reason: "The proof of address is too old.",
    });
    expect(await submit({ business_name: "" })).to.include({ status: 200 });
    await begin();
    expect(await decide("reject", "Not this kind of business.")).to.include({ status: 200 });
    expect((await company()).application?.state).to.equal("application_rejected");
    expect(await submit()).to.include({ status: 200 });
  });

  it("show their names and have no limits once they are verified", async () => {
    const before = (await user()).kycLevelCheck?.level ?? 0;
    await begin();
    expect(await decide("approve")).to.include({ status: 200 });
    expect(await flagsOf()).to.deep.equal([true, false]);
    expect((await user()).kycLevelCheck?.level).to.equal(3);
    expect(before).to.be.below(3);
    const limits = await kofi.must("kycCheck", { query: { fiatCurrencyCode: "EUR" } });
    expect(limits.data).to.include({ label: "L4", isUnlimited: true, nextLevel: null });
    expect((await show(3)).status).to.equal(200);
    expect(await shownName()).to.equal("Harbour Trading Limited");
    expect((await show(4)).status).to.equal(200);
    expect(await shownName()).to.equal("Harbour");
    await caughtUp(pair.app.database, "notices");
    const notices: NoticeView[] = (await kofi.must("listNotices")).data;
    expect(
      notices.map(({ event }) => event).filter((each) => each.startsWith("company")),
    ).to.deep.equal(["company_approved", "company_rejected", "company_sent_back"]);
  });

  it("become personal again without running trades, and lose what the company had", async () => {
    await query("UPDATE trader_usage SET active_trades = 1 WHERE trader_id = $1", [kofiId]);
    const stopped = await kofi.must("convertToPersonal");
    expect(stopped.data).to.include({ redirect: "/dashboard/trades", isCorporateAccount: true });
    await query("UPDATE trader_usage SET active_trades = 0 WHERE trader_id = $1", [kofiId]);
    const both = await Promise.all([
      kofi.call("convertToPersonal"),
      kofi.call("convertToPersonal"),
    ]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    expect(await flagsOf()).to.deep.equal([false, false]);
    expect((await user()).kycLevelCheck?.level).to.be.below(3);
    expect(await shownName()).to.equal(null);
    expect(await company()).to.deep.include({ application: null, documents: [] });
    expect(await kofi.call("convertToPersonal")).to.include({ code: "not_corporate" });
    expect(await submit()).to.include({ status: 409, code: "not_corporate" });
  });
});
