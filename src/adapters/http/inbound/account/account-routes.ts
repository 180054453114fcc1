import type { Request } from "express";
import type { LogIn } from "../../../../application/account/log-in.ts";
import type { LogOut } from "../../../../application/account/log-out.ts";
import type { SignedIn } from "../../../../application/account/open-session.ts";
import type { RegisterTrader } from "../../../../application/account/register-trader.ts";
import { logIn, logOut, register } from "../../contract/account/account.ts";
import {
  emailTypo,
  registrationFaults,
  suggestedEmail,
} from "../../contract/account/registration-faults.ts";
import { parseReferralCode } from "../../../../domain/partner/referral-code.ts";
import { newcomersHome, readersHome } from "../../contract/return-path.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import type { Gate } from "../gate.ts";
import {
  referralCodeOf,
  removeSessionCookie,
  sessionTokenOf,
  setSessionCookie,
} from "./cookies.ts";
import { isOpenedByPerson, isOurNavigation } from "./request-origin.ts";
import { proofNeeded, visitorOf } from "./visitor-of-request.ts";

/** Dependencies of these routes. */
interface AccountUseCases {
  readonly registerTrader: RegisterTrader;
  readonly logIn: LogIn;
  readonly logOut: LogOut;
  readonly gate: Gate;
}

/** Registering, signing in and out. */
export function accountRoutes(useCases: AccountUseCases): readonly BoundRoute[] {
  const { gate } = useCases;
  return [
    bind(register).to(async ({ body, request }) => {
      const { username, email, is_email_meant: isEmailMeant, password } = body;
      const isDemo = body.is_demo_account;
      const referralCode = referralCodeOf(request) ?? parseReferralCode(body.referral_code ?? "");
      const visitor = visitorOf(request);
      const wanted = { username, email, isEmailMeant, isDemo, password, visitor, referralCode };
      const outcome = await useCases.registerTrader.execute(wanted);
      if (outcome.ok) return signedIn(outcome.value, newcomersHome);
      const { refusal } = outcome;
      if (refusal.code === "proof_of_work_needed") return proofNeeded(refusal);
      const { faults, meantEmail } = refusal;
      const details = faults.map((code) => ({ code, ...registrationFaults[code] }));
      const suggested = { field: suggestedEmail, code: emailTypo };
      return {
        refusal: "validation",
        details: [...details, ...(meantEmail ? [{ ...suggested, message: meantEmail }] : [])],
      };
    }),
    bind(logIn).to(async ({ body: { login, password, code }, request }) => {
      const visitor = visitorOf(request);
      const outcome = await useCases.logIn.execute({ login, password, code, visitor });
      if (outcome.ok) return signedIn(outcome.value, readersHome);
      const { refusal } = outcome;
      if (refusal.code === "proof_of_work_needed") return proofNeeded(refusal);
      return { refusal: refusal.code };
    }),
    bind(logOut).to(async ({ request }) => {
      const isNavigation = isOurNavigation(request);
      if (!isNavigation && !gate.isFromOurPage(request)) {
        return isOpenedByPerson(request) ? elsewhere(request) : { refusal: "forbidden_origin" };
      }
      const token = sessionTokenOf(request);
      if (token !== undefined) await useCases.logOut.execute(token);
      const headers = {
        "Set-Cookie": removeSessionCookie(),
        // Not "cookies": the theme and the visitor id are no secrets of the user who signs out.
        "Clear-Site-Data": '"cache", "storage"',
      };
      const answer = ok({ redirectTo: afterLeaving });
      return isNavigation
        ? { ...answer, status: 303, headers: { ...headers, Location: afterLeaving } }
        : { ...answer, headers };
    }),
  ];
}

const afterLeaving = "/";
const signOutPage = "/logout";

/** A link of another site signs nobody out: the page it leads to asks first (answers 152). */
function elsewhere(request: Request) {
  const to = sessionTokenOf(request) === undefined ? afterLeaving : signOutPage;
  return { ...ok({ redirectTo: to }), status: 303, headers: { Location: to } } as const;
}

function signedIn({ username, token }: SignedIn, redirectTo: string) {
  return {
    ...ok({ username, redirectTo }),
    headers: { "Set-Cookie": setSessionCookie(token) },
  };
}
