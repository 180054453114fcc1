import { expect } from "chai";
import type { TradeView } from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { OfferOwners, buying, faultsOf, offerBody } from "../../../support/offer-owners.ts";
import { TradingPair } from "../../../support/trading-pair.ts";

describe("cashback, over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  const given = { cashback_percent: "2", cashback_max_value: "1" };

  it("is shown to its owner and to takers, and an edit without it takes it away", async () => {
    const made = await floor.publish(given);
    const shown = { withCashback: true, cashbackPercent: "2", cashbackMaxValue: "1.00" };
    expect(made).to.include(shown);
    const [card] = await floor.cards(floor.bruno);
    expect(card).to.include(shown);
    expect(BigInt(card?.quote?.cashback ?? 0)).to.equal(BigInt(card?.quote?.crypto ?? 0) / 50n);
    const edit = { ...offerBody, offer_version: made.offerVersion };
    const edited = await floor.ana.must("editOffer", {
      parameters: { id: made.idHashed },
      body: edit,
    });
    expect(edited.data).to.include({
      withCashback: false,
      cashbackPercent: null,
      cashbackMaxValue: null,
    });
  });

  it("is refused on offers to buy, and above what the policy allows", async () => {
    const tell = async (change: object) =>
      faultsOf(await floor.ana.call("createOffer", { body: { ...offerBody, ...change } }));
    expect(await tell({ ...buying, ...given })).to.deep.equal([
      "cashback_percent only_on_sell_offers",
    ]);
    expect(await tell({ cashback_percent: "10.01" })).to.deep.equal([
      "cashback_percent out_of_bounds",
    ]);
    expect(await tell({ cashback_max_value: "5" })).to.deep.equal([
      "cashback_percent not_a_number",
    ]);
  });
});

describe("a trade with cashback, over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ DEMO_STORY: "0" });
  });
  after(() => pair.close());

  it("holds it with the escrow, and gives it to the buyer with the release", async () => {
    const body = { ...offerBody, cashback_percent: "2", cashback_max_value: "1" };
    const { idHashed } = (await pair.seller.must("createOffer", { body })).data;
    const start = { offer_id: idHashed, fiat_amount: "100.00" };
    const trade: TradeView = (await pair.buyer.must("startTrade", { body: start })).data;
    const [amount, fee, cashback] = [trade.cryptoAmount.amount, trade.fee, trade.cashback].map(
      BigInt,
    ) as [bigint, bigint, bigint];
    // 2% of 100.00 EUR is 2.00 EUR, and its bound is worth 1.00 EUR.
    expect(cashback).to.equal(amount / 100n);
    expect(await moved(`hold:${trade.id}:1`, "ana_lima")).to.equal(-(amount + fee + cashback));
    const parameters = { id: trade.id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    expect(await moved(`settle:${trade.id}:1`, "bruno_costa")).to.equal(amount + cashback);
  });

  const moved = async (ref: string, username: string) => {
    const [row] = await pair.app.database.query<{ amount: string }>(
      `SELECT p.amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
         JOIN ledger_account a ON a.id = p.account_id
         JOIN trader t ON t.id = a.owner_id AND t.username = $2
        WHERE e.ref = $1`,
      [ref, username],
    );
    return BigInt(row?.amount ?? 0);
  };
});
