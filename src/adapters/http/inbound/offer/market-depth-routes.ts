import type { ViewMarketDepth } from "../../../../application/offer/view-market-depth.ts";
import { formatBasisPoints } from "../../../../domain/offer/basis-points.ts";
import type { PricingInput } from "../../../../domain/offer/offer-numbers.ts";
import * as contract from "../../contract/offer/market-depth.ts";
import type { MarketDepthDto } from "../../contract/offer/market-depth-dto.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

export interface MarketDepthUseCases {
  readonly viewMarketDepth: ViewMarketDepth;
}

/** What an offer being written competes with. */
export function marketDepthRoutes({ viewMarketDepth }: MarketDepthUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewMarketDepth).to(async ({ actor, query }) => {
      const seen = await viewMarketDepth.execute(actor, {
        side: query.type,
        asset: query.crypto_currency_code,
        currency: query.currency,
        paymentMethod: query.payment_method,
        pricing: pricingOf(query),
      });
      if (!seen.ok) {
        const { field } = seen.refusal;
        const message = `${field} names nothing that there is`;
        return { refusal: "validation", details: [{ field, code: "unknown", message }] };
      }
      const { rank, bars, shown } = seen.value;
      return ok({
        rank: rank ?? null,
        bars: bars.map(({ from, to, count }) => ({ from: percent(from), to: percent(to), count })),
        shown,
      });
    }),
  ];
}

function pricingOf({ margin, fixed_price: price }: MarketDepthDto): PricingInput | undefined {
  if (price !== undefined) return { kind: "fixed", price };
  return margin === undefined ? undefined : { kind: "margin", percent: margin };
}

function percent(basisPoints: number): string {
  return formatBasisPoints(BigInt(basisPoints));
}
