import type { ConvertCoins } from "../../../../application/conversion/convert-coins.ts";
import type { QuoteConversion } from "../../../../application/conversion/quote-conversion.ts";
import type { Current } from "../../../../application/ports/current-policy.ts";
import type { ConversionPolicy } from "../../../../domain/conversion/conversion-policy.ts";
import type { Conversion } from "../../../../domain/conversion/conversion.ts";
import type { ConversionObstacle } from "../../../../domain/conversion/decide-conversion.ts";
import { money } from "../../../../domain/money/money.ts";
import { convertCoins, quoteConversion } from "../../contract/conversion/conversion.ts";
import { refusals } from "../../contract/refusals.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of conversions. */
interface ConversionUseCases {
  readonly quoteConversion: QuoteConversion;
  readonly convertCoins: ConvertCoins;
  readonly conversionPolicy: Current<ConversionPolicy>;
}

/** The published reasons for a blocked wallet (specification, section 6). */
const blockKinds: Readonly<Partial<Record<string, string>>> = {
  id_required: "ID_REQUIRED",
  blocked_in_location: "BLOCKED_IN_LOCATION",
};

/** The routes of conversions. */
export function conversionRoutes(useCases: ConversionUseCases): readonly BoundRoute[] {
  return [
    bind(quoteConversion).to(async ({ actor, body }) => {
      const from = money(body.from_crypto_currency_code, BigInt(body.amount));
      const quoted = await useCases.quoteConversion.execute(
        actor,
        from,
        body.to_crypto_currency_code,
      );
      if (!quoted.ok) return { refusal: quoted.refusal.code };
      const { quote, obstacle, asks } = quoted.value;
      return ok({
        ...presentConversion(quote),
        expiresAt: new Date(quote.expiresAt).toISOString(),
        validSeconds: useCases.conversionPolicy().quoteSeconds,
        spreadBasisPoints: useCases.conversionPolicy().spreadBasisPoints,
        obstacle: obstacle ? presentObstacle(obstacle) : null,
        asks,
      });
    }),
    bind(convertCoins).to(async ({ actor, body }) => {
      const { quote_id: quoteId, password, code, passkey } = body;
      const typed = { password, code, passkey };
      const done = await useCases.convertCoins.execute(actor, quoteId, typed);
      if (done.ok) return ok(presentConversion(done.value));
      const { refusal } = done;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      const kind = blockKinds[refusal.code];
      return { refusal: refusal.code, ...(kind !== undefined && { kind }) };
    }),
  ];
}

function presentObstacle(code: ConversionObstacle) {
  return { code, message: refusals[code].message, kind: blockKinds[code] ?? null };
}

function presentConversion({ id, from, to, spread }: Conversion) {
  return {
    id,
    fromCryptoCurrencyCode: from.asset,
    fromAmount: String(from.units),
    toCryptoCurrencyCode: to.asset,
    toAmount: String(to.units),
    spreadAmount: String(spread.units),
  };
}
