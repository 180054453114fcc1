import { accept, type Result } from "../../domain/result/result.ts";
import type { Visitor } from "../account/open-session.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { OpenStaffSession } from "./open-staff-session.ts";
import type { ProveStaff, StaffProof, StaffProofRefusal } from "./prove-staff.ts";

/**
 * Lets a member of staff prove who they are before a dangerous act. It is a sign-in in place: the
 * browser's session ends, and its successor begins with this proof. Other sessions stay, and stay as
 * old as they are.
 */
export class ProveStaffAgain {
  readonly #proveStaff: Pick<ProveStaff, "execute">;
  readonly #openSession: OpenStaffSession;

  constructor(proveStaff: Pick<ProveStaff, "execute">, openSession: OpenStaffSession) {
    this.#proveStaff = proveStaff;
    this.#openSession = openSession;
  }

  /** Returns the secret of the new session. */
  async execute(
    actor: StaffActor,
    proof: StaffProof,
    visitor: Visitor,
  ): Promise<Result<string, StaffProofRefusal>> {
    const proven = await this.#proveStaff.execute(actor, proof);
    if (!proven.ok) return proven;
    return accept(await this.#openSession.execute(actor, visitor, "prove-identity"));
  }
}
