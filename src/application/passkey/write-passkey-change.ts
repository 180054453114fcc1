import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";

/** Writes the letter that tells the owner of an account that a passkey was added or removed. */
export class WritePasskeyChange implements LetterWriter {
  readonly #emails: Pick<EmailStore, "stateOf">;
  readonly #kind: "passkey_added" | "passkey_removed";

  constructor(emails: Pick<EmailStore, "stateOf">, kind: "passkey_added" | "passkey_removed") {
    this.#emails = emails;
    this.#kind = kind;
  }

  async write({
    traderId,
  }: Pick<ClaimedDelivery, "traderId">): Promise<AddressedLetter | undefined> {
    const state = traderId === undefined ? undefined : await this.#emails.stateOf(traderId);
    if (!state?.isVerified) return undefined;
    return { to: state.email, letter: { kind: this.#kind, username: state.username } };
  }
}
