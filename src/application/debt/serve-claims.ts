import { bondEntry, bondId, bondWithout, type Bond } from "../../domain/bond/bond.ts";
import {
  openUnits,
  serveClaims,
  servingEntry,
  type DebtClaim,
  type DebtorBalance,
} from "../../domain/claim/debt-claim.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";
import { accountId } from "../../domain/ledger/account.ts";
import type { JournalEntry } from "../../domain/ledger/journal-entry.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import { money } from "../../domain/money/money.ts";
import type { Side } from "../../domain/trade/trade.ts";
import type { TradeChange } from "../../domain/trade/trade-change.ts";
import type { ClaimDelta, Commit, SeenDebt } from "../ports/commit.ts";
import type { LoadedTrade } from "../ports/trade-store.ts";

/** The parts of a commit that pay claims. */
type Served = Required<Pick<Commit, "entries" | "claims" | "debts" | "aggregates">>;

const nothing: Served = { entries: [], claims: [], debts: [], aggregates: [] };

/** The change of a debtor's balance of one asset. */
interface DebtorBalanceChange {
  readonly debtorId: TraderId;
  readonly asset: AssetCode;
  readonly debtorBalance: DebtorBalance;
  /** What they receive in the same commit. */
  readonly gained: bigint;
  /** The claim that the same commit creates against them. */
  readonly made?: DebtClaim | undefined;
}

/** Pays a trader's open claims from what they have and receive, in the commit that credits it. */
export function serveFromBalance({
  debtorId,
  asset,
  debtorBalance,
  gained,
  made,
}: DebtorBalanceChange): Served {
  const { available, claims } = debtorBalance;
  const owed = made ? [...claims, made] : claims;
  const seen: SeenDebt = {
    debtorId,
    asset,
    openUnits: claims.reduce((sum, claim) => sum + openUnits(claim), 0n),
    ...(owed.length > 0 && { availableUnits: available }),
  };
  const has = available + gained;
  const taken = made ? takenFromBond(debtorBalance.bond, owed, has) : 0n;
  const servings = serveClaims(owed, has + taken);
  const deltas = servings.map(({ claim, units }) => deltaOf(claim, units));
  const isUnserved = made && servings.every(({ claim }) => claim !== made);
  const { entries, aggregates } = takingOf(debtorId, debtorBalance.bond, taken);
  return {
    entries: [...entries, ...servings.map(servingEntry)],
    claims: made && isUnserved ? [...deltas, deltaOf(made, 0n)] : deltas,
    debts: [seen],
    aggregates,
  };
}

/** What a debtor who owes more than they have loses of their bond. */
function takenFromBond(bond: Bond | undefined, owed: readonly DebtClaim[], has: bigint): bigint {
  const short = owed.reduce((sum, claim) => sum + openUnits(claim), 0n) - has;
  const units = bond?.amount.units ?? 0n;
  if (short <= 0n) return 0n;
  return short < units ? short : units;
}

/** Moves it to their balance, from where their claims are paid. */
function takingOf(
  debtorId: TraderId,
  bond: Bond | undefined,
  taken: bigint,
): Pick<Served, "entries" | "aggregates"> {
  if (!bond || taken === 0n) return nothing;
  const { asset } = bond.amount;
  const { amount, satoshi } = bondWithout(bond, taken);
  return {
    entries: [bondEntry("taken", debtorId, money(asset, taken), bond.version + 1)],
    aggregates: [
      {
        aggregate: "bond",
        id: bondId(debtorId, asset),
        seenVersion: bond.version,
        state: { units: amount.units, satoshi },
      },
    ],
  };
}

/** The same for both sides of a changing trade. */
export function serveTrade({ trade, funds }: LoadedTrade, change: TradeChange): Served {
  const { asset } = trade.money.amount;
  const sides = { buyer: trade.buyerId, seller: trade.sellerId };
  return (["buyer", "seller"] as const satisfies readonly Side[])
    .map((side): Served => {
      const debtorId = sides[side];
      const gained = gainOf(change.entries, asset, debtorId);
      const made =
        change.claim?.debtorId === debtorId ? claimOf(trade.id, change.claim) : undefined;
      if (gained <= 0n && !made) return nothing;
      return serveFromBalance({
        debtorId,
        asset,
        debtorBalance: funds.debtorBalances[side],
        gained,
        made,
      });
    })
    .reduce(together, nothing);
}

/** Combines two of them. */
export function together(one: Served, other: Served): Served {
  return {
    entries: [...one.entries, ...other.entries],
    claims: [...one.claims, ...other.claims],
    debts: [...one.debts, ...other.debts],
    aggregates: [...one.aggregates, ...other.aggregates],
  };
}

function claimOf(tradeId: TradeId, claim: NonNullable<TradeChange["claim"]>): DebtClaim {
  return { ...claim, tradeId, servedUnits: 0n, writtenOffUnits: 0n, servings: 0 };
}

function deltaOf(
  { tradeId, debtorId, creditorId, amount }: DebtClaim,
  servedUnits: bigint,
): ClaimDelta {
  return { tradeId, debtorId, creditorId, amount, servedUnits, writtenOffUnits: 0n };
}

function gainOf(entries: readonly JournalEntry[], asset: AssetCode, traderId: TraderId): bigint {
  const id = accountId({ kind: "available", asset, traderId });
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => accountId(account) === id)
    .reduce((sum, { amount }) => sum + amount.units, 0n);
}
