import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeHash, MakeCode } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { AddressedToPhone, DeliveryWriter } from "../ports/letter-writer.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** What is needed to write a message with a code. */
interface WriteParts {
  readonly phones: PhoneStore;
  readonly makeCode: MakeCode;
  readonly hash: CodeHash;
  readonly policy: Current<AccountPolicy>;
}

/**
 * Writes the message with a new code to the number of a trader. To a number that somebody else has
 * confirmed it tells that it was typed, without a code.
 */
export class WritePhoneCode implements DeliveryWriter {
  readonly #parts: WriteParts;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  async write({
    traderId,
  }: Pick<ClaimedDelivery, "traderId">): Promise<AddressedToPhone | undefined> {
    if (traderId === undefined) return undefined;
    const { phones, makeCode, hash, policy } = this.#parts;
    const { validSeconds } = policy().emailCode;
    const { phone } = await phones.stateOf(traderId);
    if (!phone || phone.isVerified) return undefined;
    const { number: to, way } = phone;
    if (await phones.isTaken(to)) return { to, notice: { kind: "phone_in_use", way } };
    const code = makeCode();
    // Kept before it is sent: a message that is lost leaves a code that nobody knows.
    await phones.keepCode(traderId, hash({ traderId, address: to }, code), { validSeconds });
    return { to, notice: { kind: "phone_code", way, code, validSeconds } };
  }
}
