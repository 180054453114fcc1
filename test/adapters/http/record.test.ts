import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type {
  OwnBadgesView,
  OwnStatisticsView,
} from "../../../src/adapters/http/contract/record/record.ts";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("a trader's own record over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  async function complete(): Promise<string> {
    const { id } = await pair.start();
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    return id;
  }

  const badges = async (): Promise<OwnBadgesView> => (await pair.buyer.must("viewOwnBadges")).data;
  const statistics = async (who = pair.buyer): Promise<OwnStatisticsView> =>
    (await who.must("viewOwnStatistics")).data;

  it("sums up completed trades by month, method and partner", async () => {
    expect((await statistics()).total).to.deep.equal({
      trades: 0,
      volumeUsd: "0.00",
      profitUsd: "0.00",
    });
    await complete();
    const bought = await statistics();
    expect(bought.total.trades).to.equal(1);
    expect(Number(bought.total.volumeUsd)).to.be.greaterThan(0);
    expect(bought.months).to.have.length(12);
    expect(bought.months.at(-1)).to.deep.include({ ...bought.total });
    expect(bought.methods).to.deep.equal([{ paymentMethodName: "SEPA Instant", ...bought.total }]);
    expect(bought.partners).to.deep.equal([{ username: "ana_lima", ...bought.total }]);
    const sold = await statistics(pair.seller);
    expect(sold.total.volumeUsd).to.equal(bought.total.volumeUsd);
    expect(Number(sold.total.profitUsd) + Number(bought.total.profitUsd)).to.be.at.most(0);
  });

  it("shows each badge with how it is earned, and how far the trader is", async () => {
    const own = await badges();
    expect(own).to.include({ badge: "no_badge", partners: 1, heldBackUntil: null });
    expect(own.badges.map(({ badge, way }) => `${badge} ${way}`)).to.deep.equal([
      "vendor applied",
      "power_trader earned",
      "expert_trader earned",
      "operator given",
      "ceo given",
      "ambassador given",
    ]);
    expect(own.badges[1]?.needs).to.deep.equal({ completedTrades: 100, partners: 20 });
  });

  it("earns a badge with the trade that is enough, shows it to others, and loses it by a lost dispute", async () => {
    const { database } = pair.app;
    const [buyer] = await database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'bruno_costa'",
    );
    const id = buyer?.id ?? "";
    await database.query(
      `WITH partner AS (
         INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
         SELECT 'partner' || n, 'partner' || n, 'partner' || n, n || '@example.org', 'none', 1
           FROM generate_series(1, 20) n RETURNING id)
       INSERT INTO trade SELECT (jsonb_populate_record(t, jsonb_build_object(
           'id', 'with' || partner.id, 'seller_id', partner.id))).*
         FROM trade t, partner WHERE t.buyer_id = $1 AND t.escrow = 'released'`,
      [id],
    );
    await database.query("UPDATE trader_usage SET completed_trades = 99 WHERE trader_id = $1", [
      id,
    ]);
    const shown = async () => {
      const parameters = { username: "bruno_costa" };
      const profile: ProfileView = (await pair.seller.must("viewProfileByName", { parameters }))
        .data;
      return profile.userBadge;
    };
    const shownOnce = async (badge: string) => {
      for (let look = 0; look < 200 && (await shown()) !== badge; look += 1) await pause(100);
      return shown();
    };
    const discount = async (): Promise<number> => {
      const { feeDiscount }: CurrentUserView = (await pair.buyer.must("getCurrentUser")).data;
      return feeDiscount;
    };
    const last = await complete();
    expect((await badges()).badge).to.equal("power_trader");
    expect(await shownOnce("power_trader")).to.equal("power_trader");
    expect(await discount()).to.equal(0);
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const patch = { flags: { feeDiscount: true } };
    await ada.must("changePolicy", { body: { patch, version, reason: "Tested." } });
    expect(await discount()).to.equal(20);

    await database.query(
      "INSERT INTO trader_mark (trader_id, trade_id, kind, at) VALUES ($1, $2, 'lost_dispute', now())",
      [id, last],
    );
    const own = await badges();
    expect(own.badge).to.equal("no_badge");
    expect(await discount()).to.equal(0);
    expect(Date.parse(own.heldBackUntil ?? "")).to.be.greaterThan(Date.now() + 89 * 86_400_000);
    await complete();
    expect(await shownOnce("no_badge")).to.equal("no_badge");
  });
});
