import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100 } from "../../support/test-market.ts";
import { expectMemoryBooksBalance } from "./memory-books.ts";

describe("the fee discount of a seller", () => {
  let floor: MemoryMarket;
  let ana: Actor;
  let ben: Actor;
  beforeEach(async () => {
    floor = new MemoryMarket();
    ana = await floor.addTrader("ana", 1_000_000n);
    ben = await floor.addTrader("ben", 1_000_000n);
    floor.addOffer("sell", ana, "sell");
    floor.addOffer("buy", ana, "buy");
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  /** The fee of a trade that Ben starts, in satoshi: 0.5 % of 0.002 BTC without a discount. */
  const feeOn = async (offer: "sell" | "buy", taker = ben): Promise<bigint> => {
    const started = await floor.startTrade.execute(taker, {
      ...for100(offer),
      paymentDetails:
        offer === "sell"
          ? []
          : [
              { label: "IBAN", value: "DE89370400440532013000" },
              { label: "Name", value: "Ben" },
            ],
    });
    if (!started.ok) throw new Error(started.refusal.code);
    return floor.tables.trades.get(started.value)?.trade.money.fee.units ?? 0n;
  };

  it("lowers the fee of a sell offer's owner", async () => {
    expect(await feeOn("sell")).to.equal(1_000n);
    floor.discounts.set("ana", 20);
    expect(await feeOn("sell", await floor.addTrader("cleo", 0n))).to.equal(800n);
  });

  it("lowers the fee of the taker of a buy offer, whatever its owner earned", async () => {
    floor.discounts.set("ana", 20);
    expect(await feeOn("buy")).to.equal(1_000n);
    floor.discounts.set("cleo", 40);
    expect(await feeOn("buy", await floor.addTrader("cleo", 1_000_000n))).to.equal(600n);
  });

  it("is that of the start, also for a new price", async () => {
    floor.discounts.set("ana", 40);
    expect(await feeOn("sell")).to.equal(600n);
    floor.discounts.clear();
    floor.prices.coin = 62_500n;
    await floor.propose.execute(ben, "trade0", { kind: "re-quote" });
    const proposal = floor.tables.trades.get("trade0")?.trade.proposals[0]?.id ?? "";
    await floor.acceptProposal.execute(ana, "trade0", proposal, {});
    const { amount, fee } = floor.tables.trades.get("trade0")?.trade.money ?? {};
    expect([amount?.units, fee?.units]).to.deep.equal([160_000n, 480n]);
  });
});
