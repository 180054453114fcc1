import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  decideVerification,
  type RejectReason,
  type VerificationState,
  type VerificationVerdict,
} from "../../domain/verification/verification.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { StaffVerification, VerificationDesk } from "../ports/verification-desk.ts";

/**
 * - `verification_moved`: somebody else decided meanwhile.
 * - `reasons_needed`: a rejection names at least one.
 */
interface DecideRefusal {
  readonly code:
    | "not_found"
    | "conflict_of_interest"
    | "verification_moved"
    | "reason_needed"
    | "reasons_needed";
}

/** - `deadline_refused`: a forced verification has one, at least an hour from now. */
interface DemandRefusal {
  readonly code: "not_found" | "conflict_of_interest" | "reason_needed" | "deadline_refused";
}

/** What staff ask of a person; `none` takes it back. */
export type AskedDemand =
  | { readonly kind: "none" }
  | { readonly kind: "requested" }
  /** `deadline`: in ms. */
  | { readonly kind: "forced"; readonly deadline: number };

const soonestDeadlineMs = 3_600_000;

/** Staff read what people handed in to prove who they are, and decide on it. */
export class ReviewVerifications {
  readonly #desk: VerificationDesk;
  readonly #audit: Pick<AuditLog, "note">;
  readonly #now: () => number;

  constructor(desk: VerificationDesk, audit: Pick<AuditLog, "note">, now: () => number) {
    this.#desk = desk;
    this.#audit = audit;
    this.#now = now;
  }

  /** Without those of people linked to the reader. */
  list(
    { linkedIds }: Pick<StaffActor, "linkedIds">,
    wanted: Omit<Parameters<VerificationDesk["list"]>[0], "without">,
    from: number,
    most: number,
  ): ReturnType<VerificationDesk["list"]> {
    return this.#desk.list({ ...wanted, without: linkedIds }, from, most);
  }

  /** The read is logged before anything is shown. */
  async view(
    { staffId, role, linkedIds }: StaffActor,
    id: string,
  ): Promise<StaffVerification | undefined> {
    const found = await this.#desk.view(id);
    if (!found || linkedIds.includes(found.traderId)) return undefined;
    const subject = { kind: "trader", id: found.traderId } as const;
    await this.#audit.note({ staffId, role, act: "read-verification", subject });
    return found;
  }

  /** - `reasons`: of a rejection; they and the words are told to the person. */
  async decide(
    by: KeyedStaff,
    traderId: TraderId,
    asked: {
      /** Of the verification. */
      readonly id: string;
      readonly verdict: VerificationVerdict;
      readonly reasons: readonly RejectReason[];
      readonly words: string;
    },
  ): Promise<Result<VerificationState, DecideRefusal>> {
    if (by.linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(asked.words);
    if (!words.ok) return words;
    const { id, verdict } = asked;
    const reasons = verdict === "reject" ? [...new Set(asked.reasons)] : [];
    if (verdict === "reject" && reasons.length === 0) return refuse({ code: "reasons_needed" });
    const found = await this.#desk.view(id);
    if (found?.traderId !== traderId) return refuse({ code: "not_found" });
    return this.#desk.decide(
      id,
      { verdict, reasons, words: words.value },
      (state) => decideVerification(state, verdict),
      {
        staffId: by.staffId,
        role: by.role,
        act: `${verdict}-verification`,
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { verification: id, kind: found.kind, reasons },
        ...(by.key && { key: by.key }),
      },
    );
  }

  /** - `reason`: told to the person. */
  async demand(
    by: KeyedStaff,
    traderId: TraderId,
    asked: AskedDemand,
    reason: string,
  ): Promise<Result<undefined, DemandRefusal>> {
    if (by.linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const deadline = asked.kind === "forced" ? asked.deadline : undefined;
    if (deadline !== undefined && !(deadline >= this.#now() + soonestDeadlineMs)) {
      return refuse({ code: "deadline_refused" });
    }
    const demand = { isForced: asked.kind === "forced", deadline, reason: words.value };
    const isThere = await this.#desk.demand(traderId, asked.kind === "none" ? undefined : demand, {
      staffId: by.staffId,
      role: by.role,
      act: "ask-verification",
      subject: { kind: "trader", id: traderId },
      reason: words.value,
      after: { asked: asked.kind },
      ...(by.key && { key: by.key }),
    });
    return isThere ? accept(undefined) : refuse({ code: "not_found" });
  }
}
