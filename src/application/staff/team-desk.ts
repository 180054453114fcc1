import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, type Refusal, type Result } from "../../domain/result/result.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Team, TeamMatter } from "../../domain/staff/team.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { TeamChange, TeamEffect, TeamStore } from "../ports/team-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { Current } from "../ports/current-policy.ts";

/** A link that was just created. Its secret is returned once and stored nowhere. */
interface NewInvitation {
  readonly token: string;
  readonly username: string;
}

/** The result of an act on the team: at most a link. */
export type TeamResult<Refused extends Refusal> = Result<
  NewInvitation | undefined,
  Refused | { readonly code: "reason_needed" }
>;

/** What an act writes, apart from who did it and why. */
interface TeamAct extends Omit<TeamChange, "audit" | "propose" | "effect"> {
  readonly propose?: TeamMatter;
  /** What takes effect from now on. */
  readonly effect?: TeamMatter | Exclude<TeamEffect, { readonly kind: TeamMatter["kind"] }>;
  readonly audit: Pick<AuditEntry, "before" | "after"> & { readonly subjectId?: string };
}

/** Entry point for admins' acts on the team: each has a reason and writes its log entry. */
export class TeamDesk {
  readonly #team: TeamStore;
  readonly #tokens: SessionTokens;
  readonly #newId: NewId;
  readonly #policy: Current<StaffPolicy>;

  constructor(team: TeamStore, tokens: SessionTokens, newId: NewId, policy: Current<StaffPolicy>) {
    this.#team = team;
    this.#tokens = tokens;
    this.#newId = newId;
    this.#policy = policy;
  }

  async carryOut<Refused extends Refusal>(
    { staffId, role, key }: KeyedStaff,
    act: AuditAct,
    typed: string,
    decide: (team: Team) => Result<TeamAct, Refused>,
  ): Promise<TeamResult<Refused>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const id = this.#newId();
    const token = this.#tokens.make();
    const done = await this.#team.change(this.#policy().proposalSeconds, (team) => {
      const decided = decide(team);
      if (!decided.ok) return decided;
      const { propose: matter, effect, audit, ...rest } = decided.value;
      const { subjectId = id, ...content } = audit;
      const why = { reason: reason.value };
      return accept<TeamChange>({
        ...rest,
        ...(matter && { propose: { id, matter, proposedBy: staffId, ...why } }),
        ...(effect && { effect: this.#withLink(effect, token) }),
        audit: {
          staffId,
          role,
          act,
          subject: { kind: "staff", id: subjectId },
          ...why,
          ...content,
          ...(key && { key }),
        },
      });
    });
    if (!done.ok) return done;
    const { effect } = done.value;
    return accept(effect?.kind === "invite" ? { token, username: effect.username } : undefined);
  }

  #withLink(effect: NonNullable<TeamAct["effect"]>, token: string): TeamEffect {
    if (effect.kind !== "invite") return effect;
    const tokenHash = this.#tokens.hash(token);
    return { ...effect, tokenHash, seconds: this.#policy().invitationSeconds };
  }
}
