import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { OwnStaffAccountStore } from "../ports/own-staff-account.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** Ends sessions of a member of staff at their own request. */
export class EndStaffSessions {
  readonly #own: Pick<OwnStaffAccountStore, "endSession" | "endOtherSessions">;
  readonly #tokens: SessionTokens;

  constructor(
    own: Pick<OwnStaffAccountStore, "endSession" | "endOtherSessions">,
    tokens: SessionTokens,
  ) {
    this.#own = own;
    this.#tokens = tokens;
  }

  /** False when they have no such session. */
  one(actor: StaffActor, sessionId: string): Promise<boolean> {
    return this.#own.endSession(actor.staffId, sessionId, entryOf(actor, "end-session"));
  }

  /** All but the requesting one, whose secret is `token`. */
  others(actor: StaffActor, token: string): Promise<void> {
    const kept = this.#tokens.hash(token);
    return this.#own.endOtherSessions(actor.staffId, kept, entryOf(actor, "end-other-sessions"));
  }
}

function entryOf({ staffId, role }: StaffActor, act: AuditAct): AuditEntry {
  return { staffId, role, act, subject: { kind: "staff", id: staffId } };
}
