import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import { sentCodePlace } from "../account/check-sent-code.ts";
import type { CodeHash, MakeCode } from "../ports/code-hash.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ClaimedDelivery } from "../ports/delivery-store.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { FactorCodes } from "../ports/factor-codes.ts";
import type {
  AddressedCode,
  AddressedLetter,
  AddressedToPhone,
  DeliveryWriter,
} from "../ports/letter-writer.ts";
import type { PhoneStore } from "../ports/phone-store.ts";

/** What is needed to write a code of a second factor. */
interface WriteParts {
  readonly sent: Pick<FactorCodes, "askedOf" | "keepCode" | "outletFor">;
  readonly phones: Pick<PhoneStore, "stateOf">;
  readonly emails: Pick<EmailStore, "stateOf">;
  readonly makeCode: MakeCode;
  readonly hash: CodeHash;
  readonly policy: Current<AccountPolicy>;
}

/** Writes the message with a code of a second factor to where it can go. */
export class WriteFactorCode implements DeliveryWriter {
  readonly #parts: WriteParts;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  async write({
    traderId,
    kind,
  }: Pick<ClaimedDelivery, "traderId" | "kind">): Promise<
    AddressedLetter | AddressedToPhone | AddressedCode | undefined
  > {
    if (traderId === undefined) return undefined;
    const { sent, makeCode, hash, policy } = this.#parts;
    const contact = kind === "factor_code_phone" ? "phone" : "email";
    const asked = await sent.askedOf(traderId, contact);
    if (!asked) return undefined;
    const { use, way } = asked;
    const isOutlet = way === "push" || way === "telegram";
    const outlet = isOutlet ? await sent.outletFor(asked, traderId) : undefined;
    const reached = isOutlet ? undefined : await this.#reached(traderId, contact);
    if (!outlet && !reached) return undefined;
    const { validSeconds } = policy().emailCode;
    const code = makeCode();
    // Kept before it is sent: a message that is lost leaves a code that nobody knows.
    const hashed = hash({ traderId, address: sentCodePlace(contact, use) }, code);
    await sent.keepCode(traderId, contact, hashed, { validSeconds, outletId: outlet?.id });
    const told = { kind: "factor_code", code, use, validSeconds } as const;
    if (outlet) return { outlet, code: { ...told, way: "sms" } };
    if (!reached) return undefined;
    const { to, username } = reached;
    return contact === "email"
      ? { to, letter: { ...told, username } }
      : { to, notice: { ...told, way: way === "call" ? "call" : "sms" } };
  }

  /** Where it goes; undefined where that is no longer confirmed. */
  async #reached(
    traderId: string,
    contact: "phone" | "email",
  ): Promise<{ readonly to: string; readonly username: string } | undefined> {
    const { phones, emails } = this.#parts;
    if (contact === "phone") {
      const { phone } = await phones.stateOf(traderId);
      return phone?.isVerified === true ? { to: phone.number, username: "" } : undefined;
    }
    const state = await emails.stateOf(traderId);
    return state?.isVerified === true ? { to: state.email, username: state.username } : undefined;
  }
}
