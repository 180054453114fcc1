import type { Actor } from "../../../../application/actor/actor.ts";
import type { AskEmailCode } from "../../../../application/email/ask-email-code.ts";
import type { VerifyEmail } from "../../../../application/email/verify-email.ts";
import type { ViewEmail } from "../../../../application/email/view-email.ts";
import { codeFaults } from "../../contract/account/code-faults.ts";
import * as contract from "../../contract/account/email.ts";
import { readersHome } from "../../contract/return-path.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { tooOften } from "./visitor-of-request.ts";

/** Use cases behind the routes of an address. */
interface EmailUseCases {
  readonly viewEmail: ViewEmail;
  readonly verifyEmail: VerifyEmail;
  readonly askEmailCode: AskEmailCode;
}

/** Confirming the address of an account. */
export function emailRoutes(useCases: EmailUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const { resendIn, ...rest } = await useCases.viewEmail.execute(actor);
    return ok({ ...rest, countdown: resendIn });
  };
  const ask = async (actor: Actor, email?: string) => {
    const asked = await useCases.askEmailCode.execute(actor, email);
    if (asked.ok) return show(actor);
    const { refusal } = asked;
    return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
  };
  return [
    bind(contract.viewEmail).to(({ actor }) => show(actor)),
    bind(contract.verifyEmail).to(async ({ actor, body }) => {
      const verified = await useCases.verifyEmail.execute(actor, body.code.replaceAll(/\s/g, ""));
      if (verified.ok) return ok({ redirectTo: readersHome });
      const { code } = verified.refusal;
      return { refusal: "validation", details: [{ code, ...codeFaults[code] }] };
    }),
    bind(contract.resendEmailCode).to(({ actor }) => ask(actor)),
    bind(contract.changeUnconfirmedEmail).to(({ actor, body }) => ask(actor, body.email)),
  ];
}
