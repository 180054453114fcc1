import { missingSatoshi, requiredSatoshi, worthOf, type Bond } from "../../domain/bond/bond.ts";
import type { BondPolicy } from "../../domain/bond/bond-policy.ts";
import {
  bondFreeAt,
  bondReturnNeeds,
  bondReturnObstacle,
  type BondReturnObstacle,
} from "../../domain/bond/decide-bond.ts";
import { realAssets, type RealAsset } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Actor } from "../actor/actor.ts";
import type { BondStore } from "../ports/bond-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/** Somebody's bonds as they see them. */
interface ShownBonds {
  readonly requiredSatoshi: bigint;
  readonly missingSatoshi: bigint;
  readonly lostDisputes: number;
  /** How long a lost dispute counts, in seconds. */
  readonly lostWithin: number;
  /** How long after the last trade that they covered they are returned, in seconds. */
  readonly returnAfter: number;
  readonly bonds: readonly Bond[];
  /** What they would leave of each coin; none of a coin without a price. */
  readonly wanted: readonly { readonly amount: Money<RealAsset>; readonly isAvailable: boolean }[];
  /** When they are free; undefined where no trade was covered. */
  readonly freeAt: number | undefined;
  readonly obstacle: BondReturnObstacle | undefined;
  readonly asks: "code" | "password";
}

/** The policies that decide bonds. */
interface BondPolicies {
  readonly start: { readonly bond: BondPolicy };
  readonly trade: { readonly proofAge: number };
}

/** What is read of bonds. */
interface ViewBondsParts {
  readonly bonds: BondStore;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly policy: Current<BondPolicies>;
}

/** Shows somebody what their offers ask for, and what they posted. */
export class ViewBonds {
  readonly #parts: ViewBondsParts;

  constructor(parts: ViewBondsParts) {
    this.#parts = parts;
  }

  async execute({ traderId }: Pick<Actor, "traderId">): Promise<ShownBonds> {
    const { bonds, traders, prices, policy } = this.#parts;
    const { start, trade } = policy();
    const { bond } = start;
    const [known, owner] = await Promise.all([
      bonds.factsOf(traderId, bond.lostWithin),
      traders.credentialsOf(traderId),
    ]);
    if (!owner) throw new Error(`${traderId} is signed in and has no account`);
    const facts = { ...known, account: owner.account };
    const missing = missingSatoshi(facts.standing, bond);
    return {
      requiredSatoshi: requiredSatoshi(facts.standing.lostDisputes, bond),
      missingSatoshi: missing,
      lostDisputes: facts.standing.lostDisputes,
      lostWithin: bond.lostWithin,
      returnAfter: bond.returnAfter,
      bonds: facts.standing.bonds.filter(({ amount }) => amount.units > 0n),
      wanted: realAssets.flatMap((asset) => {
        const amount = wantedOf(missing, asset, prices);
        if (!amount) return [];
        return [{ amount, isAvailable: known.available[asset] >= amount.units }];
      }),
      freeAt: bondFreeAt(facts, bond),
      obstacle: bondReturnObstacle(facts, bond),
      asks: bondReturnNeeds(facts, trade.proofAge).asksFactor ? "code" : "password",
    };
  }
}

/** What of a coin is missing; undefined without a price. Bitcoin needs none. */
export function wantedOf(
  satoshi: bigint,
  asset: RealAsset,
  prices: Pick<MarketPrices, "quote">,
): Money<RealAsset> | undefined {
  const [bitcoin, coin] = [prices.quote("BTC", "USD"), prices.quote(asset, "USD")];
  if (bitcoin && coin) return worthOf(satoshi, asset, { bitcoin: bitcoin.price, coin: coin.price });
  if (asset !== "BTC") return undefined;
  const price = { asset, currency: "USD", scaled: 1n } as const;
  return worthOf(satoshi, asset, { bitcoin: price, coin: price });
}
