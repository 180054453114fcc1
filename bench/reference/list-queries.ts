import { offerSorts } from "../../src/domain/offer/offer-sorts.ts";
import { regionIdOf } from "../../src/domain/catalogue/region-ids.ts";

/** Every filter of the list, and one that nothing fits where that is possible. */
const filters = [
  "",
  "payment-method=sepa-instant",
  "group=bank-transfers",
  "group=gift-cards",
  "fiat-min=150.00",
  "fiat-min=150.00&convertFromUSD=1",
  "amount_range_min=5000&amount_range_max=9000",
  "amount_range_min=90000000",
  "user_badges=vendor",
  "user_badges=ceo",
  "online_users=1",
  "isVerifiedOffers=1",
  "users_country_iso=NG",
  "users_country_iso=JP",
  "visitor_country_iso=PT",
  "visitor_country_iso=PT&is_payment_method_localized=1",
  "tags=no-fees",
  "tags=no-fees,photo-id-required",
  "tags=nobody-has-this",
  "binCode=409758",
  "binCode=111111",
  "cardRegion=US",
  "cardRegion=JP",
  `location_id=${regionIdOf("PT-13")}`,
  "location_id=5",
  "block=1",
  "newbieOffers=1",
  "area=otc",
  "area=gift-cards",
] as const;

/** Where people look: one coin in one currency, one currency, one coin, everything. */
const markets = [
  "crypto_currency_id=8&currency=EUR",
  "crypto_currency_id=6&currency=NGN",
  "currency=USD",
  "crypto_currency_id=9",
  "",
];

/** Each filter in each market in each order; the sides take turns. */
export function listQueries(): readonly string[] {
  return markets.flatMap((market) =>
    filters.flatMap((filter) =>
      offerSorts.map((sort, place) =>
        [`type=${place % 2 === 0 ? "buy" : "sell"}`, market, filter, `sort=${sort}`]
          .filter((part) => part !== "")
          .join("&"),
      ),
    ),
  );
}
