import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeHash, MakeCode } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";

/** What is needed to write a letter with a code. */
interface WriteParts {
  readonly emails: EmailStore;
  readonly makeCode: MakeCode;
  readonly hash: CodeHash;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Writes the letter with a new code to the address of a trader. To an address that somebody else has
 * confirmed it tells its owner instead that it was typed, without a code.
 */
export class WriteEmailCode implements LetterWriter {
  readonly #parts: WriteParts;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  async write({
    traderId,
  }: Pick<ClaimedDelivery, "traderId">): Promise<AddressedLetter | undefined> {
    if (traderId === undefined) return undefined;
    const { emails, makeCode, hash, policy } = this.#parts;
    const { emailCode } = policy();
    const state = await emails.stateOf(traderId);
    if (!state || state.isVerified) return undefined;
    const { email: to, username } = state;
    const owner = await emails.ownerOf(to);
    if (owner !== undefined) return { to, letter: { kind: "email_in_use", username: owner } };
    const code = makeCode();
    // Kept before it is sent: a letter that is lost leaves a code that nobody knows.
    await emails.keepCode(traderId, hash({ traderId, address: to }, code), emailCode);
    const { validSeconds } = emailCode;
    return { to, letter: { kind: "email_code", username, code, validSeconds } };
  }
}
