import type {
  ConversionFacts,
  ConversionRules,
} from "../../domain/conversion/decide-conversion.ts";
import type { ConversionPolicy } from "../../domain/conversion/conversion-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import { isClosedCountry } from "../../domain/trade-start/watched-countries.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { ConversionStore, StoredInventory } from "../ports/conversion-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/** - `no_fresh_rate`: nobody knows what one of the coins costs now. */
export interface NoRate {
  readonly code: "no_fresh_rate";
}

/** Everything that a decision about a conversion needs. */
interface PreparedConversion {
  readonly facts: ConversionFacts;
  readonly rules: ConversionRules;
  readonly inventory: StoredInventory;
  readonly accountVersion: number;
}

/** The policies that decide conversions. */
interface PreparePolicy {
  readonly conversion: ConversionPolicy;
  readonly start: Pick<StartPolicy, "levels" | "watchedCountries">;
  readonly trade: Pick<TradePolicy, "proofAge" | "sessionProofBelowCents" | "sessionProofAge">;
}

/** What is read for it. */
interface PrepareParts {
  readonly conversions: Pick<ConversionStore, "facts">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly policy: Current<PreparePolicy>;
}

/** Reads what decides a conversion: for a quote, and again when it is carried out. */
export class PrepareConversion {
  readonly #parts: PrepareParts;

  constructor(parts: PrepareParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId, level }: Pick<Actor, "traderId" | "level">,
    from: RealAsset,
    to: RealAsset,
  ): Promise<Result<PreparedConversion, NoRate>> {
    const { conversions, prices, policy } = this.#parts;
    const { conversion, start, trade } = policy();
    const [stored, account] = await Promise.all([
      conversions.facts(traderId, from),
      this.#account(traderId),
    ]);
    const [given, got] = [prices.quote(from, "USD"), prices.quote(to, "USD")];
    if (!given || !got) return refuse({ code: "no_fresh_rate" });
    const { country, inventory, ...known } = stored;
    const isCountryClosed = isClosedCountry(country, start.watchedCountries);
    const { proofAge, sessionProofBelowCents, sessionProofAge } = trade;
    return accept({
      facts: {
        ...known,
        account,
        level,
        isCountryClosed,
        inventory: inventory.coins,
        prices: { from: given.price, to: got.price },
      },
      rules: {
        conversion,
        levels: start.levels,
        proofAge,
        sessionProofBelowCents,
        sessionProofAge,
      },
      inventory,
      accountVersion: account.version,
    });
  }

  async #account(traderId: TraderId) {
    const known = await this.#parts.traders.credentialsOf(traderId);
    if (!known) throw new Error(`${traderId} is signed in and has no account`);
    return known.account;
  }
}
