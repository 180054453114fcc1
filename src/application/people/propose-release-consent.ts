import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { judgeConsentProposal, type ConsentNotNeeded } from "../../domain/staff/release-consent.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { RateLimited } from "../ports/attempt-limits.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ReleaseConsents } from "../ports/release-consents.ts";
import type { CheckSecurityAnswers } from "./check-security-answers.ts";
import { keepAwayFrom } from "./keep-away.ts";

interface ProposeCommand {
  readonly traderId: TraderId;
  readonly tradeId: TradeId;
  /** What the owner said, in the order of their security questions. */
  readonly heard: readonly string[];
  /** For staff. */
  readonly reason: string;
}

/**
 * - `owner_not_proven`: at least one answer is wrong, or no questions are set.
 * - `answers_too_new`: whoever took the account over might have set them.
 */
type ProposeRefusal =
  | ConsentNotNeeded
  | RateLimited
  | {
      readonly code:
        | "not_found"
        | "conflict_of_interest"
        | "reason_needed"
        | "owner_not_proven"
        | "answers_too_new";
    };

/** What is needed to propose. */
interface ProposeParts {
  readonly states: Pick<AccountStateStore, "hasTradedWith">;
  readonly checkAnswers: Pick<CheckSecurityAnswers, "execute">;
  readonly consents: Pick<ReleaseConsents, "propose">;
}

/**
 * Proposes that the owner of a compromised account may release a trade early, after hearing the answers to
 * their security questions. Each check of answers counts and is logged, whatever comes of it.
 */
export class ProposeReleaseConsent {
  readonly #parts: ProposeParts;

  constructor(parts: ProposeParts) {
    this.#parts = parts;
  }

  async execute(
    actor: KeyedStaff,
    { traderId, tradeId, heard, reason }: ProposeCommand,
  ): Promise<Result<undefined, ProposeRefusal>> {
    const { states, checkAnswers, consents } = this.#parts;
    const reasonToKeepAway = await keepAwayFrom(states, actor, traderId);
    if (reasonToKeepAway) return refuse({ code: reasonToKeepAway });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const checked = await checkAnswers.execute(actor, traderId, heard);
    if (!checked.ok) {
      // Who set no questions has no proof that counts here.
      return checked.refusal.code === "not_found" ? refuse({ code: "owner_not_proven" }) : checked;
    }
    if (!checked.value) return refuse({ code: "owner_not_proven" });
    const { staffId, role, key } = actor;
    return consents.propose(
      { traderId, tradeId, staffId, words: words.value },
      judgeConsentProposal,
      {
        staffId,
        role,
        ...(key && { key }),
        act: "propose-release-consent",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { trade: tradeId },
      },
    );
  }
}
