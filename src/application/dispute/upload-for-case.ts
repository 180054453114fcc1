import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { decideCase, isLinkedToParty, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { FileIntake, TakenFile } from "../attachment/file-intake.ts";
import type { SentContent } from "../attachment/sent-content.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { CaseViews } from "../ports/case-views.ts";
import { contextOf } from "../trade/context-of.ts";
import { caseStaffOf } from "./case-desk.ts";

type UploadForCaseRefusal =
  | CaseRefusal
  | { readonly code: AttachmentRefusalCode | "attachment_not_stored" | "not_found" };

/**
 * A case worker stores a file that a message of theirs to both parties will carry, under the rules
 * of the parties' files. Nothing is read of it before they were found to be able to write.
 */
export class UploadForCase {
  readonly #cases: Pick<CaseViews, "record">;
  readonly #attachments: AttachmentStore;
  readonly #intake: FileIntake;

  constructor(cases: Pick<CaseViews, "record">, attachments: AttachmentStore, intake: FileIntake) {
    this.#cases = cases;
    this.#attachments = attachments;
    this.#intake = intake;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    name: string,
    sent: SentContent,
  ): Promise<Result<TakenFile, UploadForCaseRefusal>> {
    const record = await this.#cases.record(tradeId);
    const staff = caseStaffOf(actor);
    if (!record || !staff) return refuse({ code: "not_found" });
    if (isLinkedToParty(record.trade, staff)) return refuse({ code: "conflict_of_interest" });
    const message = { act: "message-parties" } as const;
    const may = decideCase(record.trade, record.disputeCase, message, staff, contextOf(record));
    if (!may.ok) return may;
    const taken = await this.#intake.take(name, sent);
    if (!taken.ok) return taken;
    const file = { ...taken.value, tradeId, authorId: actor.staffId, isOfStaff: true };
    if (!(await this.#attachments.begin(file, attachmentLimits.mostInTrade))) {
      return refuse({ code: "attachment_limit_count" });
    }
    const kept = await this.#intake.keep(taken.value, this.#attachments);
    return kept.ok ? accept(taken.value) : kept;
  }
}
