import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  meetRequirement,
  reviewRequirement,
  spoilRequirement,
} from "../../domain/settlement/requirements.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttachmentStore, TradeAttachment } from "../ports/attachment-store.ts";
import type { ChatStore } from "../ports/chat-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { Decide, DeskResult, TradeDesk } from "../trade/trade-desk.ts";

/** A file for a requirement of a trade. */
interface ShownFile {
  readonly requirementId: string;
  readonly attachmentId: string;
}

/** Why files were not accepted: `attachment_unknown` names the requirements that they were for. */
type ShowRefusal =
  | TradeRefusal
  | { readonly code: "not_found" | "key_reused" }
  | { readonly code: "chat_blocked"; readonly reason: ChatBlockReason }
  | { readonly code: "attachment_unknown"; readonly requirementIds: readonly string[] };

/** What showing requirements needs. */
interface ShowParts {
  readonly trades: Pick<TradeStore, "load">;
  readonly desk: TradeDesk;
  readonly chats: Pick<ChatStore, "append">;
  readonly closed: Pick<ClosedChats, "isClosed">;
  readonly attachments: Pick<AttachmentStore, "listOf">;
}

/** What the parties of a trade do about what its flow requires of them. */
export class ShowRequirements {
  readonly #parts: ShowParts;

  constructor(parts: ShowParts) {
    this.#parts = parts;
  }

  /** A party says that they did what needs no file. */
  meet(actor: Actor, tradeId: TradeId, kind: string): Promise<DeskResult> {
    return this.#act(actor, tradeId, (trade, context) =>
      meetRequirement(trade, { actorId: actor.traderId, kind }, context),
    );
  }

  /** The check of a file for a requirement failed. */
  spoil(actor: Actor, tradeId: TradeId, kind: string): Promise<DeskResult> {
    return this.#act(actor, tradeId, (trade, context) =>
      spoilRequirement(trade, { actorId: actor.traderId, kind }, context),
    );
  }

  /** Whoever waits for a requirement accepts or rejects what was shown. */
  review(
    actor: Actor,
    tradeId: TradeId,
    kind: string,
    status: "APPROVED" | "REJECTED",
  ): Promise<DeskResult> {
    return this.#act(actor, tradeId, (trade, context) =>
      reviewRequirement(trade, { actorId: actor.traderId, kind, status }, context),
    );
  }

  /**
   * Shows stored files for requirements. Each also stands in the chat, where the other side and staff
   * find it; a file that was sent there before is not sent twice.
   */
  async upload(
    actor: Actor,
    tradeId: TradeId,
    shown: readonly ShownFile[],
  ): Promise<Result<string, ShowRefusal>> {
    const { trades, closed, attachments } = this.#parts;
    const { traderId } = actor;
    const [loaded, isClosed] = await Promise.all([trades.load(tradeId), closed.isClosed(tradeId)]);
    if (!loaded || !sideOf(loaded.trade, traderId)) return refuse({ code: "not_found" });
    const reason = chatBlock(loaded.trade, loaded.now, loaded.policy.chat, isClosed);
    if (reason) return refuse({ code: "chat_blocked", reason });
    const files = await attachments.listOf(tradeId, traderId);
    const own = new Map(
      files.filter(({ authorId }) => authorId === traderId).map((file) => [file.id, file]),
    );
    const unknown = shown.filter(({ attachmentId }) => !own.has(attachmentId));
    if (unknown.length > 0) {
      const requirementIds = unknown.map(({ requirementId }) => requirementId);
      return refuse({ code: "attachment_unknown", requirementIds });
    }
    const context = this.#parts.desk.contextOf(loaded);
    for (const { requirementId: kind, attachmentId: fileId } of shown) {
      const judged = meetRequirement(loaded.trade, { actorId: traderId, kind, fileId }, context);
      if (!judged.ok) return judged;
    }
    await this.#send(actor, tradeId, loaded, shown, own);
    for (const { requirementId: kind, attachmentId: fileId } of shown) {
      const met = await this.#act(actor, tradeId, (trade, now) =>
        meetRequirement(trade, { actorId: traderId, kind, fileId }, now),
      );
      if (!met.ok) return met;
    }
    return accept(tradeId);
  }

  async #send(
    { traderId }: Actor,
    tradeId: TradeId,
    { trade, now }: NonNullable<Awaited<ReturnType<TradeStore["load"]>>>,
    shown: readonly ShownFile[],
    own: ReadonlyMap<string, TradeAttachment>,
  ): Promise<void> {
    const ids = shown.map(({ attachmentId }) => attachmentId);
    const unsent = ids.filter((id) => own.get(id)?.seq === undefined);
    if (unsent.length === 0) return;
    const recipients = [trade.buyerId, trade.sellerId];
    await this.#parts.chats.append(
      { tradeId, authorId: traderId, text: "", attachmentIds: [...new Set(unsent)], recipients },
      now,
    );
  }

  #act({ traderId }: Actor, tradeId: TradeId, decide: Decide): Promise<DeskResult> {
    return this.#parts.desk.act({ tradeId, actorId: traderId, key: undefined, decide });
  }
}
