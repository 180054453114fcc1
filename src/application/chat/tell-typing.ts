import { chatBlock } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChatSigns } from "../ports/chat-signs.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { TradeStore } from "../ports/trade-store.ts";

/** A party lets the other one see that they are writing. */
export class TellTyping {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #closed: Pick<ClosedChats, "isClosed">;
  readonly #signs: ChatSigns;

  constructor(
    trades: Pick<TradeStore, "load">,
    closed: Pick<ClosedChats, "isClosed">,
    signs: ChatSigns,
  ) {
    this.#trades = trades;
    this.#closed = closed;
    this.#signs = signs;
  }

  /** Undefined where there is no such trade for them; false where nobody can write in it. */
  async execute({ traderId }: Actor, tradeId: TradeId): Promise<boolean | undefined> {
    const [loaded, isClosed] = await Promise.all([
      this.#trades.load(tradeId),
      this.#closed.isClosed(tradeId),
    ]);
    const side = loaded && sideOf(loaded.trade, traderId);
    if (!loaded || !side) return undefined;
    const { trade, now, policy } = loaded;
    if (chatBlock(trade, now, policy.chat, isClosed)) return false;
    const recipientId = side === "buyer" ? trade.sellerId : trade.buyerId;
    await this.#signs.tell({ kind: "typing", tradeId, recipientId });
    return true;
  }
}
