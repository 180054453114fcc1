import type { AskRecovery } from "../../../../application/recovery/ask-recovery.ts";
import type { DisownSignIn } from "../../../../application/recovery/disown-sign-in.ts";
import type { Recover } from "../../../../application/recovery/recover.ts";
import * as contract from "../../contract/account/recovery.ts";
import { registrationFaults } from "../../contract/account/registration-faults.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { proofNeeded, visitorOf } from "./visitor-of-request.ts";

/** Use cases behind the routes of a recovery. */
interface RecoveryUseCases {
  readonly askRecovery: AskRecovery;
  readonly recover: Recover;
  readonly disownSignIn: DisownSignIn;
}

const signInPage = "/login";
const passwordPage = "/recover/password";

/** The way back in for who lost their password. */
export function recoveryRoutes(useCases: RecoveryUseCases): readonly BoundRoute[] {
  return [
    bind(contract.askRecovery).to(async ({ body: { email }, request }) => {
      const asked = await useCases.askRecovery.execute(email, visitorOf(request));
      return asked.ok ? ok({ isAsked: true }) : proofNeeded(asked.refusal);
    }),
    bind(contract.disownSignIn).to(async ({ body: { token }, request }) => {
      const { address } = visitorOf(request);
      const disowned = await useCases.disownSignIn.execute(token, address);
      return disowned.ok ? ok({ redirectTo: passwordPage }) : { refusal: disowned.refusal.code };
    }),
    bind(contract.recover).to(async ({ body }) => {
      const recovered = await useCases.recover.execute(body.token, body.new_password);
      if (recovered.ok) return ok({ redirectTo: signInPage });
      const { code } = recovered.refusal;
      if (code === "recovery_link_over") return { refusal: code };
      const { message } = registrationFaults[code];
      return { refusal: "validation", details: [{ field: "new_password", code, message }] };
    }),
  ];
}
