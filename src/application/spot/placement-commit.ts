import type { DebtorBalance } from "../../domain/claim/debt-claim.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accountId } from "../../domain/ledger/account.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Placement } from "../../domain/spot/place-spot-order.ts";
import type { SpotEnd, SpotOrder } from "../../domain/spot/spot-order.ts";
import { serveFromBalance, together } from "../debt/serve-claims.ts";
import type { AggregateChange, Commit, UsageDelta } from "../ports/commit.ts";
import type { StoredSpotFacts } from "../ports/spot-store.ts";

/** Somebody in debt who gets something. */
interface Debtor {
  readonly debtorId: TraderId;
  readonly asset: AssetCode;
  readonly debtorBalance: DebtorBalance;
}

/** A person's balance of one coin that grows. */
interface Gain {
  readonly debtorId: TraderId;
  readonly asset: AssetCode;
  readonly gained: bigint;
}

const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;

/** Everything that placing an order writes. */
export function placementCommit(
  placement: Placement,
  stored: StoredSpotFacts,
  accounts: ReadonlyMap<TraderId, { readonly version: number }>,
  debtors: readonly Debtor[],
): Commit {
  const { order, changed, entries } = placement;
  const served = gainsOf(placement).map(({ debtorId, asset, gained }) => {
    const known = debtors.find((each) => each.debtorId === debtorId && each.asset === asset);
    return known && gained > 0n
      ? serveFromBalance({ ...known, gained })
      : {
          entries: [],
          claims: [],
          debts: [{ debtorId, asset, openUnits: 0n }],
          aggregates: [],
        };
  });
  const paid = served.reduce(together);
  const versions = new Map(stored.makers.map(({ id, version }) => [id, version]));
  const people = new Set([order.traderId, ...changed.map((each) => each.order.traderId)]);
  return {
    judgedAt: stored.now,
    halts: stored.halts,
    usage: [...people].map((traderId): UsageDelta => {
      const version = accounts.get(traderId)?.version;
      return { traderId, ...nothing, ...(version !== undefined && { traderVersion: version }) };
    }),
    entries: [...entries, ...paid.entries],
    claims: paid.claims,
    debts: paid.debts,
    aggregates: [
      marketChange(placement, stored),
      placedOrder(placement, stored.now),
      ...changed.map(({ order: maker, end }) => ({
        aggregate: "spot-order",
        id: maker.id,
        seenVersion: versions.get(maker.id),
        state: { filled: maker.filled, ...endState(end, stored.now) },
        event: { kind: end ?? "traded", recipients: [maker.traderId] },
      })),
      ...paid.aggregates,
    ],
  };
}

/** Every new order changes the row of its market: of two at a time one meets the book anew. */
function marketChange({ order, fills }: Placement, { market }: StoredSpotFacts): AggregateChange {
  return {
    aggregate: "spot-market",
    id: order.pair,
    seenVersion: market.version,
    state: { placed: market.placed + 1, fills: market.fills + fills.length },
  };
}

function placedOrder({ order, fills }: Placement, now: number): AggregateChange {
  const { end, id, traderId, pair, side, ...rest } = order;
  return {
    aggregate: "spot-order",
    id,
    seenVersion: undefined,
    state: { traderId, pair, side, ...rest, placedAt: timeText(now), ...endState(end, now) },
    added: {
      fills: fills.map(({ number, price, quantity, value, buyerFee, sellerFee, maker }) => {
        const [buy, sell] = side === "buy" ? [order, maker] : [maker, order];
        return {
          pair,
          number,
          price,
          quantity,
          value: value.units,
          takerSide: side,
          buyOrderId: buy.id,
          sellOrderId: sell.id,
          buyerId: buy.traderId,
          sellerId: sell.traderId,
          buyerFee: buyerFee.units,
          sellerFee: sellerFee.units,
          tradedAt: timeText(now),
        };
      }),
    },
    event: { kind: end ?? "placed", recipients: [traderId] },
  };
}

/** The columns of an order that leaves the book; none of one that stays. */
export function endState(end: SpotEnd | undefined, now: number) {
  return end === undefined ? {} : { endedAt: timeText(now), endReason: end };
}

function timeText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What each person's balances gain, of every coin in which something moves for them. */
function gainsOf({ entries, order, changed }: Placement): readonly Gain[] {
  const people = new Set<TraderId>(
    [order, ...changed.map((each): SpotOrder => each.order)].map(({ traderId }) => traderId),
  );
  const gains = new Map<string, Gain>();
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    if (account.kind !== "available" || !people.has(account.traderId)) continue;
    const { traderId: debtorId, asset } = account;
    const id = accountId(account);
    const gained = (gains.get(id)?.gained ?? 0n) + amount.units;
    gains.set(id, { debtorId, asset, gained });
  }
  return [...gains.values()];
}
