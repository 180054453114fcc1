import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { RateLimited } from "../../../../application/ports/attempt-limits.ts";
import type { AskStaffPasskey } from "../../../../application/staff/ask-staff-passkey.ts";
import type { BeginStaffPasskey } from "../../../../application/staff/begin-staff-passkey.ts";
import type { ChangeStaffPasskeys } from "../../../../application/staff/change-staff-passkeys.ts";
import type { LogInWithStaffPasskey } from "../../../../application/staff/log-in-with-staff-passkey.ts";
import type { ProveStaffAgain } from "../../../../application/staff/prove-staff-again.ts";
import * as contract from "../../contract/admin/staff-passkeys.ts";
import { setStaffCookie } from "../account/cookies.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { presentAsked, presentPasskey, presentToMake } from "../passkey/passkey-presenter.ts";
import { signedIn, tooOften } from "./staff-routes.ts";
import { staffVisitorOf } from "./staff-visitor.ts";

/** Dependencies of these routes. */
interface StaffPasskeyUseCases {
  readonly askStaffPasskey: AskStaffPasskey;
  readonly beginStaffPasskey: BeginStaffPasskey;
  readonly changeStaffPasskeys: ChangeStaffPasskeys;
  readonly logInWithStaffPasskey: LogInWithStaffPasskey;
  readonly proveStaffAgain: ProveStaffAgain;
}

/** Signing in to the console with passkeys, and one's own ones. */
export function staffPasskeyRoutes(useCases: StaffPasskeyUseCases): readonly BoundRoute[] {
  const { askStaffPasskey, beginStaffPasskey, changeStaffPasskeys } = useCases;
  const list = async (actor: StaffActor) => {
    const body = (await changeStaffPasskeys.list(actor)).map(presentPasskey);
    return { status: 200, body } as const;
  };
  return [
    bind(contract.askStaffPasskeySignIn).to(async ({ request }) => {
      const asked = askStaffPasskey.forSignIn(staffVisitorOf(request));
      return asked ? { status: 200, body: presentAsked(asked) } : { refusal: "forbidden_origin" };
    }),
    bind(contract.logInStaffWithPasskey).to(async ({ body, request }) => {
      const visitor = staffVisitorOf(request);
      const outcome = await useCases.logInWithStaffPasskey.execute(body, visitor);
      return outcome.ok ? signedIn(outcome.value) : refused(outcome.refusal);
    }),
    bind(contract.listStaffPasskeys).to(({ actor }) => list(actor)),
    bind(contract.askStaffPasskeyProof).to(async ({ actor }) => {
      const asked = await askStaffPasskey.forProof(actor);
      return { status: 200, body: presentAsked(asked) };
    }),
    bind(contract.proveStaffAgain).to(async ({ actor, body, request }) => {
      const proven = await useCases.proveStaffAgain.execute(actor, body, staffVisitorOf(request));
      if (!proven.ok) return refused(proven.refusal);
      const headers = { "Set-Cookie": setStaffCookie(proven.value) };
      return { status: 200, body: { isProven: true }, headers };
    }),
    bind(contract.beginStaffPasskey).to(async ({ actor, body }) => {
      const begun = await beginStaffPasskey.execute(actor, body);
      if (!begun.ok) return refused(begun.refusal);
      // The host may be the traders', whose passkeys name an id of theirs.
      const made = presentToMake(begun.value, `staff ${actor.staffId}`, actor.username);
      return { status: 200, body: made };
    }),
    bind(contract.addStaffPasskey).to(async ({ actor, body: { name, ...answer }, request }) => {
      const made = { name, answer, visitor: staffVisitorOf(request) };
      const added = await changeStaffPasskeys.add(actor, made);
      if (!added.ok) return refused(added.refusal);
      const headers = { "Set-Cookie": setStaffCookie(added.value) };
      return { status: 200, body: { isAdded: true }, headers };
    }),
    bind(contract.renameStaffPasskey).to(async ({ actor, parameters, body }) => {
      const renamed = await changeStaffPasskeys.rename(actor, parameters.id, body.name);
      return renamed.ok ? list(actor) : refused(renamed.refusal);
    }),
    bind(contract.removeStaffPasskey).to(async ({ actor, parameters, body, request }) => {
      const asked = { proof: body, visitor: staffVisitorOf(request) };
      const removed = await changeStaffPasskeys.remove(actor, parameters.id, asked);
      if (!removed.ok) return refused(removed.refusal);
      const headers = { "Set-Cookie": setStaffCookie(removed.value) };
      return { status: 200, body: { isRemoved: true }, headers };
    }),
  ];
}

function refused<Code extends string>(refusal: { readonly code: Code } | RateLimited) {
  return "retryAfterSeconds" in refusal ? tooOften(refusal) : { refusal: refusal.code };
}
