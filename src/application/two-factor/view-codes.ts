import type { AccountPolicy } from "../../domain/account/account-policy.ts";
import type { CodeContact } from "../../domain/account/code-channel.ts";
import { factorCodeIn } from "../../domain/account/email-code.ts";
import { maskedEmail } from "../../domain/account/masked-email.ts";
import { maskedPhone } from "../../domain/account/masked-phone.ts";
import { codeTypeFor, type CodeUse, type FactorType } from "../../domain/account/two-factor.ts";
import { strongFactorsOf } from "../account/strong-factors.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { EmailStore } from "../ports/email-store.ts";
import type { FactorCodes } from "../ports/factor-codes.ts";
import type { PhoneStore } from "../ports/phone-store.ts";
import type { SecondFactors } from "../ports/second-factors.ts";

type SignedInUse = Exclude<CodeUse, "login" | "setup">;

/** Where codes go, and when the next can. */
interface CodePlace {
  /** Without what makes it whole; undefined where nothing is confirmed. */
  readonly to: string | undefined;
  /** In how many seconds another code can be sent; 0: now. */
  readonly countdown: number;
}

/** Of which type a code is for each use, and where those go that are sent. */
interface OwnCodes {
  readonly types: Readonly<Record<SignedInUse, FactorType>>;
  readonly places: Readonly<Record<CodeContact, CodePlace>>;
  /** Whether those of type `sms` come to a chat as well. */
  readonly toChat: boolean;
}

/** What is needed to see them. */
interface ViewParts {
  readonly factors: Pick<SecondFactors, "read">;
  readonly sent: Pick<FactorCodes, "sendsOf">;
  readonly phones: Pick<PhoneStore, "stateOf">;
  readonly emails: Pick<EmailStore, "stateOf">;
  readonly policy: Current<AccountPolicy>;
}

/** Shows signed-in traders which code an act takes of them. */
export class ViewCodes {
  readonly #parts: ViewParts;

  constructor(parts: ViewParts) {
    this.#parts = parts;
  }

  async execute({ traderId }: Actor): Promise<OwnCodes> {
    const { factors, phones, emails } = this.#parts;
    const read = await factors.read(traderId);
    const has = strongFactorsOf(read);
    const typeFor = (use: SignedInUse) => codeTypeFor(read.twoFactor, use, has);
    const { phone } = await phones.stateOf(traderId);
    const mail = await emails.stateOf(traderId);
    const number = phone?.isVerified === true ? maskedPhone(phone.number) : undefined;
    const address = mail?.isVerified === true ? maskedEmail(mail.email) : undefined;
    return {
      types: {
        release: typeFor("release"),
        sendout: typeFor("sendout"),
        account: typeFor("account"),
      },
      places: {
        phone: await this.#placeOf(traderId, "phone", number),
        email: await this.#placeOf(traderId, "email", address),
      },
      toChat: read.places.chat === "proven",
    };
  }

  async #placeOf(
    traderId: string,
    contact: CodeContact,
    to: string | undefined,
  ): Promise<CodePlace> {
    const { sent, policy } = this.#parts;
    const { sends, readAt } = await sent.sendsOf(traderId, contact);
    return { to, countdown: factorCodeIn(sends, readAt, policy().emailCode) };
  }
}
