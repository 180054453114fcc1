import { expect } from "chai";
import type { CardLine } from "../../../src/adapters/export-files/draw-card.ts";
import { receiptPictures } from "../../../src/adapters/export-files/receipt-pictures.ts";
import type { TradeReceipt } from "../../../src/application/ports/trade-receipts.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { openedTrade } from "../../domain/trade/example-trade.ts";

const at = 1_800_000_000_000;
const released: Trade = { ...openedTrade(), status: "released" };
const receipt = (changed: Partial<TradeReceipt> = {}): TradeReceipt => ({
  id: "c56a4180-65aa-42ec-a945-5fd21dec0538",
  trade: released,
  paymentMethod: "sepa-instant",
  received: money("BTC", 184_512n),
  receivedAt: at,
  escrow: undefined,
  now: at,
  ...changed,
});

describe("the picture of a receipt", () => {
  let drawn: (readonly CardLine[])[];
  let broken: boolean;
  let paint: (receipt: TradeReceipt) => Promise<Uint8Array>;
  beforeEach(() => {
    drawn = [];
    broken = false;
    paint = receiptPictures({
      draw: (lines) => {
        drawn.push(lines);
        return broken ? Promise.reject(new Error("no thread")) : Promise.resolve(new Uint8Array(8));
      },
      queue: { run: (work) => work() },
      brandName: "Peerhold",
      host: "market.example.org",
    });
  });

  it("says what the buyer received, for what, when, and where it can be checked", async () => {
    await paint(receipt());
    const words = drawn[0]?.map(({ text }) => text).join("\n") ?? "";
    expect(words).to.contain("0.00184512 BTC").and.contain("by SEPA Instant");
    expect(words).to.contain("2027-01-15 08:00:00 UTC").and.contain("Status: released");
    expect(words).to.contain("market.example.org");
  });

  it("is drawn once, also when many ask at once, and anew once the trade changed", async () => {
    await Promise.all([paint(receipt()), paint(receipt())]);
    await paint(receipt({ now: at + 1 }));
    expect(drawn).to.have.length(1);
    await paint(receipt({ trade: { ...released, status: "chargeback_started" } }));
    expect(drawn).to.have.length(2);
  });

  it("is drawn again after it failed", async () => {
    broken = true;
    expect(await paint(receipt()).catch((error: Error) => error.message)).to.equal("no thread");
    broken = false;
    expect(await paint(receipt())).to.have.length(8);
  });
});
