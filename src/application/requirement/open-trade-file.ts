import type { TradeId } from "../../domain/id/id.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { SignedAddresses } from "../ports/signed-addresses.ts";
import type { TradeStore } from "../ports/trade-store.ts";

/** The stored address of a file: its path, whatever signed it once. */
const storedAddress =
  /^(?:https?:\/\/[^/?#]+)?\/files\/([A-Za-z0-9_-]{1,64})\/(content|thumbnail)(?:[?#].*)?$/;

/** Gives a party of a trade an address of one of its files that can be read for a while (answers 97). */
export class OpenTradeFile {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #attachments: Pick<AttachmentStore, "listOf">;
  readonly #addresses: SignedAddresses;

  constructor(
    trades: Pick<TradeStore, "load">,
    attachments: Pick<AttachmentStore, "listOf">,
    addresses: SignedAddresses,
  ) {
    this.#trades = trades;
    this.#attachments = attachments;
    this.#addresses = addresses;
  }

  /** Undefined if there is no such trade or file for them, or the file's content is gone. */
  async execute({ traderId }: Actor, tradeId: TradeId, url: string): Promise<string | undefined> {
    const [, fileId, variant] = storedAddress.exec(url) ?? [];
    if (fileId === undefined || variant === undefined) return undefined;
    const loaded = await this.#trades.load(tradeId);
    if (!loaded || !sideOf(loaded.trade, traderId)) return undefined;
    const files = await this.#attachments.listOf(tradeId, traderId);
    const file = files.find(({ id }) => id === fileId);
    if (file?.name === undefined) return undefined;
    const shown = variant === "thumbnail" ? "thumbnail" : "content";
    return this.#addresses.make({ fileId, readerId: traderId, variant: shown });
  }
}
