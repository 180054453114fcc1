import { expect } from "chai";
import type { ListedReputationView } from "../../../src/adapters/http/contract/admin/reputations.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import type { OwnReputationsView } from "../../../src/adapters/http/contract/reputation/reputation.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { untilTold } from "../../support/until-told.ts";
import type { Visitor } from "../../support/visitor.ts";

const usual = {
  market: "Other Market",
  address: "https://market.example/user/ana",
  trades: 120,
  positive: 80,
  negative: 1,
  since: 2018,
};
const reason = "The text is in the description; the figures are right.";

describe("records on other marketplaces over HTTP", () => {
  let pair: TradingPair;
  let ana: Visitor;
  let nia: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ana = pair.seller;
    nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
  });
  after(() => pair.close());

  const own = async (who = ana): Promise<OwnReputationsView> =>
    (await who.must("viewReputationClaims")).data;
  const claim = (changed: object = {}, who = ana) =>
    who.call("claimReputation", { body: { ...usual, ...changed } });
  const profile = async (): Promise<ProfileView> =>
    (await pair.buyer.must("viewProfileByName", { parameters: { username: "ana_lima" } })).data;
  const waiting = async (): Promise<ListedReputationView[]> =>
    (await nia.must("listReputationClaims", { query: { filter: '{"open":"true"}' } })).data;
  const decide = (id: string, confirmed: boolean, who = nia, key?: string) =>
    who.call("decideReputationClaim", {
      parameters: { id },
      body: { confirmed, reason },
      ...(key !== undefined && { key }),
    });

  it("are claimed with a text that names the account, at the fields that are right", async () => {
    expect((await own()).proof).to.match(/^ana_lima \S{8,}$/);
    const faults = (told: Awaited<ReturnType<typeof claim>>) =>
      (told.body as { error: { details?: { field: string }[] } }).error.details?.map(
        ({ field }) => field,
      );
    expect(faults(await claim({ address: "http://market.example" }))).to.deep.equal(["address"]);
    expect(faults(await claim({ since: 1999 }))).to.deep.equal(["since"]);
    const both = await Promise.all([claim(), claim()]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    expect(await claim({ market: "Third" })).to.include({ code: "reputation_open" });
    expect((await profile()).importedReputation, "not yet").to.deep.equal([]);
  });

  it("are confirmed by moderators once, logged, and shown apart", async () => {
    const before = await profile();
    const [{ id, username } = { id: "", username: "" }] = await waiting();
    expect(username).to.equal("ana_lima");
    const seen = await nia.must("viewReputationClaim", { parameters: { id } });
    expect(seen.data).to.include({ proof: (await own()).proof });
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    expect(await decide(id, true, sam)).to.include({ status: 403 });
    const both = await Promise.all([1, 2].map(() => decide(id, true, nia, "one-decision")));
    expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(await decide(id, false)).to.include({ status: 409, code: "reputation_decided" });
    await untilTold(ana, "record_confirmed");
    const { importedReputation: imported, ...rest } = await profile();
    expect(imported).to.have.length(1);
    expect(imported[0]).to.deep.include(usual);
    for (const field of ["totalTrades", "totalPartners", "feedback", "btcTraded"] as const) {
      expect(rest[field], field).to.deep.equal(before[field]);
    }
    const acts = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act LIKE '%reputation%'",
    );
    expect(acts.filter(({ act }) => act === "decide-reputation-claim")).to.have.length(1);
    expect(await claim({ market: "other market" })).to.include({ code: "reputation_known" });
  });

  it("are declined with words, and removed by their owner alone", async () => {
    expect((await claim({ market: "Third" })).status).to.equal(200);
    const [{ id } = { id: "" }] = await waiting();
    expect(await pair.buyer.call("removeReputationClaim", { parameters: { id } })).to.include({
      status: 404,
    });
    expect((await decide(id, false)).status).to.equal(200);
    await untilTold(ana, "record_declined");
    const [declined, confirmed] = (await own()).claims;
    expect(declined?.decided).to.include({ isConfirmed: false, words: reason });
    expect((await profile()).importedReputation).to.have.length(1);
    await ana.must("removeReputationClaim", { parameters: { id: confirmed?.id ?? "" } });
    expect((await profile()).importedReputation).to.deep.equal([]);
    expect(await claim(), "again").to.include({ status: 200 });
    expect(await decide("12345678", true)).to.include({ status: 404 });
  });
});
