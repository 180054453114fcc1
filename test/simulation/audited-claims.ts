import type { MemoryTables } from "../memory/memory-tables.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import type { AuditedJournal } from "./audited-journal.ts";
import { must } from "./violation.ts";

interface OwnClaim {
  readonly debtorId: string;
  readonly amount: bigint;
  readonly asset: AssetCode;
  /** The admins who write it off. */
  readonly writers: Set<string>;
  /** How often it had been served at the last check. */
  servings: number;
  /** The plan that runs for it. */
  plan: OwnPlan | undefined;
}

interface OwnPlan {
  readonly instalment: bigint;
  readonly openAtStart: bigint;
  met: number;
}

/** Claims as the auditor has seen them arise, by trade. */
export class AuditedClaims {
  readonly #tables: MemoryTables;
  readonly #journal: AuditedJournal;
  readonly #own = new Map<string, OwnClaim>();
  readonly #standing = new Set<string>();
  readonly #madeNow = new Set<string>();

  constructor(tables: MemoryTables, journal: AuditedJournal) {
    this.#tables = tables;
    this.#journal = journal;
  }

  /** Claims made before the step being checked count from now on. */
  settleDown(): void {
    for (const tradeId of this.#madeNow) this.#standing.add(tradeId);
    this.#madeNow.clear();
  }

  /** Applies new lines of a timeline to the claim of the trade. */
  follow(tradeId: string, added: readonly RecordedEvent[]): void {
    for (const { act, actorId, facts } of added) {
      if (act === "confirm-chargeback" && facts?.["step"] === undefined) this.#make(tradeId);
      if (act === "write-off-claim") this.#own.get(tradeId)?.writers.add(actorId ?? "");
      this.#followPlan(tradeId, act, facts?.["instalment"]);
      if (act === "debt-settled") {
        must(this.#openOn(tradeId) === 0n, "a debt is settled when nothing is open", () => tradeId);
      }
    }
  }

  /** What is stored of a claim matches what was made, served and written off. */
  judge(tradeId: string): void {
    const own = this.#own.get(tradeId);
    const claim = this.#tables.claims.get(tradeId);
    const trade = this.#tables.trades.get(tradeId)?.trade;
    must(
      own !== undefined && claim !== undefined && trade !== undefined,
      "claims come of chargebacks",
      () => tradeId,
    );
    if (!own || !claim || !trade) return;
    const { asset } = claim.amount;
    const servings = this.#journal.entriesOf(tradeId).claim;
    let served = 0n;
    for (const moves of servings) {
      const units = moves.get(`available:${asset}:${trade.sellerId}`) ?? 0n;
      const taken = moves.get(`available:${asset}:${trade.buyerId}`) ?? 0n;
      must(
        units > 0n && taken === 0n - units && moves.size === 2,
        "a claim is paid by its debtor to its creditor",
        () => tradeId,
      );
      served += units;
    }
    must(
      claim.amount.units === own.amount &&
        claim.servedUnits === served &&
        claim.servings === servings.length &&
        claim.debtorId === trade.buyerId &&
        claim.creditorId === trade.sellerId,
      "a claim is what the buyer got, served by its entries",
      () =>
        `${tradeId}: ${claim.amount.units} and ${claim.servedUnits} served, not ${own.amount} and ${served}`,
    );
    if (servings.length > own.servings) this.#judgeOrder(tradeId, own);
    own.servings = servings.length;
    const isForgiven = claim.writtenOffUnits > 0n;
    must(!isForgiven || own.writers.size > 1, "two admins write off", () => tradeId);
    must(
      served + claim.writtenOffUnits <= own.amount,
      "nobody pays more than he owes",
      () => tradeId,
    );
  }

  /**
   * A trader's total debt, in all assets: it only matters whether it is zero. A claim that comes at
   * the same moment as a start may come after it.
   */
  openOf(debtorId: string): bigint {
    let open = 0n;
    for (const [tradeId, own] of this.#own) {
      if (own.debtorId === debtorId && this.#standing.has(tradeId)) open += this.#openOn(tradeId);
    }
    return open;
  }

  recount(): void {
    must(
      this.#own.size === this.#tables.claims.size,
      "claims come of chargebacks",
      () => `${this.#tables.claims.size} are stored, ${this.#own.size} were made`,
    );
    for (const tradeId of this.#own.keys()) this.judge(tradeId);
  }

  /**
   * Where a claim was just served, nothing is left of the older ones against its debtor in that
   * coin. One that came at the same moment may have come after it.
   */
  #judgeOrder(tradeId: string, { debtorId, asset }: OwnClaim): void {
    for (const [otherId, other] of this.#own) {
      if (otherId === tradeId) return;
      if (other.debtorId !== debtorId || other.asset !== asset) continue;
      if (!this.#standing.has(otherId)) continue;
      must(
        this.#openOn(otherId) === 0n,
        "claims are served oldest first",
        () => `${tradeId} was served before ${otherId}`,
      );
    }
  }

  /** A debt has one plan at a time, and an instalment counts as paid only where no more is open. */
  #followPlan(tradeId: string, act: string, instalment: string | undefined): void {
    const own = this.#own.get(tradeId);
    if (!own) return;
    const { plan } = own;
    switch (act) {
      case "agree-plan": {
        must(plan === undefined, "one plan for a debt", () => tradeId);
        const stored = this.#tables.trades.get(tradeId)?.trade.memory.plan;
        const openAtStart = BigInt(stored?.openAtStart ?? 0);
        must(
          openAtStart >= this.#openOn(tradeId) && openAtStart <= own.amount,
          "a plan is for what is owed",
          () => `${tradeId}: ${openAtStart}`,
        );
        own.plan = { instalment: BigInt(instalment ?? 0), openAtStart, met: 0 };
        return;
      }
      case "instalment-met": {
        must(plan !== undefined, "instalments are of a plan", () => tradeId);
        if (!plan) return;
        plan.met += 1;
        const mayBeOpen = plan.openAtStart - plan.instalment * BigInt(plan.met);
        must(
          this.#openOn(tradeId) <= (mayBeOpen > 0n ? mayBeOpen : 0n),
          "an instalment that counts was paid",
          () => `${tradeId}: ${this.#openOn(tradeId)} is open`,
        );
        return;
      }
      case "withdraw-plan":
      case "plan-missed":
        must(plan !== undefined, "instalments are of a plan", () => tradeId);
        own.plan = undefined;
        return;
      case "debt-settled":
        own.plan = undefined;
    }
  }

  #make(tradeId: string): void {
    const trade = this.#tables.trades.get(tradeId)?.trade;
    if (!trade) return;
    const { asset } = trade.money.amount;
    const got = this.#journal
      .entriesOf(tradeId)
      .settle.reduce(
        (sum, moves) => sum + (moves.get(`available:${asset}:${trade.buyerId}`) ?? 0n),
        0n,
      );
    must(!this.#own.has(tradeId), "one claim for a trade", () => tradeId);
    this.#madeNow.add(tradeId);
    this.#own.set(tradeId, {
      debtorId: trade.buyerId,
      asset,
      amount: got,
      writers: new Set(),
      servings: 0,
      plan: undefined,
    });
  }

  #openOn(tradeId: string): bigint {
    const claim = this.#tables.claims.get(tradeId);
    return claim ? claim.amount.units - claim.servedUnits - claim.writtenOffUnits : 0n;
  }
}
