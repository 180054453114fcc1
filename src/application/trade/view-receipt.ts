import { hasReceipt, isReceiptId } from "../../domain/trade-view/trade-receipt.ts";
import type {
  ReceiptPainter,
  ReceiptPrinter,
  TradeReceipt,
  TradeReceipts,
} from "../ports/trade-receipts.ts";

/** Shows a receipt to whoever has its link, as the trade and the books are now. */
export class ViewReceipt {
  readonly #receipts: Pick<TradeReceipts, "find">;
  readonly #print: ReceiptPrinter;
  readonly #paint: ReceiptPainter;
  readonly #baseUrl: string;

  constructor(
    receipts: Pick<TradeReceipts, "find">,
    { print, paint }: { readonly print: ReceiptPrinter; readonly paint: ReceiptPainter },
    baseUrl: string,
  ) {
    this.#receipts = receipts;
    this.#print = print;
    this.#paint = paint;
    this.#baseUrl = baseUrl;
  }

  async execute(id: string): Promise<TradeReceipt | undefined> {
    if (!isReceiptId(id)) return undefined;
    const receipt = await this.#receipts.find(id);
    return receipt && hasReceipt(receipt.trade) ? receipt : undefined;
  }

  /** The same as a picture. */
  async picture(id: string): Promise<Uint8Array | undefined> {
    const receipt = await this.execute(id);
    return receipt && this.#paint(receipt);
  }

  /** The same as a file. */
  async print(id: string): Promise<Uint8Array | undefined> {
    const receipt = await this.execute(id);
    return receipt && this.#print(receipt, `${this.#baseUrl}/trade/receipt/${id}`);
  }
}
