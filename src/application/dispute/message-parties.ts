import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import { decideCase, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import { accept, refuse } from "../../domain/result/result.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";

/** What goes to both parties: words, files that the case worker stored for it, or both. */
interface CaseMessage {
  readonly text: string;
  readonly attachments?: readonly string[];
}

type MessagePartiesRefusal =
  | CaseRefusal
  | { readonly code: "attachment_unknown" | "attachment_limit_count" };

/** The case worker writes to both parties in their chat, under their code name. */
export class MessageParties {
  readonly #desk: CaseDesk;
  readonly #policy: Current<TextPolicy>;
  readonly #files: Pick<AttachmentStore, "listOf">;

  constructor(desk: CaseDesk, policy: Current<TextPolicy>, files: Pick<AttachmentStore, "listOf">) {
    this.#desk = desk;
    this.#policy = policy;
    this.#files = files;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    { text: typed, attachments = [] }: CaseMessage,
    key?: CommandKey,
  ): Promise<StaffResult<MessagePartiesRefusal | MessageRefusal>> {
    // Files speak for themselves.
    const isSilent = attachments.length > 0 && typed.trim() === "";
    const text = isSilent ? accept("") : parseMessage(typed, this.#policy());
    if (!text.ok) return text;
    if (attachments.length > attachmentLimits.mostInMessage) {
      return refuse({ code: "attachment_limit_count" });
    }
    const waiting =
      attachments.length > 0 ? await this.#waiting(actor, tradeId) : new Set<string>();
    return this.#desk.carryOut<MessagePartiesRefusal>({
      actor,
      tradeId,
      key,
      verb: "message-parties",
      decide: ({ trade, disputeCase }, staff, context) => {
        const decided = decideCase(trade, disputeCase, { act: "message-parties" }, staff, context);
        const areKnown = attachments.every((id) => waiting.has(id));
        return decided.ok && !areKnown ? refuse({ code: "attachment_unknown" }) : decided;
      },
      alsoWrites: () => ({
        messages: [{ authorId: actor.staffId, text: text.value, attachmentIds: attachments }],
      }),
    });
  }

  /** The actor's own, stored for this trade, and in no message yet. */
  async #waiting({ staffId }: StaffActor, tradeId: TradeId): Promise<ReadonlySet<string>> {
    const files = await this.#files.listOf(tradeId, staffId);
    return new Set(files.filter(({ seq }) => seq === undefined).map(({ id }) => id));
  }
}
