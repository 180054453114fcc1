import type { Actor } from "../../../../application/actor/actor.ts";
import type { ConfirmPhone } from "../../../../application/phone/confirm-phone.ts";
import type { ResetPhone } from "../../../../application/phone/reset-phone.ts";
import type { SendPhoneCode } from "../../../../application/phone/send-phone-code.ts";
import type { ViewPhone } from "../../../../application/phone/view-phone.ts";
import type { PhoneNumbers } from "../../../../application/ports/phone-numbers.ts";
import { codeFaults } from "../../contract/account/code-faults.ts";
import * as contract from "../../contract/account/phone.ts";
import { phoneFaults } from "../../contract/account/phone-faults.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { clientAddress } from "./client-address.ts";
import { tooOften } from "./visitor-of-request.ts";

/** Use cases behind the routes of a phone number. */
interface PhoneUseCases {
  readonly viewPhone: ViewPhone;
  readonly sendPhoneCode: SendPhoneCode;
  readonly confirmPhone: ConfirmPhone;
  readonly resetPhone: ResetPhone;
  readonly numbers: PhoneNumbers;
}

/** Confirming the phone number of an account. */
export function phoneRoutes(useCases: PhoneUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const { number, isVerified, way, resendIn, ways } = await useCases.viewPhone.execute(actor);
    const data: contract.PhoneView = {
      phone: number ?? null,
      isVerified,
      way: way ?? null,
      countdown: resendIn,
      ways: [...ways],
    };
    return ok(data);
  };
  return [
    bind(contract.viewPhone).to(({ actor }) => show(actor)),
    bind(contract.sendPhoneCode).to(async ({ actor, body, request }) => {
      const sent = await useCases.sendPhoneCode.execute(actor, {
        phone: body.phone,
        way: body.call === true ? "call" : "sms",
        address: clientAddress(request),
      });
      if (sent.ok) return show(actor);
      const { refusal } = sent;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      if (refusal.code === "phone_confirmed_already") return { refusal: refusal.code };
      const { code } = refusal;
      return { refusal: "validation", details: [{ code, ...phoneFaults[code] }] };
    }),
    bind(contract.confirmPhone).to(async ({ actor, body }) => {
      const code = body.phoneCode.replaceAll(/\s/g, "");
      const confirmed = await useCases.confirmPhone.execute(actor, code);
      if (confirmed.ok) return show(actor);
      const { code: fault } = confirmed.refusal;
      const detail = { code: fault, field: "phoneCode", message: phoneCodeMessages[fault] };
      return { refusal: "validation", details: [detail] };
    }),
    bind(contract.resetPhone).to(async ({ actor, body }) => {
      const reset = await useCases.resetPhone.execute(actor, body);
      if (reset.ok) return show(actor);
      const { refusal } = reset;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.listPhoneCountries).to(async () => ok(presentCountries(useCases.numbers))),
  ];
}

/** What differs from a code that came by mail. */
const phoneCodeMessages = {
  code_wrong: "This is not the code we sent. Look at the latest message, and type it again.",
  code_expired: codeFaults.code_expired.message,
  code_attempts_exceeded: codeFaults.code_attempts_exceeded.message,
} as const;

function presentCountries({ countries }: PhoneNumbers) {
  const names = new Intl.DisplayNames("en", { type: "region" });
  return countries
    .map(({ iso, callingCode }) => ({ iso, name: names.of(iso) ?? iso, callingCode }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
