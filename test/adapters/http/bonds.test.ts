import { expect } from "chai";
import type { BondView } from "../../../src/adapters/http/contract/bond/bond.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { defaultBondPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { vendorTermsVersion } from "../../../src/domain/badge-application/badge-application.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { castOffer } from "../../support/trader-cast.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const password = "try the demo";
const sold = { query: { type: "sell" } };

describe("bonds over HTTP", () => {
  let pair: TradingPair;
  let offerId: string;
  before(async () => {
    pair = await TradingPair.open({ BONDS: "1" });
    const { data } = await pair.seller.must("createOffer", { body: castOffer });
    offerId = (data as MyOfferView).idHashed;
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const bond = async (): Promise<BondView> => (await pair.seller.must("viewBond")).data;
  const offer = async (): Promise<MyOfferView> => {
    const all: readonly MyOfferView[] = (await pair.seller.must("listMyOffers", sold)).data;
    return all.find(({ idHashed }) => idHashed === offerId)!;
  };
  const balanceOf = async (who: Visitor): Promise<bigint> => {
    const balances: readonly BalanceView[] = (await who.must("getBalances")).data;
    return BigInt(balances.find((each) => each.cryptoCurrencyCode === "BTC")?.balance ?? 0);
  };
  const leave = (asset = "BTC") =>
    pair.seller.call("depositBond", { body: { crypto_currency_code: asset } });
  const takeBack = (body: object = { password }) => pair.seller.call("retrieveBond", { body });
  const start = () =>
    pair.buyer.call("startTrade", { body: { offer_id: offerId, fiat_amount: "20.00" } });

  it("are missing at first: the offer is off, though its owner wants it on", async () => {
    expect(await bond()).to.include({ missingAmount: "500000", isBondInsufficient: true });
    const { lostWithin, returnAfter } = defaultBondPolicy;
    expect(await bond()).to.include({
      lostWithinSeconds: lostWithin,
      returnAfterSeconds: returnAfter,
    });
    const mine = await offer();
    expect(mine).to.deep.include({
      isActive: true,
      isEnabled: false,
      depositInfo: { isBondInsufficient: true },
    });
    expect(mine.messages.map(({ code }) => code)).to.include("BondInsufficient");
    const refused = await start();
    expect(refused).to.include({ status: 409, code: "bond_required" });
    // The switch of the owner is theirs: it does not turn the offer on.
    const toggle = (status: "active" | "inactive") =>
      pair.seller.must("switchOffer", {
        parameters: { hash: offerId },
        body: { new_status: status },
      });
    await toggle("inactive");
    expect((await toggle("active")).data).to.include({ isActive: true, isEnabled: false });
  });

  it("are left from the balance, once, and turn the offer on", async () => {
    const before = await balanceOf(pair.seller);
    expect((await leave()).status).to.equal(200);
    expect(await balanceOf(pair.seller)).to.equal(before - 500_000n);
    expect(await leave()).to.include({ status: 409, code: "bond_sufficient" });
    expect(await offer()).to.deep.include({
      isEnabled: true,
      depositInfo: { isBondInsufficient: false },
    });
  });

  it("stay while a trade that they cover goes on, and for 7 days after", async () => {
    const versionOf = async () => {
      const [row] = await pair.app.database.query<{ version: number }>(
        "SELECT version FROM bond WHERE holder_id = (SELECT owner_id FROM offer WHERE id = $1)",
        [offerId],
      );
      return row?.version;
    };
    expect(await versionOf()).to.equal(1);
    const started = await start();
    expect(started.status).to.equal(200);
    // A return at the same time would have to be judged again.
    expect(await versionOf()).to.equal(2);
    expect(await takeBack()).to.include({ status: 409, code: "bond_in_use" });
    const { id } = (started.body as { data: { id: string } }).data;
    await pair.buyer.must("cancelTrade", { parameters: { id } });
    expect(await takeBack()).to.include({ status: 409, code: "bond_in_use" });
    expect((await bond()).freeAt).to.be.a("string");
    // The days pass in its row alone.
    const shift = (sign: string) =>
      pair.app.database.query(
        `UPDATE trade SET closed_at = closed_at ${sign} interval '8 days' WHERE id = $1`,
        [id],
      );
    await shift("-");
    expect(await takeBack({})).to.include({ code: "proof_needed" });
    const before = await balanceOf(pair.seller);
    expect((await takeBack()).status).to.equal(200);
    expect(await balanceOf(pair.seller)).to.equal(before + 500_000n);
    expect(await takeBack()).to.include({ status: 409, code: "no_bond" });
    await shift("+");
    expect(await offer()).to.deep.include({ isActive: true, isEnabled: false });
  });

  it("count in other coins for what they were worth", async () => {
    expect((await leave("USDT")).status).to.equal(200);
    expect(await bond()).to.include({ isBondInsufficient: false });
    expect((await bond()).bonds.map((each) => each.cryptoCurrencyCode)).to.deep.equal(["USDT"]);
    expect(await offer()).to.include({ isEnabled: true });
  });

  it("are needed of vendors, and stay while they have the badge", async () => {
    const { database, adminUrl } = pair.app;
    const text = "I have sold for years, all day, and answer within minutes.";
    const body = { badge: "vendor", text, terms_version: vendorTermsVersion };
    const apply = () => pair.seller.call("applyForBadge", { body });
    expect((await takeBack()).status).to.equal(200);
    expect(await apply()).to.include({ status: 403, code: "bond_needed" });
    expect((await leave()).status).to.equal(200);
    expect((await apply()).status).to.equal(200);
    expect((await takeBack()).status, "no vendor yet").to.equal(200);
    const vera = await StaffVisitor.ofDemo(adminUrl, "vera_super");
    const [row] = await database.query<{ id: string; trader_id: string }>(
      "SELECT id, trader_id FROM badge_application",
    );
    const approve = () =>
      vera.call("decideBadgeApplication", {
        parameters: { id: row?.trader_id ?? "" },
        body: { application: Number(row?.id), approved: true, reason: "Looked at." },
      });
    expect(await approve()).to.include({ status: 403, code: "bond_needed" });
    expect((await leave()).status).to.equal(200);
    expect((await approve()).status).to.equal(200);
    expect(await takeBack()).to.include({ status: 409, code: "bond_of_vendor" });
  });
});
