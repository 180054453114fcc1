import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { proofText } from "../../domain/reputation/reputation-claim.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ReputationFilter, Reputations, StaffReputation } from "../ports/reputations.ts";

interface CheckCommand {
  readonly id: number;
  readonly isConfirmed: boolean;
  /** Told to the claimant. */
  readonly reason: string;
}

type CheckRefusal = {
  readonly code: "not_found" | "conflict_of_interest" | "reason_needed" | "reputation_decided";
};

/** Staff look at the other profile, and confirm that it is the claimant's and says what they say. */
export class CheckReputation {
  readonly #reputations: Reputations;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(reputations: Reputations, audit: Pick<AuditLog, "note">) {
    this.#reputations = reputations;
    this.#audit = audit;
  }

  list(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    wanted: Omit<ReputationFilter, "without">,
    from: number,
    most: number,
  ): ReturnType<Reputations["list"]> {
    return this.#reputations.list({ ...wanted, without: linkedIds }, from, most);
  }

  /** The claim, and the text that has to be on the other profile. The read is logged. */
  async view(
    { staffId, role, linkedIds }: StaffActor,
    id: number,
  ): Promise<{ readonly claim: StaffReputation; readonly proof: string } | undefined> {
    const claim = await this.#reputations.view(id);
    if (!claim || linkedIds.includes(claim.traderId)) return undefined;
    const subject = { kind: "trader", id: claim.traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-reputation-claim", subject });
    return { claim, proof: proofText(claim.username, claim.traderId) };
  }

  async decide(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { id, isConfirmed, reason }: CheckCommand,
  ): Promise<Result<undefined, CheckRefusal>> {
    const claim = await this.#reputations.view(id);
    if (!claim) return refuse({ code: "not_found" });
    const { traderId, market } = claim;
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const isDone = await this.#reputations.decide(
      { id, traderId, staffId, isConfirmed, words: words.value },
      {
        staffId,
        role,
        ...(key && { key }),
        act: "decide-reputation-claim",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { claim: id, market, isConfirmed },
      },
    );
    return isDone ? accept(undefined) : refuse({ code: "reputation_decided" });
  }
}
