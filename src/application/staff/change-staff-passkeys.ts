import { mostPasskeys, parsePasskeyName } from "../../domain/account/passkey.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import type { Visitor } from "../account/open-session.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { NewPasskeyAnswer, PasskeySignatures } from "../ports/passkey-signatures.ts";
import type { OwnPasskey, StaffPasskeyStore } from "../ports/passkey-store.ts";
import type { OpenStaffSession } from "./open-staff-session.ts";
import type { ProveStaff, StaffProof, StaffProofRefusal } from "./prove-staff.ts";
import { staffSessionSubject } from "./staff-passkey-subject.ts";

interface MadeStaffPasskey {
  readonly name: string;
  readonly answer: NewPasskeyAnswer;
  readonly visitor: Visitor;
}

interface AddRefusal {
  readonly code: "wrong_passkey" | "too_many_passkeys" | "passkey_name_unusable";
}

/** What is needed to change them. */
interface ChangeParts {
  readonly passkeys: StaffPasskeyStore;
  readonly challenges: Pick<PasskeyChallenges, "isOpen" | "use">;
  readonly signatures: Pick<PasskeySignatures, "checkNew">;
  readonly proveStaff: Pick<ProveStaff, "execute">;
  readonly openSession: OpenStaffSession;
  readonly newId: NewId;
}

/** Members of staff list, add, rename and remove their own passkeys. */
export class ChangeStaffPasskeys {
  readonly #parts: ChangeParts;

  constructor(parts: ChangeParts) {
    this.#parts = parts;
  }

  /** Oldest first. */
  list({ staffId }: StaffActor): Promise<readonly OwnPasskey[]> {
    return this.#parts.passkeys.listOwn(staffId);
  }

  /**
   * Adds one that was just made, after a proof. Every session ends; returns the secret of the
   * requesting browser's new one.
   */
  async add(
    actor: StaffActor,
    { name: typed, answer, visitor }: MadeStaffPasskey,
  ): Promise<Result<string, AddRefusal>> {
    const { passkeys, challenges, signatures, openSession, newId } = this.#parts;
    const name = parsePasskeyName(typed);
    if (!name.ok) return name;
    const subject = staffSessionSubject("add", actor);
    const made = await signatures.checkNew(answer, (challenge) =>
      challenges.isOpen(subject, challenge),
    );
    if (!made || !(await challenges.use(made.challenge))) return refuse({ code: "wrong_passkey" });
    const { transports } = answer;
    const passkey = { ...made.key, id: newId(), transports, name: name.value };
    const entry = entryOf(actor, "add-passkey", passkey.id);
    const isAdded = await passkeys.add(actor.staffId, passkey, mostPasskeys, entry);
    if (!isAdded) return refuse({ code: "too_many_passkeys" });
    return accept(await openSession.execute(actor, visitor));
  }

  async rename(
    actor: StaffActor,
    id: string,
    typed: string,
  ): Promise<Result<undefined, { readonly code: "not_found" | "passkey_name_unusable" }>> {
    const name = parsePasskeyName(typed);
    if (!name.ok) return name;
    const entry = entryOf(actor, "rename-passkey", id);
    const isRenamed = await this.#parts.passkeys.rename(actor.staffId, id, name.value, entry);
    return isRenamed ? accept(undefined) : refuse({ code: "not_found" });
  }

  /**
   * Removes one, with a proof. Password and code stay, so the last passkey is never the last way in.
   * Every session ends; returns the secret of the requesting browser's new one.
   */
  async remove(
    actor: StaffActor,
    id: string,
    { proof, visitor }: { readonly proof: StaffProof; readonly visitor: Visitor },
  ): Promise<Result<string, StaffProofRefusal | { readonly code: "not_found" }>> {
    const { passkeys, proveStaff, openSession } = this.#parts;
    const own = await passkeys.listOwn(actor.staffId);
    if (!own.some((passkey) => passkey.id === id)) return refuse({ code: "not_found" });
    const proven = await proveStaff.execute(actor, proof);
    if (!proven.ok) return proven;
    const entry = entryOf(actor, "remove-passkey", id);
    if (!(await passkeys.remove(actor.staffId, id, entry))) return refuse({ code: "not_found" });
    return accept(await openSession.execute(actor, visitor));
  }
}

/** Names the passkey by its id: what its owner calls it is no one else's business. */
function entryOf({ staffId, role }: StaffActor, act: AuditAct, passkeyId: string): AuditEntry {
  return { staffId, role, act, subject: { kind: "staff", id: staffId }, after: { passkeyId } };
}
