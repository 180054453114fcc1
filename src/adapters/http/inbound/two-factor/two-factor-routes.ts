import type { AskTwoFactor } from "../../../../application/two-factor/ask-two-factor.ts";
import type { BeginAuthenticator } from "../../../../application/two-factor/begin-authenticator.ts";
import type { ConfirmAuthenticator } from "../../../../application/two-factor/confirm-authenticator.ts";
import type {
  ConfirmTwoFactor,
  FactorChanged,
} from "../../../../application/two-factor/confirm-two-factor.ts";
import type { RenewRecoveryCodes } from "../../../../application/two-factor/renew-recovery-codes.ts";
import type { TwoFactorView } from "../../../../application/two-factor/two-factor-view.ts";
import type { ViewTwoFactor } from "../../../../application/two-factor/view-two-factor.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { RateLimited } from "../../../../application/ports/attempt-limits.ts";
import { factorPurposes } from "../../../../domain/account/two-factor.ts";
import * as contract from "../../contract/two-factor/two-factor.ts";
import type { AuthenticatorBody, TwoFactorBody } from "../../contract/two-factor/two-factor.ts";
import { setSessionCookie } from "../account/cookies.ts";
import { tooOften, visitorOf } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of second factors. */
interface TwoFactorUseCases {
  readonly viewTwoFactor: ViewTwoFactor;
  readonly askTwoFactor: AskTwoFactor;
  readonly confirmTwoFactor: ConfirmTwoFactor;
  readonly beginAuthenticator: BeginAuthenticator;
  readonly confirmAuthenticator: ConfirmAuthenticator;
  readonly renewRecoveryCodes: RenewRecoveryCodes;
}

/** The second factors of a trader, their authenticator app and their recovery codes. */
export function twoFactorRoutes(useCases: TwoFactorUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, once: ShownOnce = {}) =>
    ok(present(await useCases.viewTwoFactor.execute(actor), once));
  const showChange = async (actor: Actor, { token, recoveryCodes }: FactorChanged) => ({
    ...(await show(actor, { recoveryCodes })),
    headers: { "Set-Cookie": setSessionCookie(token) },
  });
  return [
    bind(contract.viewTwoFactor).to(({ actor }) => show(actor)),
    bind(contract.changeTwoFactor).to(async ({ actor, parameters, body, request }) => {
      const purpose = factorPurposes.find((each) => each === parameters.purpose);
      if (!purpose) return { refusal: "not_found" };
      const { setting: wanted, method = "App", password, currentCode, code } = body;
      if (code === undefined) {
        const wish = { purpose, wanted, method, password, currentCode };
        const asked = await useCases.askTwoFactor.execute(actor, wish);
        return asked.ok ? show(actor, { authenticator: asked.value }) : refused(asked.refusal);
      }
      const visitor = visitorOf(request);
      const confirmed = { purpose, wanted, code, visitor };
      const changed = await useCases.confirmTwoFactor.execute(actor, confirmed);
      return changed.ok ? showChange(actor, changed.value) : refused(changed.refusal);
    }),
    bind(contract.beginAuthenticator).to(async ({ actor, body }) => {
      const begun = await useCases.beginAuthenticator.execute(actor, body);
      return begun.ok ? show(actor, { authenticator: begun.value }) : refused(begun.refusal);
    }),
    bind(contract.confirmAuthenticator).to(async ({ actor, body: { code }, request }) => {
      const confirmed = { code, visitor: visitorOf(request) };
      const changed = await useCases.confirmAuthenticator.execute(actor, confirmed);
      return changed.ok ? showChange(actor, changed.value) : refused(changed.refusal);
    }),
    bind(contract.renewRecoveryCodes).to(async ({ actor, body: { code } }) => {
      const renewed = await useCases.renewRecoveryCodes.execute(actor, code);
      return renewed.ok ? show(actor, { recoveryCodes: renewed.value }) : refused(renewed.refusal);
    }),
  ];
}

/** What an answer shows beside the settings, and no later one shows again. */
interface ShownOnce {
  readonly authenticator?: AuthenticatorBody | undefined;
  readonly recoveryCodes?: readonly string[] | undefined;
}

function present(
  { twoFactor, heldUntil, methods, ...counts }: TwoFactorView,
  { authenticator, recoveryCodes }: ShownOnce,
): TwoFactorBody {
  return {
    ...twoFactor,
    ...counts,
    methods: [...methods],
    heldUntil: heldUntil === undefined ? null : new Date(heldUntil).toISOString(),
    authenticator: authenticator ?? null,
    recoveryCodes: recoveryCodes ? [...recoveryCodes] : null,
  };
}

function refused<Code extends string>(refusal: { readonly code: Code } | RateLimited) {
  return "retryAfterSeconds" in refusal ? tooOften(refusal) : { refusal: refusal.code };
}
