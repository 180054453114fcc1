import { expect } from "chai";
import type { AdminHaltsView } from "../../../src/adapters/http/contract/admin/halts.ts";
import type { Failure } from "../../../src/adapters/http/contract/envelope.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("halts over HTTP", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    [ada, ben] = [await as("ada_admin"), await as("ben_admin")];
  });
  after(() => pair.close());

  const as = (username: string) => StaffVisitor.ofDemo(pair.app.adminUrl, username);
  const halt = async (body: object): Promise<AdminHaltsView> =>
    (await ada.must("startHalt", { body: { ...body, reason: "Something is odd" } })).data;
  const end = async (id: string) => {
    const asked = { parameters: { id }, body: { reason: "All is well" } };
    await ada.must("endHalt", asked);
    await ben.must("endHalt", asked);
  };
  const findOffer = async () => {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
    return offers.find(({ owner }) => owner.username === "ana_lima");
  };
  const blockedCoins = async () => {
    const coins: { code: string; isBlocked: boolean; icon: string; shortName: string }[] = (
      await pair.buyer.must("listCryptoCurrencies")
    ).data;
    expect(coins.every(({ icon }) => icon.startsWith("data:image/svg+xml,"))).to.equal(true);
    expect(coins.map(({ shortName }) => shortName)).to.deep.equal(coins.map(({ code }) => code));
    return coins.filter(({ isBlocked }) => isBlocked).map(({ code }) => code);
  };
  const start = async () => {
    const body = { offer_id: (await findOffer())?.idHashed, fiat_amount: "20.00" };
    return pair.buyer.call("startTrade", { body });
  };

  it("of trading let no trade start, with a code and a sentence, and let run what runs", async () => {
    const trade = await pair.start();
    const { open } = await halt({ kind: "trading", crypto_currency_code: "BTC" });
    const told = await start();
    expect([told.status, told.code]).to.deep.equal([409, "trading_halted"]);
    expect((told.body as Failure).error.message).to.match(/^Trading is halted for now\./);
    expect(told.headers.get("retry-after")).to.equal(null);
    expect((await findOffer())?.notTakeableCode).to.equal("trading_halted");
    const { data } = await pair.buyer.must("listHalts");
    expect(data).to.deep.equal([
      { kind: "trading", cryptoCurrencyCode: "BTC", since: open[0]?.started.at },
    ]);
    expect(await blockedCoins()).to.deep.equal(["BTC"]);
    const parameters = { id: trade.id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await end(open[0]?.id ?? "");
    expect((await start()).status).to.equal(200);
    expect(await blockedCoins()).to.deep.equal([]);
  });

  it("of withdrawals keep the crypto in escrow, and nothing else from anybody", async () => {
    const [paid, left] = [await pair.start(), await pair.start()];
    const { open } = await halt({ kind: "withdrawals" });
    const parameters = { id: paid.id };
    await pair.buyer.must("markTradePaid", { parameters });
    const body = { password: demoPassword };
    const told = await pair.seller.call("releaseTrade", { parameters, body });
    expect([told.status, told.code]).to.deep.equal([409, "withdrawals_halted"]);
    const seen: TradeView = (await pair.seller.must("viewTrade", { parameters })).data;
    expect(seen).to.include({ status: "paid", escrowState: "held" });
    expect(seen.allowedActs).to.not.include("release");
    await pair.buyer.must("cancelTrade", { parameters: { id: left.id }, body: {} });
    await end(open[0]?.id ?? "");
    await pair.seller.must("releaseTrade", { parameters, body });
  });

  it("are begun by one admin and ended by two, and all staff hear what is halted", async () => {
    const { open } = await halt({ kind: "trading", crypto_currency_code: "ETH" });
    const [mine] = open;
    expect(mine).to.include({ kind: "trading", cryptoCurrencyCode: "ETH", act: "ask" });
    const again = { kind: "trading", crypto_currency_code: "ETH", reason: "Twice" };
    expect((await ben.call("startHalt", { body: again })).code).to.equal("halt_active");
    const support = await as("sam_support");
    expect((await support.must("readHaltsState")).data).to.deep.equal({
      open: [{ kind: "trading", cryptoCurrencyCode: "ETH" }],
    });
    const asked = { parameters: { id: mine?.id ?? "" }, body: { reason: "Enough" } };
    const waiting: AdminHaltsView = (await ada.must("endHalt", asked)).data;
    expect(waiting.open[0]).to.deep.include({ act: null });
    expect((await ada.call("endHalt", asked)).code).to.equal("second_person_needed");
    expect((await ben.must("viewHalts")).data).to.have.nested.property("open[0].act", "confirm");
    const over: AdminHaltsView = (await ben.must("endHalt", asked)).data;
    expect(over.open).to.deep.equal([]);
    expect(over.ended[0]).to.have.nested.property("ended.username", "ben_admin");
    expect((await ben.call("endHalt", asked)).code).to.equal("halt_over");
    const logged = await pair.app.database.query(
      "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
      [mine?.id],
    );
    expect(logged.map((row) => (row as { act: string }).act)).to.deep.equal([
      "start-halt",
      "end-halt",
      "end-halt",
    ]);
  });
});
