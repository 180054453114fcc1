import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { LoadedTrade, TradeStore } from "../ports/trade-store.ts";
import { contextOf } from "../trade/context-of.ts";
import type { FileIntake, TakenFile } from "./file-intake.ts";
import type { SentContent } from "./sent-content.ts";

/** Why a file was not stored. */
type UploadRefusal =
  | { readonly code: AttachmentRefusalCode | "not_found" | "attachment_not_stored" }
  | { readonly code: "chat_blocked"; readonly reason: ChatBlockReason };

/** What storing a file needs. */
interface UploadParts {
  readonly trades: Pick<TradeStore, "load">;
  readonly closed: Pick<ClosedChats, "isClosed">;
  readonly attachments: AttachmentStore;
  readonly intake: FileIntake;
}

/** What a file is called, and what it is for if not for a message. */
interface NamedFile {
  readonly name: string;
  readonly purpose?: "chargeback" | undefined;
}

/**
 * A party stores a file that a message of theirs will carry. Nothing is read of it before the caller
 * was found to be a party.
 */
export class UploadAttachment {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    { name, purpose }: NamedFile,
    sent: SentContent,
  ): Promise<Result<TakenFile, UploadRefusal>> {
    const { trades, closed, attachments, intake } = this.#parts;
    const [loaded, isClosed] = await Promise.all([trades.load(tradeId), closed.isClosed(tradeId)]);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return refuse({ code: "not_found" });
    const reason = chatBlock(loaded.trade, loaded.now, loaded.policy.chat, isClosed);
    const isNotice = purpose === "chargeback" && mayReport(loaded, actor);
    if (reason && !isNotice) return refuse({ code: "chat_blocked", reason });
    const taken = await intake.take(name, sent, loaded.trade.dispute !== "none");
    if (!taken.ok) return taken;
    const record = { ...taken.value, tradeId, authorId: actor.traderId };
    if (!(await attachments.begin(record, attachmentLimits.mostInTrade))) {
      return refuse({ code: "attachment_limit_count" });
    }
    const kept = await intake.keep(taken.value, attachments);
    return kept.ok ? accept(taken.value) : kept;
  }
}

/** The notice of a reversed payment may come long after the chat has ended. */
function mayReport(loaded: LoadedTrade, { traderId: actorId }: Actor): boolean {
  const report = { act: "report-chargeback", actorId, isVerifiedCorrectly: true } as const;
  return decideTrade(loaded.trade, report, contextOf(loaded)).ok;
}
