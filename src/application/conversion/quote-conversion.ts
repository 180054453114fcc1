import type { ConversionQuote } from "../../domain/conversion/conversion.ts";
import {
  conversionNeeds,
  conversionObstacle,
  type ConversionObstacle,
} from "../../domain/conversion/decide-conversion.ts";
import { priceConversion } from "../../domain/conversion/price-conversion.ts";
import { isProven } from "../../domain/account/identity-proof.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import { fiatFor, type Price } from "../../domain/money/price.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { sessionProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { ConversionStore } from "../ports/conversion-store.ts";
import type { NewId } from "../ports/new-id.ts";
import type { NoRate, PrepareConversion } from "./prepare-conversion.ts";

/** What a conversion would be like. */
interface QuotedConversion {
  readonly quote: ConversionQuote;
  /** What keeps it from being carried out; then the quote was not kept. */
  readonly obstacle: ConversionObstacle | undefined;
  /** What its owner has to type: nothing where their session is proof enough. */
  readonly asks: "code" | "password" | "nothing";
  readonly prices: { readonly from: Price; readonly to: Price };
}

/** - `convert_same_coin`: a coin is not converted into itself. */
type QuoteRefusal = NoRate | { readonly code: "convert_same_coin" };

/** Offers a conversion at the market's median, for a while. Nothing moves. */
export class QuoteConversion {
  readonly #prepare: Pick<PrepareConversion, "execute">;
  readonly #conversions: Pick<ConversionStore, "keepQuote">;
  readonly #newId: NewId;

  constructor(
    prepare: Pick<PrepareConversion, "execute">,
    conversions: Pick<ConversionStore, "keepQuote">,
    newId: NewId,
  ) {
    this.#prepare = prepare;
    this.#conversions = conversions;
    this.#newId = newId;
  }

  async execute(
    actor: Actor,
    from: Money<RealAsset>,
    into: RealAsset,
  ): Promise<Result<QuotedConversion, QuoteRefusal>> {
    if (from.asset === into) return refuse({ code: "convert_same_coin" });
    const prepared = await this.#prepare.execute(actor, from.asset, into);
    if (!prepared.ok) return prepared;
    const { facts, rules } = prepared.value;
    const { spreadBasisPoints, quoteSeconds } = rules.conversion;
    const quote: ConversionQuote = {
      id: this.#newId(),
      traderId: actor.traderId,
      from,
      ...priceConversion(from, into, facts.prices, spreadBasisPoints),
      usdCents: fiatFor(from, facts.prices.from).minor,
      expiresAt: facts.now + quoteSeconds * 1_000,
    };
    const obstacle = conversionObstacle(quote, facts, rules);
    if (obstacle === undefined) await this.#conversions.keepQuote(quote);
    const need = conversionNeeds(quote, facts, rules);
    const typed = need.asksFactor ? "code" : "password";
    const asks = isProven(sessionProof(actor), need) ? "nothing" : typed;
    return accept({ quote, obstacle, asks, prices: facts.prices });
  }
}
