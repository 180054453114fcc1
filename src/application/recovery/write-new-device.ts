import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { deviceOf } from "../../domain/account/device.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { AddressedLetter, LetterWriter } from "../ports/letter-writer.ts";
import type { RecoveryStore } from "../ports/recovery-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** What is needed to tell of a sign-in. */
interface WriteNewDeviceParts {
  readonly recoveries: RecoveryStore;
  readonly tokens: SessionTokens;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Tells the owner of an account that somebody signed in on a device that it did not know, with a link to
 * throw them out. Nobody is told whose password changed since, which ended that session.
 */
export class WriteNewDevice implements LetterWriter {
  readonly #parts: WriteNewDeviceParts;

  constructor(parts: WriteNewDeviceParts) {
    this.#parts = parts;
  }

  async write({ about }: Pick<ClaimedDelivery, "about">): Promise<AddressedLetter | undefined> {
    const { recoveries, tokens, policy } = this.#parts;
    const found = about === undefined ? undefined : await recoveries.signInOf(about);
    if (!found || !accountAllows(found.owner.account, "sign_in")) return undefined;
    const { traderId, username, email: to } = found.owner;
    const token = tokens.make();
    const validSeconds = policy().recovery.linkSeconds;
    await recoveries.keepLink(traderId, tokens.hash(token), validSeconds);
    const { browser, system } = deviceOf(found.agent);
    const { at, country, timeZone } = found;
    const device = { browser, system, country, at, timeZone };
    return { to, letter: { kind: "new_device", username, token, validSeconds, ...device } };
  }
}
