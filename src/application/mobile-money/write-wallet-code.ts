import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeHash, MakeCode } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { AddressedToPhone, DeliveryWriter } from "../ports/letter-writer.ts";
import type { MobileMoneyStore } from "../ports/mobile-money-store.ts";

/** What is needed to write a message with a code. */
interface WriteParts {
  readonly wallets: Pick<MobileMoneyStore, "codeState" | "keepCode">;
  readonly makeCode: MakeCode;
  readonly hash: CodeHash;
  readonly policy: Current<AccountPolicy>;
}

/** Writes the text with a new code to the number that a trader confirms for a wallet. */
export class WriteWalletCode implements DeliveryWriter {
  readonly #parts: WriteParts;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  async write({
    traderId,
  }: Pick<ClaimedDelivery, "traderId">): Promise<AddressedToPhone | undefined> {
    if (traderId === undefined) return undefined;
    const { wallets, makeCode, hash, policy } = this.#parts;
    const { validSeconds } = policy().emailCode;
    const { pending } = await wallets.codeState(traderId);
    if (!pending) return undefined;
    const { number: to } = pending;
    const code = makeCode();
    // Kept before it is sent: a message that is lost leaves a code that nobody knows.
    await wallets.keepCode(traderId, hash({ traderId, address: to }, code), { validSeconds });
    return { to, notice: { kind: "phone_code", way: "sms", code, validSeconds } };
  }
}
