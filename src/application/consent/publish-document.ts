import { judgeNote, type ConsentDocument } from "../../domain/account/consent-documents.ts";
import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Consents } from "../ports/consents.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface PublishCommand {
  readonly document: ConsentDocument;
  /** What changed, for everybody. */
  readonly note: string;
  /** For staff. */
  readonly reason: string;
}

/** Has everybody asked to accept a document once more, as its text changed. */
export class PublishDocument {
  readonly #consents: Pick<Consents, "publish">;

  constructor(consents: Pick<Consents, "publish">) {
    this.#consents = consents;
  }

  async execute(
    { staffId, role, key }: KeyedStaff,
    { document, note, reason }: PublishCommand,
  ): Promise<Result<undefined, { readonly code: "document_note" | "reason_needed" }>> {
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const judged = judgeNote(note);
    if (!judged.ok) return judged;
    await this.#consents.publish(document, { staffId, note: judged.value }, (version) => ({
      staffId,
      role,
      ...(key && { key }),
      act: "publish-document",
      subject: { kind: "document", id: document },
      reason: words.value,
      after: { version, note: judged.value },
    }));
    return accept(undefined);
  }
}
