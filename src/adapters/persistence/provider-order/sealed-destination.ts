import type { OrderDestination } from "../../../application/ports/order-providers.ts";
import type { FieldCipher } from "../../../application/ports/field-cipher.ts";
import type { KeptQuote } from "../../../application/ports/provider-order-store.ts";
import { money } from "../../../domain/money/money.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { OrderKind } from "../../../domain/provider-order/provider-order.ts";

/** What is sealed with a destination: an order whose sums somebody changed is carried out for nobody. */
interface Sums {
  readonly id: string;
  readonly coins: string;
  readonly fiat: string;
  readonly currency: string;
}

const placeOf = (id: string) => `provider_order.destination ${id}`;
const quotePlaceOf = (id: string) => `provider_quote.quote ${id}`;

/** Where an order goes, and how much, readable with the key of its owner alone. */
export function sealDestination(
  cipher: FieldCipher,
  { id, coins, fiat, destination }: Pick<KeptQuote, "id" | "coins" | "fiat" | "destination">,
): string {
  const sums: Sums = {
    id,
    coins: `${coins.units} ${coins.asset}`,
    fiat: String(fiat.minor),
    currency: fiat.currency,
  };
  const text = JSON.stringify({ sums, destination });
  return Buffer.from(cipher.encrypt(text, placeOf(id))).toString("base64");
}

/** Throws where it was changed, or belongs to other sums. */
export function openDestination(
  cipher: FieldCipher,
  sealed: string,
  { id, coins, fiat }: Pick<KeptQuote, "id" | "coins" | "fiat">,
): OrderDestination | undefined {
  const text = cipher.decrypt(Buffer.from(sealed, "base64"), placeOf(id));
  const { sums, destination } = JSON.parse(text) as {
    readonly sums: Sums;
    readonly destination?: OrderDestination;
  };
  const isSame =
    sums.id === id &&
    sums.coins === `${coins.units} ${coins.asset}` &&
    sums.fiat === String(fiat.minor) &&
    sums.currency === fiat.currency;
  if (!isSame) throw new Error(`Order ${id} is not what was asked for`);
  return destination;
}

/** The text of a quote's row. */
export function sealQuote(cipher: FieldCipher, quote: KeptQuote): string {
  const { coins, fee, fiat, providerFee, usdCents, ...rest } = quote;
  const text = JSON.stringify({
    ...rest,
    asset: coins.asset,
    coins: String(coins.units),
    fee: String(fee.units),
    currency: fiat.currency,
    fiat: String(fiat.minor),
    providerFee: String(providerFee),
    usdCents: String(usdCents),
  });
  return Buffer.from(cipher.encrypt(text, quotePlaceOf(quote.id))).toString("base64");
}

export function openQuote(cipher: FieldCipher, sealed: string, id: string): KeptQuote {
  const kept = JSON.parse(
    cipher.decrypt(Buffer.from(sealed, "base64"), quotePlaceOf(id)),
  ) as KeptTexts;
  return {
    id: kept.id,
    kind: kept.kind,
    provider: kept.provider,
    traderId: kept.traderId,
    way: kept.way,
    expiresAt: kept.expiresAt,
    destination: kept.destination,
    coins: money(kept.asset, BigInt(kept.coins)),
    fee: money(kept.asset, BigInt(kept.fee)),
    fiat: { currency: kept.currency, minor: BigInt(kept.fiat) },
    providerFee: BigInt(kept.providerFee),
    usdCents: BigInt(kept.usdCents),
  };
}

interface KeptTexts {
  readonly id: string;
  readonly kind: OrderKind;
  readonly provider: string;
  readonly traderId: string;
  readonly way: string;
  readonly expiresAt: number;
  readonly destination?: OrderDestination;
  readonly asset: RealAsset;
  readonly coins: string;
  readonly fee: string;
  readonly currency: string;
  readonly fiat: string;
  readonly providerFee: string;
  readonly usdCents: string;
}
