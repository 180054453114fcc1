import { chatBlock } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { active } from "../../domain/trade/project-status.ts";
import { firstReply } from "../../domain/vendor/vendor-desk.ts";
import type { ChatStore } from "../ports/chat-store.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { VendorDesks } from "../ports/vendor-desks.ts";
import type { VendorTeams } from "../ports/vendor-teams.ts";

/** Writes what a vendor prepared in a trade that began on an offer of theirs, once. */
export class SendFirstReply {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #chats: Pick<ChatStore, "append">;
  readonly #desks: Pick<VendorDesks, "find">;
  readonly #teams: Pick<VendorTeams, "isVendor">;

  constructor(
    trades: Pick<TradeStore, "load">,
    chats: Pick<ChatStore, "append">,
    desks: Pick<VendorDesks, "find">,
    teams: Pick<VendorTeams, "isVendor">,
  ) {
    this.#trades = trades;
    this.#chats = chats;
    this.#desks = desks;
    this.#teams = teams;
  }

  /** It is no act of the vendor: a buyer who was not there has not opened the trade by it. */
  async execute(tradeId: TradeId): Promise<void> {
    const loaded = await this.#trades.load(tradeId);
    if (!loaded) return;
    const { trade, now, policy } = loaded;
    const ownerId = trade.offerOwner === "buyer" ? trade.buyerId : trade.sellerId;
    const desk = await this.#desks.find(ownerId);
    const text = desk && firstReply(desk, trade.startedAt);
    // Late, as after a stop of the program: nobody is welcomed to a trade that is over.
    if (text === undefined || !active(trade)) return;
    if (chatBlock(trade, now, policy.chat, false)) return;
    if (!(await this.#teams.isVendor(ownerId))) return;
    const recipients = [trade.buyerId, trade.sellerId];
    const message = { tradeId, authorId: ownerId, text, recipients, isAutomatic: true };
    const key = { actorId: ownerId, key: `first-reply ${tradeId}`, inputHash: tradeId };
    await this.#chats.append(message, now, key);
  }
}
