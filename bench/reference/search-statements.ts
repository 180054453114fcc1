import { PostgresOfferViews } from "../../src/adapters/persistence/offer/postgres-offer-views.ts";
import { positionOf } from "../../src/adapters/http/inbound/offer/page-id.ts";
import { DemoRates } from "../../src/adapters/rates/demo-rates.ts";
import { LiveMarketPrices } from "../../src/application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../../src/application/market/refresh-market-prices.ts";
import { findNoObstacles } from "../../src/application/offer/offer-in-view.ts";
import { ListOffers } from "../../src/application/offer/list-offers.ts";
import type { OfferWish } from "../../src/application/offer/offer-wish.ts";
import { OfferWindow } from "../../src/application/offer/offer-window.ts";
import { statementsOf, type Statement } from "./recorded-sql.ts";
import {
  defaultMarketPolicy,
  defaultPolicy,
  defaultStartPolicy,
} from "../../src/domain/policy/default-policy.ts";

/** The statements of a search, and of the follow-up query for the offers that it finds. */
export interface SearchStatements {
  readonly search: Statement;
  readonly eligibilities: (offerIds: readonly string[]) => Statement;
}

/** What the marketplace asks its database for a search, by the query of its address. */
export async function searchStatementsOf(query: string): Promise<SearchStatements> {
  const prices = new LiveMarketPrices(() => defaultMarketPolicy, Date.now);
  await new RefreshMarketPrices([new DemoRates(Date.now)], prices, () => undefined).execute();
  const window = new OfferWindow(prices, findNoObstacles, () => defaultPolicy);
  const [search] = await statementsOf((database) =>
    new ListOffers(
      new PostgresOfferViews(database, () => defaultStartPolicy),
      prices,
      window,
      () => ({ ...defaultPolicy.offer, ...defaultPolicy.flags }),
    ).execute(wishOf(new URLSearchParams(query)), undefined),
  );
  const [eligibilities] = await statementsOf((database) =>
    new PostgresOfferViews(database, () => defaultStartPolicy).eligibilities(["any"], undefined),
  );
  if (!search || !eligibilities) throw new Error("A search asked the database nothing");
  return { search, eligibilities: (offerIds) => askedOf(eligibilities, offerIds) };
}

/**
 * The statement that was recorded for one offer, for others: its lists have an entry for each offer,
 * the first names them; its other parameters are the rules' numbers.
 */
function askedOf({ sql, parameters }: Statement, offerIds: readonly string[]): Statement {
  const [, ...others] = parameters;
  const lists = others.map((each: unknown) =>
    Array.isArray(each) ? offerIds.map((): unknown => each[0]) : each,
  );
  return { sql, parameters: [offerIds, ...lists] };
}

function wishOf(query: URLSearchParams): OfferWish {
  const said = (name: string) => query.get(name) ?? undefined;
  const asset = said("crypto_currency_id");
  const currency = said("currency");
  const paymentMethod = said("payment-method");
  const fiat = said("fiat-min");
  const group = said("group");
  const page = said("page_id");
  const after = page === undefined ? undefined : positionOf(page);
  return {
    type: said("type") === "sell" ? "sell" : "buy",
    ...(asset !== undefined && { cryptoCurrencyId: Number(asset) }),
    ...(currency !== undefined && { currency }),
    ...(paymentMethod !== undefined && { paymentMethod }),
    ...(fiat !== undefined && { fiat }),
    ...(group !== undefined && { group }),
    ...(after && { after }),
    limit: 10,
  };
}
