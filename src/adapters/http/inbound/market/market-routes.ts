import type { ListPaymentMethods } from "../../../../application/market/list-payment-methods.ts";
import type { ListCryptoCurrencies } from "../../../../application/market/list-crypto-currencies.ts";
import type { IsWithdrawn } from "../../../../domain/catalogue/catalogue-entry.ts";
import {
  fiatCurrencies,
  isMetal,
  metals,
  type FiatCurrency,
} from "../../../../domain/catalogue/fiat-currencies.ts";
import { paymentMethodGroups } from "../../../../domain/catalogue/payment-method-groups.ts";
import { paymentMethods } from "../../../../domain/catalogue/payment-methods.ts";
import { shownFiatDigits } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import {
  listCryptoCurrencies,
  listCurrencies,
  listPaymentMethodGroups,
  listPaymentMethods,
  listPopularPaymentMethods,
} from "../../contract/market/market.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { symbolOf } from "../currency-words.ts";
import { iconNameOf, presentMethod } from "./method-presenter.ts";

/** Dependencies of the market routes. */
interface MarketUseCases {
  readonly listCryptoCurrencies: ListCryptoCurrencies;
  readonly listPaymentMethods: ListPaymentMethods;
  readonly withdrawnEntries: { readonly isWithdrawn: IsWithdrawn };
}

/** What offers may refer to: methods, currencies and assets, and the price of an asset. */
export function marketRoutes(useCases: MarketUseCases): readonly BoundRoute[] {
  const isOffered = ({ code }: FiatCurrency) =>
    !useCases.withdrawnEntries.isWithdrawn("currency", code);
  return [
    bind(listPaymentMethods).to(async () =>
      ok((await useCases.listPaymentMethods.execute()).map(presentMethod)),
    ),
    bind(listPopularPaymentMethods).to(async () =>
      ok((await useCases.listPaymentMethods.popular()).map(presentMethod)),
    ),
    bind(listPaymentMethodGroups).to(() =>
      Promise.resolve(
        ok(
          paymentMethodGroups.map(({ id, slug, name }) => ({
            id,
            slug,
            name,
            iconName: iconNameOf(id),
            methodCount: paymentMethods.filter(({ groupId }) => groupId === id).length,
          })),
        ),
      ),
    ),
    bind(listCurrencies).to(() =>
      Promise.resolve(
        ok(
          [...fiatCurrencies.filter(isOffered), ...metals].map(({ id, code, name }) => ({
            id,
            code,
            name,
            precision: shownFiatDigits(code),
            symbol: symbolOf(code),
            isMetal: isMetal(code),
          })),
        ),
      ),
    ),
    bind(listCryptoCurrencies).to(async ({ actor }) => {
      const listed = await useCases.listCryptoCurrencies.execute(actor);
      return ok(
        listed.map(({ crypto, dollars, isHalted }) => ({
          id: crypto.asset.cryptoCurrencyId,
          code: crypto.asset.code,
          fullName: crypto.fullName,
          urlParam: crypto.urlParam,
          formattingDecimalsCount: crypto.asset.shownDigits,
          isStablecoin: crypto.isStablecoin,
          icon: iconOf(crypto.sign),
          shortName: crypto.asset.code,
          isBlocked: isHalted,
          rate: dollars ? formatPrice(dollars) : null,
        })),
      );
    }),
  ];
}

/** The coin's sign in a circle. */
function iconOf(sign: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0b6b6b"/>' +
    `<text x="16" y="22" font-size="18" text-anchor="middle" fill="#fff">${sign}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
