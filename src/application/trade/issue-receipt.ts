import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { hasReceipt } from "../../domain/trade-view/trade-receipt.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { TradeReceipt, TradeReceipts } from "../ports/trade-receipts.ts";
import type { TradeViews } from "../ports/trade-store.ts";

/** - `no_receipt`: the buyer received nothing yet, or nothing at all. */
type ReceiptRefusal = { readonly code: "not_found" | "no_receipt" };

/** Makes the receipt of a trade for one of its parties; asked again, it is the same one. */
export class IssueReceipt {
  readonly #views: Pick<TradeViews, "record">;
  readonly #receipts: TradeReceipts;

  constructor(views: Pick<TradeViews, "record">, receipts: TradeReceipts) {
    this.#views = views;
    this.#receipts = receipts;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    tradeId: TradeId,
  ): Promise<Result<TradeReceipt, ReceiptRefusal>> {
    const record = await this.#views.record(tradeId);
    if (!record || !sideOf(record.trade, traderId)) return refuse({ code: "not_found" });
    if (!hasReceipt(record.trade)) return refuse({ code: "no_receipt" });
    const receipt = await this.#receipts.find(await this.#receipts.issue(tradeId, traderId));
    return receipt ? accept(receipt) : refuse({ code: "no_receipt" });
  }
}
