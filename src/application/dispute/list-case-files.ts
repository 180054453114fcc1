import type { TradeId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { addressed, type ListedUploads } from "../attachment/list-uploads.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { SignedAddresses } from "../ports/signed-addresses.ts";
import { oneLookSeconds, type ViewCase } from "./view-case.ts";

/** What is needed to list the files of a case. */
interface ListCaseFilesParts {
  readonly viewCase: Pick<ViewCase, "read">;
  readonly attachments: Pick<AttachmentStore, "listOf">;
  readonly addresses: SignedAddresses;
  readonly audit: Pick<AuditLog, "noteReading">;
}

/** Lists the files that both sides of a case sent, for staff who may see the case. */
export class ListCaseFiles {
  readonly #parts: ListCaseFilesParts;

  constructor(parts: ListCaseFilesParts) {
    this.#parts = parts;
  }

  /** The read is logged. Undefined if there is no such case. */
  async execute(actor: StaffActor, tradeId: TradeId): Promise<ListedUploads | undefined> {
    const { viewCase, attachments, addresses, audit } = this.#parts;
    const record = await viewCase.read(actor, tradeId);
    if (!record) return undefined;
    const { staffId, role } = actor;
    const subject = { kind: "trade", id: tradeId } as const;
    await audit.noteReading({ staffId, role, act: "read-case-files", subject }, oneLookSeconds);
    const files = await attachments.listOf(tradeId, undefined);
    return { trade: record.trade, files: files.map((file) => addressed(file, staffId, addresses)) };
  }
}
