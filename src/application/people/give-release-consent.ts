import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { judgeConsent, type ConsentRefusal } from "../../domain/staff/release-consent.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ReleaseConsents } from "../ports/release-consents.ts";
import { keepAwayFrom } from "./keep-away.ts";

interface GiveCommand {
  readonly traderId: TraderId;
  readonly tradeId: TradeId;
  /** For staff. */
  readonly reason: string;
}

type GiveRefusal =
  | ConsentRefusal
  | { readonly code: "not_found" | "conflict_of_interest" | "reason_needed" };

/** Consents, as the second person, to an early release of a compromised account's trade. */
export class GiveReleaseConsent {
  readonly #states: Pick<AccountStateStore, "hasTradedWith">;
  readonly #consents: Pick<ReleaseConsents, "give">;

  constructor(
    states: Pick<AccountStateStore, "hasTradedWith">,
    consents: Pick<ReleaseConsents, "give">,
  ) {
    this.#states = states;
    this.#consents = consents;
  }

  async execute(
    actor: KeyedStaff,
    { traderId, tradeId, reason }: GiveCommand,
  ): Promise<Result<undefined, GiveRefusal>> {
    const reasonToKeepAway = await keepAwayFrom(this.#states, actor, traderId);
    if (reasonToKeepAway) return refuse({ code: reasonToKeepAway });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const { staffId, role, key } = actor;
    return this.#consents.give(
      { traderId, tradeId, staffId },
      (soFar) => judgeConsent(soFar, staffId),
      {
        staffId,
        role,
        ...(key && { key }),
        act: "give-release-consent",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { trade: tradeId },
      },
    );
  }
}
