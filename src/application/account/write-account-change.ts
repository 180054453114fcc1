import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";

/** What happened to an account, in a letter that needs no more than its name. */
type AccountChange =
  | "recovered"
  | "passkey_added"
  | "passkey_removed"
  | "api_key_made"
  | "questions_set"
  | "telegram_connected"
  | "reset_asked"
  | "factors_reset"
  | "account_closed"
  | "signed_out";

/** Writes the letter that tells its owner what happened to an account. */
export class WriteAccountChange implements LetterWriter {
  readonly #emails: Pick<EmailStore, "stateOf">;
  readonly #kind: AccountChange;

  constructor(emails: Pick<EmailStore, "stateOf">, kind: AccountChange) {
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
