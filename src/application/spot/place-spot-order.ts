import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { SpotObstacle, SpotRules } from "../../domain/spot/decide-spot-order.ts";
import { placeSpotOrder, type Placement } from "../../domain/spot/place-spot-order.ts";
import { spotMarkets, spotQuote, type SpotPair } from "../../domain/spot/spot-market.ts";
import type { SpotWish } from "../../domain/spot/spot-order.ts";
import type { SpotPolicy } from "../../domain/spot/spot-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Result } from "../../domain/result/result.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import { isClosedCountry } from "../../domain/trade-start/watched-countries.ts";
import type { Actor } from "../actor/actor.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SpotStore, StoredSpotFacts } from "../ports/spot-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { OneAfterAnother } from "./one-after-another.ts";
import { placementCommit } from "./placement-commit.ts";

/** Why no order was placed. */
interface PlaceRefusal {
  readonly code: SpotObstacle | "key_reused";
}

/** The policies that decide orders. */
interface PlacePolicy {
  readonly spot: SpotPolicy;
  readonly start: Pick<StartPolicy, "levels" | "watchedCountries">;
}

/** What is needed to place orders. */
interface PlaceParts {
  readonly spot: Pick<SpotStore, "facts">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly changes: CommitChanges;
  readonly policy: Current<PlacePolicy>;
  readonly newId: NewId;
  readonly turns: OneAfterAnother;
}

/**
 * Places orders. Each is one commit over the version of its market: it meets the book that was read, or
 * another order came first and it meets the book anew.
 */
export class PlaceSpotOrder {
  readonly #parts: PlaceParts;

  constructor(parts: PlaceParts) {
    this.#parts = parts;
  }

  /** The id of the order. */
  async execute(
    actor: Pick<Actor, "traderId" | "level">,
    wish: SpotWish,
    key?: CommandKey,
  ): Promise<Result<string, PlaceRefusal>> {
    const { changes, newId, turns } = this.#parts;
    const known = key && (await changes.recall(key));
    if (known) return answerOfKnown(known);
    const id = newId();
    return turns.run(wish.pair, () => retryOnConflict(() => this.#place(actor, id, wish, key)));
  }

  async #place(
    { traderId, level }: Pick<Actor, "traderId" | "level">,
    id: string,
    wish: SpotWish,
    key: CommandKey | undefined,
  ): Promise<Result<string, PlaceRefusal> | Conflict> {
    const { spot, prices, changes, policy } = this.#parts;
    const current = policy();
    const rules: SpotRules = { spot: current.spot, levels: current.start.levels };
    const stored = await spot.facts(traderId, wish.pair, wish.side, current.spot.mostFills + 1);
    const accounts = await this.#accountsOf(traderId, stored);
    const own = accounts.get(traderId);
    if (!own) throw new Error(`${traderId} is signed in and has no account`);
    const { country } = stored;
    const isCountryClosed = isClosedCountry(country, current.start.watchedCountries);
    const { market, makers } = stored;
    const decided = placeSpotOrder(
      id,
      traderId,
      wish,
      {
        ...stored,
        account: own,
        level,
        isCountryClosed,
        bestPrice: makers[0]?.price,
        reference: referencePrice(wish.pair, prices),
      },
      { placed: market.placed, fills: market.fills, makers, accounts },
      rules,
    );
    if (!decided.ok) return decided;
    const balances = await this.#debtorBalances(decided.value, stored);
    const outcome = await changes.commit({
      ...(key && { key, answer: id }),
      ...placementCommit(decided.value, stored, accounts, balances),
    });
    return answerOfCommit(outcome, id);
  }

  /** Of the caller, and of everyone whose order they can meet. */
  async #accountsOf(
    traderId: TraderId,
    { makers }: StoredSpotFacts,
  ): Promise<ReadonlyMap<TraderId, TraderAccount & { readonly version: number }>> {
    const ids = [...new Set([traderId, ...makers.map((maker) => maker.traderId)])];
    const known = await Promise.all(ids.map((each) => this.#parts.traders.credentialsOf(each)));
    return new Map(
      ids.flatMap((each, place) => {
        const account = known[place]?.account;
        return account ? [[each, account] as const] : [];
      }),
    );
  }

  /** What those have and owe who get something by it and are in debt. */
  async #debtorBalances({ changed }: Placement, { debts }: StoredSpotFacts) {
    const involved = new Set(changed.map(({ order }) => order.traderId));
    const concerned = debts.filter(({ traderId }) => involved.has(traderId));
    return Promise.all(
      concerned.map(async ({ traderId, asset }) => ({
        debtorId: traderId,
        asset,
        ...(await this.#parts.claims.debtorBalance(traderId, asset)),
      })),
    );
  }
}

/** The market's median of a coin, in millionths of a USDT, by way of US dollars; undefined where nobody knows. */
export function referencePrice(
  pair: SpotPair,
  prices: Pick<MarketPrices, "quote">,
): bigint | undefined {
  const coin = prices.quote(spotMarkets[pair].base, "USD");
  const dollar = prices.quote(spotQuote, "USD");
  if (!coin || !dollar) return undefined;
  return (coin.price.scaled * 1_000_000n) / dollar.price.scaled;
}
