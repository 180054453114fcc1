import type { OfferInView } from "../../application/offer/offer-in-view.ts";
import type { OfferPainter } from "../../application/offer/paint-offer.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../domain/money/fiat.ts";
import { visitorType, type OfferAmounts } from "../../domain/offer/offer.ts";
import { cardColors, type CardLine } from "./draw-card.ts";
import type { DrawCard } from "./kept-cards.ts";

/** Pictures of offers for pages that show their links; `host`: where they are, without a path. */
export function offerPictures(draw: DrawCard, brandName: string, host: string): OfferPainter {
  return (seen) => draw(cardOf(seen, brandName, host));
}

/** Without the price: pages that show a link keep its picture for days. */
function cardOf(
  { offer, owner }: OfferInView,
  brandName: string,
  host: string,
): readonly CardLine[] {
  const { asset, currency, paymentMethod } = offer;
  const method = findPaymentMethod(paymentMethod)?.name ?? paymentMethod;
  const title =
    visitorType(offer.side) === "buy"
      ? `Buy ${asset} from ${owner.username}`
      : `Sell ${asset} to ${owner.username}`;
  const { accent, text, muted } = cardColors;
  return [
    { text: brandName, top: 40, points: 16, color: accent, isBold: true },
    { text: "Offer", top: 66, points: 14, color: muted },
    { text: title, top: 108, points: 28, color: text, isBold: true },
    { text: `${amountsOf(offer.amounts)} ${currency}`, top: 156, points: 18, color: text },
    { text: `by ${method}`, top: 182, points: 18, color: text },
    {
      text: "The crypto is held in escrow until the money has arrived.",
      top: 234,
      points: 14,
      color: muted,
    },
    { text: `Open the link to see the price at ${host}`, top: 268, points: 14, color: accent },
  ];
}

function amountsOf(amounts: OfferAmounts): string {
  return amounts.kind === "range"
    ? `${formatFiat(amounts.min)} to ${formatFiat(amounts.max)}`
    : amounts.amounts.map(formatFiat).join(", ");
}
