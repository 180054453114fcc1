import { bondEntry, bondId, missingSatoshi } from "../../domain/bond/bond.ts";
import type { BondPolicy } from "../../domain/bond/bond-policy.ts";
import { decideBondDeposit } from "../../domain/bond/decide-bond.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { BondStore } from "../ports/bond-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { wantedOf } from "./view-bonds.ts";

/** - `no_fresh_rate`: nobody knows how much of the coin is missing. */
interface DepositRefusal {
  readonly code:
    | "bond_sufficient"
    | "bond_locked"
    | "negative_balance"
    | "balance_too_low"
    | "no_fresh_rate"
    | "key_reused";
}

/** What is needed to post a bond. */
interface DepositParts {
  readonly bonds: BondStore;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly changes: CommitChanges;
  readonly policy: Current<{ readonly start: { readonly bond: BondPolicy } }>;
}

/** Leaves what is missing of a bond, in one coin. It stays the holder's, and only they decide to leave it. */
export class DepositBond {
  readonly #parts: DepositParts;

  constructor(parts: DepositParts) {
    this.#parts = parts;
  }

  /** Returns the holder's id. */
  async execute(
    { traderId }: Pick<Actor, "traderId">,
    asset: RealAsset,
    key?: CommandKey,
  ): Promise<Result<string, DepositRefusal>> {
    const known = key && (await this.#parts.changes.recall(key));
    if (known) return answerOfKnown(known);
    return retryOnConflict(() => this.#leave(traderId, asset, key));
  }

  async #leave(
    holderId: string,
    asset: RealAsset,
    key: CommandKey | undefined,
  ): Promise<Result<string, DepositRefusal> | Conflict> {
    const { bonds, traders, prices, changes, policy } = this.#parts;
    const { bond: rules } = policy().start;
    const [facts, owner] = await Promise.all([
      bonds.factsOf(holderId, rules.lostWithin),
      traders.credentialsOf(holderId),
    ]);
    if (!owner) throw new Error(`${holderId} has no account`);
    const { account } = owner;
    const missing = missingSatoshi(facts.standing, rules);
    const amount = wantedOf(missing, asset, prices);
    if (!amount) return refuse({ code: "no_fresh_rate" });
    const decided = decideBondDeposit(amount, facts.available[asset], { ...facts, account }, rules);
    if (!decided.ok) return decided;
    const before = facts.standing.bonds.find((each) => each.amount.asset === asset);
    const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
    const outcome = await changes.commit({
      ...(key && { key, answer: holderId }),
      judgedAt: facts.now,
      usage: [{ traderId: holderId, traderVersion: account.version, ...nothing }],
      entries: [bondEntry("deposit", holderId, amount, (before?.version ?? 0) + 1)],
      debts: [{ debtorId: holderId, asset, openUnits: 0n }],
      aggregates: [
        {
          aggregate: "bond",
          id: bondId(holderId, asset),
          seenVersion: before?.version,
          state: {
            ...(!before && { holderId, asset }),
            units: (before?.amount.units ?? 0n) + amount.units,
            satoshi: (before?.satoshi ?? 0n) + missing,
            ...((before?.amount.units ?? 0n) === 0n && {
              leftAt: new Date(facts.now).toISOString(),
            }),
          },
        },
      ],
    });
    return answerOfCommit(outcome, holderId);
  }
}
