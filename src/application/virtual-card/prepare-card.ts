import type { TraderId } from "../../domain/id/id.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import { isClosedCountry } from "../../domain/trade-start/watched-countries.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { CardRules, HolderFacts } from "../../domain/virtual-card/decide-card-act.ts";
import { cardAsset } from "../../domain/virtual-card/virtual-card.ts";
import type { VirtualCardPolicy } from "../../domain/virtual-card/virtual-card-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { VirtualCardStore } from "../ports/virtual-card-store.ts";

/** Everything that a decision about somebody's cards needs. */
export interface PreparedHolder {
  readonly facts: HolderFacts;
  readonly rules: CardRules;
  readonly seen: { readonly holderVersion: number | undefined; readonly accountVersion: number };
}

/** The policies that decide about cards. */
interface PreparePolicy {
  readonly virtualCard: VirtualCardPolicy;
  readonly flags: { readonly virtualCard: boolean };
  readonly start: Pick<StartPolicy, "levels" | "watchedCountries">;
  readonly trade: Pick<TradePolicy, "proofAge">;
}

/** What is read for it. */
interface PrepareParts {
  readonly store: Pick<VirtualCardStore, "holderFacts">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly policy: Current<PreparePolicy>;
  /** Whether the installation has somebody who issues cards. */
  readonly hasProvider: boolean;
}

/** Reads what decides about somebody's cards. */
export class PrepareCard {
  readonly #parts: PrepareParts;

  constructor(parts: PrepareParts) {
    this.#parts = parts;
  }

  /** Whether anything can be done with cards here. */
  hasProvider(): boolean {
    return this.#parts.hasProvider;
  }

  /** Whether cards are ordered and loaded here: those that are there can be emptied in any case. */
  isOffered(): boolean {
    const { hasProvider, policy } = this.#parts;
    return hasProvider && policy().flags.virtualCard;
  }

  async execute({
    traderId,
    level,
    isInBlockedPlace = false,
  }: Pick<Actor, "traderId" | "level" | "isInBlockedPlace">): Promise<PreparedHolder> {
    const { store, prices, policy } = this.#parts;
    const { virtualCard, start, trade } = policy();
    const [stored, account] = await Promise.all([
      store.holderFacts(traderId),
      this.#account(traderId),
    ]);
    const { version, country, ...known } = stored;
    return {
      facts: {
        ...known,
        account,
        level,
        isPlaceClosed: isInBlockedPlace || isClosedCountry(country, start.watchedCountries),
        price: prices.quote(cardAsset, "USD")?.price,
      },
      rules: { virtualCard, levels: start.levels, proofAge: trade.proofAge },
      seen: { holderVersion: version, accountVersion: account.version },
    };
  }

  async #account(traderId: TraderId) {
    const known = await this.#parts.traders.credentialsOf(traderId);
    if (!known) throw new Error(`${traderId} is signed in and has no account`);
    return known.account;
  }
}
