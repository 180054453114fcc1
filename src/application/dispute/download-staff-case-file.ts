import type { TradeId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { CaseFiles, Digest } from "../ports/case-file.ts";
import { writeCaseFile } from "../trade/write-case-file.ts";
import { oneLookSeconds, type ViewCase } from "./view-case.ts";

/** Writes the case file of a trade for staff who may see its case. */
export class DownloadStaffCaseFile {
  readonly #viewCase: Pick<ViewCase, "read">;
  readonly #files: CaseFiles;
  readonly #digest: Digest;
  readonly #audit: Pick<AuditLog, "noteReading">;

  constructor(
    viewCase: Pick<ViewCase, "read">,
    files: CaseFiles,
    digest: Digest,
    audit: Pick<AuditLog, "noteReading">,
  ) {
    this.#viewCase = viewCase;
    this.#files = files;
    this.#digest = digest;
    this.#audit = audit;
  }

  /** The read is logged. Undefined if there is no such case. */
  async execute(actor: StaffActor, tradeId: TradeId): Promise<string | undefined> {
    if (!(await this.#viewCase.read(actor, tradeId))) return undefined;
    const { staffId, role } = actor;
    const subject = { kind: "trade", id: tradeId } as const;
    await this.#audit.noteReading({ staffId, role, act: "download-case", subject }, oneLookSeconds);
    const source = await this.#files.read(tradeId);
    return source && writeCaseFile(tradeId, source, "staff", this.#digest).text;
  }
}
