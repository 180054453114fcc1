import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";

/** Writes the letter that tells its owner that an account was closed. */
export class WriteAccountClosed implements LetterWriter {
  readonly #emails: Pick<EmailStore, "stateOf">;

  constructor(emails: Pick<EmailStore, "stateOf">) {
    this.#emails = emails;
  }

  async write({
    traderId,
  }: Pick<ClaimedDelivery, "traderId">): Promise<AddressedLetter | undefined> {
    const state = traderId === undefined ? undefined : await this.#emails.stateOf(traderId);
    if (!state?.isVerified) return undefined;
    return { to: state.email, letter: { kind: "account_closed", username: state.username } };
  }
}
