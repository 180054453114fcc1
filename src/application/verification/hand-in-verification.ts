import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { isVideo } from "../../domain/attachment/file-kind.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { filesNeeded } from "../../domain/verification/files-needed.ts";
import type { FileSide } from "../../domain/verification/id-document.ts";
import type { Actor } from "../actor/actor.ts";
import type { FileIntake } from "../attachment/file-intake.ts";
import type { SentContent } from "../attachment/sent-content.ts";
import type {
  VerificationAttempt,
  VerificationFile,
  VerificationFiles,
  VerificationStore,
} from "../ports/verification-store.ts";

/**
 * - `not_found`: the trader has no such attempt.
 * - `verification_moved`: it was handed in, or another one took its place.
 */
interface AttemptRefusal {
  readonly code: "not_found" | "verification_moved";
}

type KeepRefusal =
  | AttemptRefusal
  | { readonly code: AttachmentRefusalCode | "attachment_not_stored" };

interface HandInParts {
  readonly store: Pick<VerificationStore, "submit">;
  readonly files: VerificationFiles;
  readonly intake: FileIntake;
}

/** A file as it is sent. */
interface SentFile {
  readonly name: string;
  readonly side: FileSide;
  readonly sent: SentContent;
}

/** Stores the files of an attempt, encrypted like every file, and hands it in to staff. */
export class HandInVerification {
  readonly #parts: HandInParts;

  constructor(parts: HandInParts) {
    this.#parts = parts;
  }

  /** The record comes first, so the sweep finds what a kill left. A newer file of a side replaces it. */
  async addFile(
    { traderId }: Pick<Actor, "traderId">,
    attemptId: string,
    { name, side, sent }: SentFile,
  ): Promise<Result<VerificationFile, KeepRefusal>> {
    const { files, intake } = this.#parts;
    const taken = await intake.take(name, sent, side === "video");
    if (!taken.ok) return taken;
    // A photo is no video, and a video no photo.
    if (isVideo(taken.value.kind) !== (side === "video")) {
      return refuse({ code: "attachment_video_not_here" });
    }
    const { id, name: shown, kind, bytes, size, pages } = taken.value;
    const file = { id, side, name: shown, kind, bytes, size, pages };
    if (!(await files.begin({ ...file, traderId, attemptId }))) {
      return refuse({ code: "verification_moved" });
    }
    const kept = await intake.keep(taken.value, files);
    return kept.ok ? accept(file) : kept;
  }

  async removeFile(
    { traderId }: Pick<Actor, "traderId">,
    id: string,
  ): Promise<Result<undefined, { readonly code: "not_found" }>> {
    const isDropped = await this.#parts.files.drop(id, traderId);
    return isDropped ? accept(undefined) : refuse({ code: "not_found" });
  }

  submit(
    { traderId }: Pick<Actor, "traderId">,
    attemptId: string,
  ): Promise<Result<undefined, AttemptRefusal | { readonly code: "verification_files_needed" }>> {
    return this.#parts.store.submit(traderId, attemptId, judgeSubmission);
  }
}

function judgeSubmission(
  attempt: VerificationAttempt | undefined,
): Result<undefined, AttemptRefusal | { readonly code: "verification_files_needed" }> {
  if (!attempt) return refuse({ code: "not_found" });
  if (attempt.state !== "uploaded") return refuse({ code: "verification_moved" });
  const sides = new Set(attempt.files.map(({ side }) => side));
  const isComplete = filesNeeded(attempt).every((side) => sides.has(side));
  return isComplete ? accept(undefined) : refuse({ code: "verification_files_needed" });
}
