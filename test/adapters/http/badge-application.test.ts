import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { BadgeApplicationsView } from "../../../src/adapters/http/contract/badge-application/badge-application.ts";
import { vendorTermsVersion } from "../../../src/domain/badge-application/badge-application.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { untilTold } from "../../support/until-told.ts";
import type { Visitor } from "../../support/visitor.ts";

type Listed = AdminBodyOf<"listBadgeApplications">;

const text = "Cash and bank transfers in Lisbon since 2019. <b>Ask</b> \u202Eanybody";

describe("badges over HTTP", () => {
  let pair: TradingPair;
  let ana: Visitor;
  let vera: StaffVisitor;
  let ada: StaffVisitor;
  let anaId: string;
  before(async () => {
    pair = await TradingPair.open();
    ana = pair.seller;
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    anaId = await idOf("ana_lima");
    await setAna("no_badge", 2);
  });
  after(() => pair.close());

  const idOf = async (username: string) => {
    const sql = "SELECT id FROM trader WHERE username = $1";
    const [row] = await pair.app.database.query<{ id: string }>(sql, [username]);
    return row?.id ?? "";
  };
  const setAna = async (badge: string, level: number) => {
    await pair.app.database.query(
      "UPDATE trader SET badge = $1, level = $2 WHERE username = 'ana_lima'",
      [badge, level],
    );
  };
  const own = async (): Promise<BadgeApplicationsView> =>
    (await ana.must("viewBadgeApplications")).data;
  const apply = (body: object = {}) =>
    ana.call("applyForBadge", {
      body: { badge: "vendor", text, terms_version: vendorTermsVersion, ...body },
    });
  const list = async (who: StaffVisitor, filter: object = { open: "true" }): Promise<Listed> =>
    (await who.must("listBadgeApplications", { query: { filter: JSON.stringify(filter) } })).data;
  const decide = (who: StaffVisitor, application: number, body: object = {}) =>
    who.call("decideBadgeApplication", {
      parameters: { id: anaId },
      body: { application, approved: true, reason: "Ten trades looked at.", ...body },
    });
  const open = async () => Number((await list(vera))[0]?.id);
  const isVendor = async () => {
    const { data } = await ana.must("getCurrentUser");
    return (data as { isVendor: boolean }).isVendor;
  };
  const give = (who: StaffVisitor, badge: string, id = anaId) =>
    who.call("giveBadge", { parameters: { id }, body: { badge, reason: "As agreed." } });

  it("are applied for with the terms in force, a verified ID and words, once at a time", async () => {
    await setAna("no_badge", 1);
    expect(await apply()).to.include({ status: 403, code: "id_needed" });
    await setAna("no_badge", 2);
    expect(await apply({ terms_version: vendorTermsVersion + 1 })).to.include({
      status: 409,
      code: "terms_outdated",
    });
    expect(await apply({ terms_version: undefined })).to.include({ code: "terms_outdated" });
    expect(await apply({ text: "\u200b" })).to.include({ status: 422, code: "text_too_short" });
    for (const body of [{ badge: "ceo" }, { text: 7 }, { terms_version: 0 }, { level: 3 }]) {
      expect(await apply(body)).to.include({ status: 422, code: "validation" });
    }
    expect((await own()).vendorTerms).to.deep.equal({
      version: vendorTermsVersion,
      acceptedVersion: null,
      acceptedAt: null,
    });
    const sent = await Promise.all([1, 2, 3, 4].map(() => apply()));
    expect(sent.filter(({ status }) => status === 200)).to.have.length(1);
    expect(await apply({ badge: "ambassador" })).to.include({ code: "application_open" });
    const { vendorTerms, applications } = await own();
    expect(vendorTerms.acceptedVersion).to.equal(vendorTermsVersion);
    expect(applications.map(({ badge, decided }) => [badge, decided])).to.deep.equal([
      ["vendor", null],
    ]);
  });

  it("are declined with a reason that the applicant reads, and asked for again only later", async () => {
    const id = await open();
    const omar = await StaffVisitor.ofDemo(pair.app.adminUrl, "omar_mod");
    expect(await omar.call("listBadgeApplications")).to.include({ status: 403 });
    expect(await decide(omar, id)).to.include({ status: 403 });
    expect(await decide(vera, id, { reason: " \u200b" })).to.include({ code: "reason_needed" });
    expect(await decide(vera, id + 1)).to.include({ code: "application_decided" });
    const seen = await vera.must("viewBadgeApplication", { parameters: { id: String(id) } });
    expect(seen.data).to.include({ username: "ana_lima", text, termsVersion: vendorTermsVersion });
    const reason = "Too few trades yet.";
    expect(await decide(vera, id, { approved: false, reason })).to.include({ status: 200 });
    expect(await decide(vera, id)).to.include({ status: 409, code: "application_decided" });
    const { applications, badges } = await own();
    expect(applications[0]?.decided).to.include({ isApproved: false, words: reason });
    expect(badges[0]).to.deep.equal({ badge: "vendor", obstacle: "application_too_soon" });
    expect(await isVendor()).to.equal(false);
    await untilTold(ana, "badge_declined");
    await pair.app.database.query(
      "UPDATE badge_application SET decided_at = decided_at - interval '30 days'",
    );
    expect(await apply()).to.include({ status: 200 });
  });

  it("are given once of two decisions at once, and logged", async () => {
    const id = await open();
    const both = await Promise.all([decide(vera, id), decide(ada, id)]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    expect(await isVendor()).to.equal(true);
    await untilTold(ana, "badge_given");
    const logged = await pair.app.database.query(
      "SELECT subject_id FROM audit_log WHERE act = 'decide-badge-application'",
    );
    expect(logged).to.deep.equal([{ subject_id: anaId }, { subject_id: anaId }]);
    expect(await apply({ badge: "ambassador" })).to.include({ code: "badge_held" });
  });

  it("of vendors turn no offer on until the terms in force are accepted", async () => {
    await pair.app.database.query("DELETE FROM vendor_terms WHERE trader_id = $1", [anaId]);
    const { data } = await ana.must("listMyOffers", { query: { type: "sell" } });
    const hash = (data as { idHashed: string }[])[0]?.idHashed ?? "";
    const turn = (to: string) =>
      ana.call("switchOffer", { parameters: { hash }, body: { new_status: to } });
    expect(await turn("inactive")).to.include({ status: 200 });
    expect(await turn("active")).to.include({ status: 409, code: "vendor_terms_due" });
    const all = await ana.must("switchAllOffers", { body: { new_status: "active" } });
    expect(all.data).to.include({ changed: 0 });
    const accept = (version: number) => ana.call("acceptVendorTerms", { body: { version } });
    expect(await accept(vendorTermsVersion + 1)).to.include({ code: "terms_outdated" });
    const twice = await Promise.all([accept(vendorTermsVersion), accept(vendorTermsVersion)]);
    expect(twice.map(({ status }) => status)).to.deep.equal([200, 200]);
    const { acceptedAt } = (await own()).vendorTerms;
    await accept(vendorTermsVersion);
    expect((await own()).vendorTerms.acceptedAt).to.equal(acceptedAt);
    expect(await turn("active")).to.include({ status: 200 });
  });

  it("are taken with a reason, which turns a vendor's offers off; admins alone give the others", async () => {
    expect(await give(vera, "ceo")).to.include({ status: 403, code: "badge_by_admin" });
    expect(await give(vera, "vendor")).to.include({ status: 409, code: "badge_held" });
    expect(await give(ada, "ceo", "nobody")).to.include({ status: 404 });
    expect(await give(ada, "expert_trader")).to.include({ status: 422, code: "validation" });
    expect(await give(vera, "no_badge")).to.include({ status: 200 });
    expect(await isVendor()).to.equal(false);
    const [on] = await pair.app.database.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM offer WHERE owner_id = $1 AND is_active",
      [anaId],
    );
    expect(on?.count).to.equal(0);
    await untilTold(ana, "badge_taken");
    expect(await give(ada, "ambassador")).to.include({ status: 200 });
    expect(await give(vera, "no_badge")).to.include({ code: "badge_by_admin" });
  });

  it("of ambassadors are applied for without an ID, and decided by admins", async () => {
    await setAna("no_badge", 1);
    expect(await apply({ badge: "ambassador", terms_version: undefined })).to.include({
      status: 200,
    });
    const id = await open();
    expect(await list(vera, { badge: "vendor", open: "true" })).to.deep.equal([]);
    expect(await list(vera, { q: "BRU" })).to.deep.equal([]);
    expect(
      await vera.call("listBadgeApplications", { query: { filter: '{"open":"1"}' } }),
    ).to.include({ status: 422 });
    expect(await decide(vera, id)).to.include({ status: 403, code: "badge_by_admin" });
    expect(await decide(ada, id)).to.include({ status: 200 });
    expect((await ana.must("viewPartner")).data).to.include({ isAmbassador: true });
  });
});
