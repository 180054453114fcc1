import { Type } from "typebox";
import { conversionObstacles } from "../../../../domain/conversion/decide-conversion.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ConvertCoinsDto } from "./convert-coins-dto.ts";
import { QuoteConversionDto } from "./quote-conversion-dto.ts";

/** A conversion, offered or carried out. Amounts in base units, as strings. */
const conversionFields = {
  id: Type.String(),
  fromCryptoCurrencyCode: Type.String(),
  fromAmount: Type.String(),
  toCryptoCurrencyCode: Type.String(),
  /** What arrives. */
  toAmount: Type.String(),
  /** What the platform keeps of the market's value, in the coin that arrives. */
  spreadAmount: Type.String(),
};

const conversionView = view("Conversion", conversionFields);

export const quoteConversion = route({
  id: "quoteConversion",
  method: "post",
  path: "/rest/v1/wallet/convert/quote",
  summary: "What a conversion gives, for some seconds; nothing is converted",
  access: "trader",
  body: QuoteConversionDto,
  answers: {
    200: {
      description: "The quote, what keeps it from being carried out, and what proves its owner",
      body: dataOf(
        closed({
          ...conversionFields,
          expiresAt: Type.String({ description: "ISO 8601, UTC" }),
          validSeconds: Type.Integer(),
          spreadBasisPoints: Type.Integer(),
          obstacle: orNull(
            closed({
              code: oneOf(conversionObstacles),
              message: Type.String(),
              /** Of a blocked wallet: ID_REQUIRED or BLOCKED_IN_LOCATION. */
              kind: orNull(Type.String()),
            }),
          ),
          asks: Type.Union([
            Type.Literal("code"),
            Type.Literal("password"),
            Type.Literal("nothing"),
          ]),
        }),
      ),
    },
  },
  refusals: ["convert_same_coin", "no_fresh_rate"],
});

export const convertCoins = route({
  id: "convertCoins",
  method: "post",
  path: "/rest/v1/wallet/convert",
  summary: "Convert coins at a quote: once, however often it is sent",
  access: "trader",
  body: ConvertCoinsDto,
  answers: { 200: { description: "Converted", body: dataOf(conversionView) } },
  refusals: [
    "quote_expired",
    "no_fresh_rate",
    ...conversionObstacles,
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

export const conversionRoutes = { quoteConversion, convertCoins };
