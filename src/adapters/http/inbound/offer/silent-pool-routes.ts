import type { ListSilentPool } from "../../../../application/offer/list-silent-pool.ts";
import * as contract from "../../contract/offer/silent-pool.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { offerCardOf } from "./offer-presenter.ts";

export interface SilentPoolUseCases {
  readonly listSilentPool: ListSilentPool;
}

/** Nobody saves an offer there: it has no name to be found by again. */
const noFavorites: ReadonlySet<string> = new Set();

/** Offers that meet one of the reader's own. */
export function silentPoolRoutes({ listSilentPool }: SilentPoolUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listSilentPool).to(async ({ actor }) => {
      const { offers, own } = await listSilentPool.execute(actor);
      const data = offers.map((each) => offerCardOf(each, noFavorites));
      return { status: 200, body: { data, meta: { ownOffers: own } } };
    }),
  ];
}
