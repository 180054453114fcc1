import { PostgresOfferViews } from "../../src/adapters/persistence/offer/postgres-offer-views.ts";
import { wishOf } from "../../src/adapters/http/inbound/offer/wish-of-query.ts";
import type { ListOffersDto } from "../../src/adapters/http/contract/offer/list-offers-dto.ts";
import { DemoRates } from "../../src/adapters/rates/demo-rates.ts";
import type { Actor } from "../../src/application/actor/actor.ts";
import { LiveMarketPrices } from "../../src/application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../../src/application/market/refresh-market-prices.ts";
import { findNoObstacles } from "../../src/application/offer/offer-in-view.ts";
import { ListOffers } from "../../src/application/offer/list-offers.ts";
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

/**
 * What the marketplace asks its database for a search, by the query of its address, as somebody who
 * is signed in where the query needs it.
 */
export async function searchStatementsOf(query: string, reader?: Actor): Promise<SearchStatements> {
  const wish = wishOf(Object.fromEntries(new URLSearchParams(query)) as unknown as ListOffersDto);
  if (!wish) throw new Error(`This is no page: ${query}`);
  const prices = new LiveMarketPrices(() => defaultMarketPolicy, Date.now);
  await new RefreshMarketPrices([new DemoRates(Date.now)], prices, () => undefined).execute();
  const window = new OfferWindow(prices, findNoObstacles, () => defaultPolicy);
  const [search] = await statementsOf((database) =>
    new ListOffers(
      new PostgresOfferViews(database, () => defaultStartPolicy),
      prices,
      window,
      () => ({ ...defaultPolicy.offer, ...defaultPolicy.flags }),
    ).execute(wish, reader),
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
