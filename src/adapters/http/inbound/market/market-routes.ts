import type { ListCryptoCurrencies } from "../../../../application/market/list-crypto-currencies.ts";
import { fiatCurrencies, shownFiatDigits } from "../../../../domain/catalogue/fiat-currencies.ts";
import { groupById } from "../../../../domain/catalogue/payment-method-groups.ts";
import { paymentMethods } from "../../../../domain/catalogue/payment-methods.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import {
  listCryptoCurrencies,
  listCurrencies,
  listPaymentMethods,
} from "../../contract/market/market.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of the market need. */
interface MarketUseCases {
  readonly listCryptoCurrencies: ListCryptoCurrencies;
}

/** What offers may name: methods, currencies and assets, and what an asset costs. */
export function marketRoutes(useCases: MarketUseCases): readonly BoundRoute[] {
  return [
    bind(listPaymentMethods).to(() =>
      Promise.resolve(
        ok(
          paymentMethods.map(({ id, name, slug, groupId }) => ({
            id,
            name,
            slug,
            paymentMethodGroupId: groupId,
            group: groupById(groupId).slug,
          })),
        ),
      ),
    ),
    bind(listCurrencies).to(() =>
      Promise.resolve(
        ok(
          fiatCurrencies.map(({ id, code, name }) => ({
            id,
            code,
            name,
            precision: shownFiatDigits(code),
          })),
        ),
      ),
    ),
    bind(listCryptoCurrencies).to(() =>
      Promise.resolve(
        ok(
          useCases.listCryptoCurrencies.execute().map(({ crypto, dollars }) => ({
            id: crypto.asset.cryptoCurrencyId,
            code: crypto.asset.code,
            fullName: crypto.fullName,
            urlParam: crypto.urlParam,
            formattingDecimalsCount: crypto.asset.shownDigits,
            isStablecoin: crypto.isStablecoin,
            rate: dollars ? formatPrice(dollars) : null,
          })),
        ),
      ),
    ),
  ];
}
