import type { Request } from "express";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { ChangeStaffPassword } from "../../../../application/staff/change-staff-password.ts";
import type { DeclareTraderAccount } from "../../../../application/staff/declare-trader-account.ts";
import type { EndStaffSessions } from "../../../../application/staff/end-staff-sessions.ts";
import type { ViewOwnAccount } from "../../../../application/staff/view-own-account.ts";
import * as contract from "../../contract/admin/own-account.ts";
import { setStaffCookie, staffTokenOf } from "../account/cookies.ts";
import { presentSession } from "../account/security-routes.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { presentDeclared } from "./staff-presenter.ts";
import { tooOften } from "./staff-routes.ts";
import { staffVisitorOf } from "./staff-visitor.ts";

/** Dependencies of these routes. */
interface OwnAccountUseCases {
  readonly viewOwnAccount: ViewOwnAccount;
  readonly declareTraderAccount: DeclareTraderAccount;
  readonly changeStaffPassword: ChangeStaffPassword;
  readonly endStaffSessions: EndStaffSessions;
}

/** What members of staff do about their own account. */
export function ownAccountRoutes(useCases: OwnAccountUseCases): readonly BoundRoute[] {
  const { endStaffSessions } = useCases;
  const show = async (actor: StaffActor, request: Request) => {
    const { declared, sessions } = await useCases.viewOwnAccount.execute(actor, tokenOf(request));
    const body = {
      traderAccounts: declared.map(presentDeclared),
      sessions: sessions.map(presentSession),
    };
    return { status: 200, body } as const;
  };
  return [
    bind(contract.viewOwnAccount).to(({ actor, request }) => show(actor, request)),
    bind(contract.declareTraderAccount).to(async ({ actor, body, request }) => {
      const declared = await useCases.declareTraderAccount.execute(actor, body.username);
      return declared.ok ? show(actor, request) : { refusal: declared.refusal.code };
    }),
    bind(contract.changeStaffPassword).to(async ({ actor, body, request }) => {
      const { current_password: password, code, passkey, new_password: next } = body;
      const proof = { password, code, passkey };
      const asked = { proof, next, visitor: staffVisitorOf(request) };
      const changed = await useCases.changeStaffPassword.execute(actor, asked);
      if (changed.ok) {
        const headers = { "Set-Cookie": setStaffCookie(changed.value) };
        return { status: 200, body: { isChanged: true }, headers };
      }
      const { refusal } = changed;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.endOtherStaffSessions).to(async ({ actor, request }) => {
      await endStaffSessions.others(actor, tokenOf(request));
      return show(actor, request);
    }),
    bind(contract.endStaffSession).to(async ({ actor, parameters, request }) => {
      const isEnded = await endStaffSessions.one(actor, parameters.id);
      return isEnded ? show(actor, request) : { refusal: "not_found" };
    }),
  ];
}

/** A member of staff who is signed in has one. */
function tokenOf(request: Request): string {
  return staffTokenOf(request) ?? "";
}
