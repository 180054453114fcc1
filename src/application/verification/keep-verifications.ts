import type { VerificationPolicy } from "../../domain/verification/verification.ts";
import { removeStored } from "../attachment/file-intake.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { VerificationFiles, VerificationStore } from "../ports/verification-store.ts";

/** Handled in one round; the rest waits for the next. */
const mostTogether = 500;

/** How long a file waits for its attempt to be handed in. */
const unsentSeconds = 30 * 86_400;

interface KeepParts {
  readonly store: Pick<VerificationStore, "tellExpiring" | "expire">;
  readonly files: Pick<VerificationFiles, "unneeded" | "forget">;
  readonly storage: FileStorage;
  readonly policy: Current<{ readonly verification: VerificationPolicy }>;
  /** The level of an account that has proven nothing. */
  readonly lowestLevel: number;
}

/** Tells owners of IDs that expire, takes back what expired ones gave, and removes unneeded files. */
export class KeepVerifications {
  readonly #parts: KeepParts;

  constructor(parts: KeepParts) {
    this.#parts = parts;
  }

  async execute(): Promise<void> {
    const { store, files, storage, policy, lowestLevel } = this.#parts;
    await store.tellExpiring(policy().verification.expiryNoticeSeconds, mostTogether);
    await store.expire(lowestLevel, mostTogether);
    // The content goes first: a record without content is found by the next round.
    for (const id of await files.unneeded(unsentSeconds, mostTogether)) {
      await removeStored(storage, id);
      await files.forget(id);
    }
  }
}
