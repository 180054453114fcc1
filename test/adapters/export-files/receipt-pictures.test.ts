import { expect } from "chai";
import { receiptPictures } from "../../../src/adapters/export-files/receipt-pictures.ts";
import type { TradeReceipt } from "../../../src/application/ports/trade-receipts.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { openedTrade } from "../../domain/trade/example-trade.ts";
import { pen } from "./pen.ts";

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
  it("says what the buyer received, for what, when, and where it can be checked", async () => {
    const { draw, said } = pen();
    await receiptPictures(draw, "Peerhold", "market.example.org")(receipt());
    expect(said()).to.contain("0.00184512 BTC").and.contain("by SEPA Instant");
    expect(said()).to.contain("2027-01-15 08:00:00 UTC").and.contain("Status: released");
    expect(said()).to.contain("market.example.org");
  });

  it("is another once the trade changed, and the same at another time", async () => {
    const { draw, said } = pen();
    const paint = receiptPictures(draw, "Peerhold", "market.example.org");
    await paint(receipt());
    const first = said();
    await paint(receipt({ now: at + 1 }));
    expect(said()).to.equal(first);
    await paint(receipt({ trade: { ...released, status: "chargeback_started" } }));
    expect(said()).to.contain("Status: chargeback_started");
  });
});
