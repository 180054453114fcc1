import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  judgeDecision,
  type BadgeActRefusal,
} from "../../domain/badge-application/badge-application.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { BadgeApplications } from "../ports/badge-applications.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { VendorBond } from "./vendor-bond.ts";

interface DecisionCommand {
  readonly traderId: TraderId;
  /** The number of the application. */
  readonly id: number;
  readonly isApproved: boolean;
  /** Told to the applicant. */
  readonly reason: string;
}

type DecisionRefusal =
  | BadgeActRefusal
  | { readonly code: "conflict_of_interest" | "reason_needed" };

/** Approves an application for a badge, which gives the badge, or declines it. */
export class DecideBadgeApplication {
  readonly #applications: Pick<BadgeApplications, "decide">;
  readonly #bond: Pick<VendorBond, "isLeft">;
  readonly #policy: Current<OfferPolicy>;

  constructor(
    applications: Pick<BadgeApplications, "decide">,
    bond: Pick<VendorBond, "isLeft">,
    policy: Current<OfferPolicy>,
  ) {
    this.#applications = applications;
    this.#bond = bond;
    this.#policy = policy;
  }

  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { traderId, id, isApproved, reason }: DecisionCommand,
  ): Promise<Result<undefined, DecisionRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const { idLevel } = this.#policy();
    const hasBond = await this.#bond.isLeft(traderId);
    return this.#applications.decide<DecisionRefusal>(
      { traderId, id, staffId, isApproved, words: words.value },
      (waiting) => judgeDecision(waiting, { isApproved, role, idLevel, hasBond }),
      {
        staffId,
        role,
        act: "decide-badge-application",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { application: id, isApproved },
        ...(key && { key }),
      },
    );
  }
}
