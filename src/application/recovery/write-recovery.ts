import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { mayOpenCases, mayRecover } from "../../domain/account/trader-account.ts";
import type { TraderId } from "../../domain/id/id.ts";
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
 * Writes the letter with the link to set a new password. Nobody gets one whose account is closed. Who was
 * locked out because somebody else may have used the account gets one where the address is older than
 * that; who is banned gets a link to their open cases instead.
 */
export class WriteRecovery implements LetterWriter {
  readonly #parts: WriteParts;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  async write({
    address,
    traderId: askedId,
    kind: asked,
  }: Pick<ClaimedDelivery, "address" | "traderId" | "kind">): Promise<AddressedLetter | undefined> {
    const { recoveries, tokens, policy } = this.#parts;
    const owner = await this.#owner(address, askedId);
    if (!owner) return undefined;
    const { account, confirmedAt } = owner;
    const isBanned = mayOpenCases(account, confirmedAt);
    if (!isBanned && (asked !== "recovery" || !mayRecover(account, confirmedAt))) return undefined;
    const { traderId, username, email: to } = owner;
    const token = tokens.make();
    const validSeconds = policy().recovery.linkSeconds;
    await recoveries.keepLink(traderId, tokens.hash(token), validSeconds);
    const kind = isBanned ? "case_access" : "recovery";
    return { to, letter: { kind, username, token, validSeconds } };
  }

  async #owner(address: string | undefined, traderId: TraderId | undefined) {
    const { recoveries } = this.#parts;
    if (address !== undefined) return recoveries.ownerOf(address);
    return traderId === undefined ? undefined : recoveries.ownerById(traderId);
  }
}
