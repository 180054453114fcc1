import { expect } from "chai";
import type {
  PolicyVersionView,
  PolicyView,
} from "../../../../src/adapters/http/contract/admin/policy.ts";
import type { Failure } from "../../../../src/adapters/http/contract/envelope.ts";
import type { TradeView } from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { TradingPair } from "../../../support/trading-pair.ts";

describe("the policy over HTTP", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    ben = await StaffVisitor.ofDemo(pair.app.adminUrl, "ben_admin");
  });
  after(() => pair.close());

  const view = async (): Promise<PolicyView> => (await ada.must("viewPolicy")).data;
  const change = async (patch: object, reason = "Tested.", who = ada) =>
    who.call("changePolicy", { body: { patch, version: (await view()).version, reason } });
  const valueOf = ({ fields }: PolicyView, path: string) =>
    fields.find((field) => field.path === path)?.value;
  const failures = (told: { readonly body: unknown }) =>
    ((told.body as Failure).error.details ?? []).map(({ field, code }) => `${field} ${code}`);

  it("is changed by an admin with a reason: at once, kept as a version and in the log", async () => {
    const before = await view();
    const running = await pair.start();
    const patch = {
      trade: { disputeAfterPaid: 7_200, disputeAfterQuickPaid: 1_200 },
      fees: { byGroup: { 5: 75 } },
    };
    const told = await change(patch, " Disputes come too late. ");
    expect(told.status).to.equal(200);
    const after = told.body as PolicyView;
    expect(after).to.include({
      version: before.version + 1,
      madeBy: "ada_admin",
      reason: "Disputes come too late.",
    });
    expect(valueOf(after, "trade.disputeAfterPaid")).to.equal("7200");

    const page = await fetch(pair.app.url, { headers: { accept: "text/html" } });
    expect(await page.text()).to.include('"disputeAfterPaid":7200');

    const next = await pair.start();
    const minutesToHelp = async (id: string) => {
      await pair.buyer.must("markTradePaid", { parameters: { id } });
      const trade: TradeView = (await pair.buyer.must("viewTrade", { parameters: { id } })).data;
      const [paid, help] = [trade.paidAt, trade.dispute.availableAt];
      return (Date.parse(help ?? "") - Date.parse(paid ?? "")) / 60_000;
    };
    expect([await minutesToHelp(running.id), await minutesToHelp(next.id)]).to.deep.equal([30, 20]);

    const versions: readonly PolicyVersionView[] = (await ben.must("listPolicyVersions")).data;
    expect(versions.map(({ id }) => Number(id))).to.deep.equal([
      after.version,
      ...Array.from({ length: before.version }, (_, past) => before.version - past),
    ]);
    expect(versions[0]?.changes).to.have.deep.members([
      { path: "fees.byGroup.5", unit: "basis points", from: "50", to: "75" },
      { path: "trade.disputeAfterPaid", unit: "seconds", from: "10800", to: "7200" },
      { path: "trade.disputeAfterQuickPaid", unit: "seconds", from: "1800", to: "1200" },
    ]);
    expect(versions.at(-1)).to.deep.include({ madeBy: null, changes: [] });

    const filter = JSON.stringify({ subjectKind: "policy" });
    const { data } = await ben.must("listAudit", { query: { filter } });
    expect(data[0]).to.deep.include({
      act: "change-policy",
      staff: "ada_admin",
      subjectKind: "policy",
      subjectId: String(after.version),
      reason: "Disputes come too late.",
    });
  });

  it("is not changed on top of a change that its admin did not see", async () => {
    const { version } = await view();
    const body = { patch: { offer: { tags: 4 } }, version, reason: "More tags." };
    const both = await Promise.all([
      ada.call("changePolicy", { body }),
      ben.call("changePolicy", { body: { ...body, patch: { offer: { tags: 5 } } } }),
    ]);
    expect(both.map(({ status, code }) => `${status} ${code ?? ""}`)).to.have.members([
      "200 ",
      "409 policy_changed",
    ]);
    expect((await view()).version).to.equal(version + 1);
  });

  it("is refused with everything that is wrong, and then nothing has changed", async () => {
    const { version } = await view();
    const rows: readonly (readonly [object, string])[] = [
      [{ trade: { fundingWindow: 1 } }, "trade.fundingWindow out_of_range"],
      [{ trade: { fundingWindow: "soon" } }, "trade.fundingWindow wrong_kind"],
      [{ trade: { nonsense: 1 } }, "trade.nonsense unknown"],
      [{ trade: null }, "trade missing"],
      [{ trade: { smallAppealWindow: 8 * 86_400 } }, "trade.smallAppealWindow not_less"],
    ];
    for (const [patch, fault] of rows) {
      const told = await change(patch);
      expect([told.status, told.code]).to.deep.equal([422, "policy_invalid"]);
      expect(failures(told)).to.include(fault);
    }
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`x${at}`, 1]));
    expect(failures(await change(many))).to.have.length(20);
    expect((await change({})).code).to.equal("policy_unchanged");
    expect((await change({ offer: { tags: 2 } }, "\u200b")).code).to.equal("reason_needed");
    expect((await change({ offer: { tags: 2 } }, "")).code).to.equal("validation");
    expect((await view()).version).to.equal(version);
  });
});
