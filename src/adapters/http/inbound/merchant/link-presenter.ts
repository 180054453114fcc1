import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import type { ShownLink } from "../../../../application/ports/merchant-store.ts";
import type { TraderId } from "../../../../domain/id/id.ts";
import { isMerchantOpen } from "../../../../domain/merchant/merchant-open.ts";
import { linkState } from "../../../../domain/merchant/payment-link.ts";
import { bitcoinFor } from "../../../../domain/merchant/payment.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import type { PaymentLinkView } from "../../contract/merchant/merchant.ts";

/** Who looks, and at which prices. */
interface LinkReader {
  /** Undefined: nobody is signed in. */
  readonly readerId: TraderId | undefined;
  readonly prices: Pick<MarketPrices, "quote">;
}

/** A link as its reader sees it; nobody is told who paid. */
export function presentLink(shown: ShownLink, { readerId, prices }: LinkReader): PaymentLinkView {
  const { link, now } = shown;
  const { id, merchantId, sum, title, expiresAt, payment } = link;
  const state = linkState(link, now);
  const price = payment?.price ?? prices.quote("BTC", sum.currency)?.price;
  const due = price && bitcoinFor(link, price);
  const amount = payment?.amount ?? (state === "open" ? due : undefined);
  return {
    id,
    path: `/pay/${id}`,
    state,
    merchantName: shown.merchantName,
    merchantUsername: shown.merchantUsername,
    title,
    fiatAmount: formatFiat(sum),
    currency: sum.currency,
    cryptoAmount: amount ? String(amount.units) : null,
    price: amount && price ? formatPrice(price) : null,
    isPayable: state === "open" && isMerchantOpen(shown.isMerchant, shown.merchantAccount),
    isOwn: readerId === merchantId,
    isPaidByCaller: payment !== undefined && payment.payerId === readerId,
    createdAt: new Date(shown.createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    paidAt: payment ? new Date(payment.at).toISOString() : null,
  };
}
