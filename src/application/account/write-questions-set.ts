import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";

/** Writes the letter that tells the owner of an account that its security questions were set. */
export class WriteQuestionsSet implements LetterWriter {
  readonly #emails: Pick<EmailStore, "stateOf">;

  constructor(emails: Pick<EmailStore, "stateOf">) {
    this.#emails = emails;
  }

  async write({
    traderId,
  }: Pick<ClaimedDelivery, "traderId">): Promise<AddressedLetter | undefined> {
    const state = traderId === undefined ? undefined : await this.#emails.stateOf(traderId);
    if (!state?.isVerified) return undefined;
    return { to: state.email, letter: { kind: "questions_set", username: state.username } };
  }
}
