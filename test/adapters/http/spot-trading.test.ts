import { expect } from "chai";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import type {
  OwnSpotFillView,
  SpotBookView,
  SpotCandleView,
  SpotMarketView,
  SpotOrderView,
} from "../../../src/adapters/http/contract/spot/spot-views.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

type Person = "buyer" | "seller";

/** 0.001 BTC. */
const amount = "100000";

describe("spot trading over HTTP", () => {
  let pair: TradingPair;
  /** A whole number of steps near the market's rate, in millionths of a USDT. */
  let price: bigint;
  before(async () => {
    pair = await TradingPair.open();
    const { markets } = (await pair.buyer.must("listSpotMarkets")).data as {
      markets: SpotMarketView[];
    };
    const reference = BigInt(markets[0]?.referencePrice ?? 0);
    price = reference - (reference % 100_000n);
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });
  afterEach(async () => {
    for (const who of ["buyer", "seller"] as const) {
      await pair[who].must("cancelSpotOrders", { body: {} });
    }
  });

  const balanceOf = async (who: Person, asset: string) => {
    const balances: readonly BalanceView[] = (await pair[who].must("getBalances")).data;
    const found = balances.find((each) => each.cryptoCurrencyCode === asset);
    return {
      available: BigInt(found?.balance ?? 0),
      held: BigInt(found?.heldForSpotOrders ?? 0),
    };
  };
  const bodyOf = (side: "buy" | "sell", at = price, much = amount, type = "limit") => ({
    pair: "BTC-USDT",
    side,
    type,
    price: String(at),
    amount: much,
  });
  const place = async (who: Person, body: object): Promise<SpotOrderView> =>
    (await pair[who].must("placeSpotOrder", { body })).data;
  const book = async (): Promise<SpotBookView> =>
    (await pair.buyer.must("viewSpotBook", { parameters: { pair: "BTC-USDT" } })).data;

  it("puts a limit order into the book, holds what it costs, and gives it back when it is cancelled", async () => {
    const before = await balanceOf("seller", "BTC");
    const order = await place("seller", bodyOf("sell"));
    expect(order).to.include({ filledAmount: "0", end: null });
    expect((await book()).asks).to.deep.equal([{ price: String(price), amount }]);
    expect(await balanceOf("seller", "BTC")).to.deep.equal({
      available: before.available - BigInt(amount),
      held: BigInt(amount),
    });
    const cancel = { parameters: { id: order.id } };
    expect((await pair.seller.must("cancelSpotOrder", cancel)).data).to.include({
      end: "cancelled",
    });
    expect(await balanceOf("seller", "BTC")).to.deep.equal({ ...before, held: 0n });
    expect(await pair.seller.call("cancelSpotOrder", cancel)).to.include({
      code: "spot_order_ended",
    });
  });

  it("trades at the price of the order that waited, keeps 0.1 % of what each gets, and returns the better price", async () => {
    const before = {
      coins: await balanceOf("buyer", "BTC"),
      usdt: await balanceOf("buyer", "USDT"),
      paid: await balanceOf("seller", "USDT"),
    };
    await place("seller", bodyOf("sell"));
    const bought = await place("buyer", bodyOf("buy", price + 1_000_000n));
    const value = (price * BigInt(amount)) / 100_000_000n;
    const fee = (value + 999n) / 1_000n;
    expect(bought).to.include({
      filledAmount: amount,
      filledValue: String(value),
      feeAmount: "100",
      end: "filled",
    });
    expect(await balanceOf("buyer", "BTC")).to.deep.equal({
      available: before.coins.available + 99_900n,
      held: 0n,
    });
    expect((await balanceOf("buyer", "USDT")).available).to.equal(before.usdt.available - value);
    expect((await balanceOf("seller", "USDT")).available).to.equal(
      before.paid.available + value - fee,
    );
    const [mine] = (await pair.seller.must("listSpotFills")).data as OwnSpotFillView[];
    expect(mine).to.include({ side: "sell", isMaker: true, price: String(price) });
    const kinds = (await pair.buyer.must("getWalletHistory")).data as { kind: string }[];
    expect(kinds.slice(0, 3).map(({ kind }) => kind)).to.include.members([
      "spot_traded",
      "spot_held",
    ]);
    const { data } = await pair.buyer.must("listSpotTrades", { parameters: { pair: "BTC-USDT" } });
    expect(data[0]).to.include({ price: String(price), amount, takerSide: "buy" });
    const candles = await pair.buyer.must("listSpotCandles", {
      parameters: { pair: "BTC-USDT" },
      query: { interval: "1h" },
    });
    const charted: readonly SpotCandleView[] = candles.data;
    expect(charted.at(-1)).to.include({ close: String(price) });
  });

  it("carries out a market order at once, or refuses it where nobody is there", async () => {
    const market = { ...bodyOf("buy"), type: "market", price: undefined };
    expect(await pair.buyer.call("placeSpotOrder", { body: market })).to.include({
      code: "spot_no_match",
    });
    await place("seller", bodyOf("sell", price, "50000"));
    const done = await place("buyer", market);
    expect(done).to.include({ filledAmount: "50000", end: "unfilled" });
    expect((await balanceOf("buyer", "USDT")).held).to.equal(0n);
    expect((await book()).bids).to.deep.equal([]);
  });

  it("cancels the newer of two orders of one person that would meet", async () => {
    await place("seller", bodyOf("sell"));
    const own = await place("seller", bodyOf("buy"));
    expect(own).to.include({ filledAmount: "0", end: "self_trade" });
    expect((await book()).asks).to.have.length(1);
  });

  it("places an order once, however often it is sent under its key", async () => {
    const sent = { body: bodyOf("sell"), headers: { "idempotency-key": "spot-once" } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => pair.seller.must("placeSpotOrder", sent)),
    );
    const ids = answers.map(({ data }) => (data as SpotOrderView).id);
    expect(new Set(ids).size).to.equal(1);
    const { data } = await pair.seller.must("listSpotOrders");
    expect(data).to.have.length(1);
  });

  it("matches orders that come at the same time one after the other", async () => {
    const sides = Array.from({ length: 8 }, (_, each) => (each % 2 === 0 ? "sell" : "buy"));
    await Promise.all(
      sides.map((side) => place(side === "sell" ? "seller" : "buyer", bodyOf(side as "buy"))),
    );
    const { asks, bids } = await book();
    expect(asks.length === 0 || bids.length === 0).to.equal(true);
  });

  it("is nobody else's", async () => {
    const order = await place("seller", bodyOf("sell"));
    expect(await pair.buyer.call("cancelSpotOrder", { parameters: { id: order.id } })).to.include({
      status: 404,
    });
    expect((await pair.buyer.must("listSpotOrders")).data).to.deep.equal([]);
  });

  const refused: readonly [string, () => object][] = [
    ["spot_price_step", () => bodyOf("sell", price + 1n)],
    ["spot_price_step", () => ({ ...bodyOf("sell"), price: undefined })],
    ["spot_quantity_step", () => bodyOf("sell", price, "100001")],
    ["spot_too_small", () => bodyOf("sell", price, "1000")],
    ["spot_too_large", () => bodyOf("sell", price, "1000000000")],
    ["spot_price_far", () => bodyOf("buy", price * 2n)],
  ];
  for (const [code, body] of refused) {
    it(`refuses an order with ${code}`, async () => {
      expect(await pair.seller.call("placeSpotOrder", { body: body() })).to.include({ code });
    });
  }

  it("shows staff who waits and who traded, and stops where its market is halted", async () => {
    const order = await place("seller", bodyOf("sell"));
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const desk = await ada.must("viewSpotDesk");
    expect(desk.data).to.include({ makerFeeBasisPoints: 10, takerFeeBasisPoints: 10 });
    const shown = await ada.must("viewSpotDeskMarket", { parameters: { pair: "BTC-USDT" } });
    const view = shown.data as { orders: { id: string; username: string }[]; fills: object[] };
    expect(view.orders).to.have.length(1);
    expect(view.orders[0]).to.include({ id: order.id, username: "ana_lima" });
    expect(view.fills[0]).to.include.keys("buyer", "seller", "buyerFee", "sellerFee");
    await ada.must("startHalt", {
      body: { kind: "spot", crypto_currency_code: "BTC", reason: "The book looks wrong." },
    });
    expect(await pair.seller.call("placeSpotOrder", { body: bodyOf("sell") })).to.include({
      code: "spot_halted",
    });
    const ended = await pair.seller.must("cancelSpotOrder", { parameters: { id: order.id } });
    expect(ended.data).to.include({ end: "cancelled" });
    const { markets } = (await pair.buyer.must("listSpotMarkets")).data as {
      markets: SpotMarketView[];
    };
    expect(markets.map(({ isHalted }) => isHalted)).to.deep.equal([true, false]);
  });
});
