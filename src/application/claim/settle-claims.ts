import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { ChargebackState } from "../../domain/trade/trade-status.ts";
import type { ClaimStore, ServableDebt } from "../ports/claim-store.ts";
import type { CommitChanges } from "../ports/commit.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";

/** The most debts, and the most trades, that one round handles. */
const mostTogether = 100;

const confirmed: ChargebackState = "confirmed";

/**
 * Pays claims from debtors' balances that did not come from a trade of theirs, and closes reports
 * whose claims are fully settled (T46). Any number of workers may do it at once.
 */
export class SettleClaims {
  readonly #claims: ClaimStore;
  readonly #changes: CommitChanges;
  readonly #desk: TradeDesk;

  constructor(claims: ClaimStore, changes: CommitChanges, desk: TradeDesk) {
    this.#claims = claims;
    this.#changes = changes;
    this.#desk = desk;
  }

  /** One round. Returns the errors, debt by debt. */
  async execute(): Promise<readonly unknown[]> {
    const debts = await this.#claims.listServable(mostTogether);
    const served = await Promise.allSettled(debts.map((debt) => this.#serve(debt)));
    const settled = await this.#claims.listSettled(confirmed, mostTogether);
    const closed = await Promise.allSettled(settled.map((tradeId) => this.#close(tradeId)));
    return [...served, ...closed].flatMap((each) =>
      each.status === "rejected" ? [each.reason] : [],
    );
  }

  #serve({ debtorId, asset }: ServableDebt): Promise<void> {
    return retryOnConflict(async () => {
      const { debtorBalance, now } = await this.#claims.debtorBalance(debtorId, asset);
      const served = serveFromBalance({ debtorId, asset, debtorBalance, gained: 0n });
      if (served.claims.length === 0) return undefined;
      const outcome = await this.#changes.commit({ judgedAt: now, usage: [], ...served });
      return outcome.outcome === "conflict" ? outcome : undefined;
    });
  }

  async #close(tradeId: TradeId): Promise<void> {
    await this.#desk.carryOut({
      tradeId,
      key: undefined,
      maySee: () => true,
      decide: ({ trade }, context) => decideTrade(trade, { act: "debt-settled" }, context),
    });
  }
}
