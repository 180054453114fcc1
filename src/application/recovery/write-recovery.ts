import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { mayRecover } from "../../domain/account/trader-account.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";
import type { RecoveryStore } from "../ports/recovery-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** What is needed to write a letter with a way back in. */
interface WriteParts {
  readonly recoveries: RecoveryStore;
  readonly tokens: SessionTokens;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Writes the letter with the link to set a new password. Nobody gets one whose account is closed or
 * banned. Who was locked out because somebody else may have used the account gets one where the address is
 * older than that.
 */
export class WriteRecovery implements LetterWriter {
  readonly #parts: WriteParts;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  async write({ address }: Pick<ClaimedDelivery, "address">): Promise<AddressedLetter | undefined> {
    const { recoveries, tokens, policy } = this.#parts;
    const owner = address === undefined ? undefined : await recoveries.ownerOf(address);
    if (!owner || !mayRecover(owner.account, owner.confirmedAt)) return undefined;
    const { traderId, username, email: to } = owner;
    const token = tokens.make();
    const validSeconds = policy().recovery.linkSeconds;
    await recoveries.keepLink(traderId, tokens.hash(token), validSeconds);
    return { to, letter: { kind: "recovery", username, token, validSeconds } };
  }
}
