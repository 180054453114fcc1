import type { DataSource } from "typeorm";
import { PostgresMarketDepth } from "../../src/adapters/persistence/offer/postgres-market-depth.ts";
import { PostgresSilentPool } from "../../src/adapters/persistence/offer/postgres-silent-pool.ts";
import type { FillOffer } from "../../src/application/offer/fill-offer.ts";
import { ImportOffers } from "../../src/application/offer/import-offers.ts";
import { ListSilentPool } from "../../src/application/offer/list-silent-pool.ts";
import type { FindObstacles } from "../../src/application/offer/offer-in-view.ts";
import { SetManualFee } from "../../src/application/offer/set-manual-fee.ts";
import { ViewMarketDepth } from "../../src/application/offer/view-market-depth.ts";
import { defaultPolicy } from "../../src/domain/policy/default-policy.ts";
import type { OfferShelf } from "./offer-shelf.ts";

/** Nobody may set escrow fees. */
export const noGrants = { of: () => Promise.resolve(undefined) };

/** What areas have of their own, and what helps who has many offers. */
export function moreUseCases(
  shelf: OfferShelf,
  pool: DataSource,
  fillOffer: FillOffer,
  findObstacles?: FindObstacles,
) {
  return {
    setManualFee: new SetManualFee(shelf.desk, noGrants, () => defaultPolicy),
    viewMarketDepth: new ViewMarketDepth(new PostgresMarketDepth(pool), shelf.market),
    importOffers: new ImportOffers({
      offers: shelf.store,
      desk: shelf.desk,
      createOffer: shelf.createOffer,
      fillOffer,
    }),
    listSilentPool: new ListSilentPool(new PostgresSilentPool(pool), shelf.window(findObstacles)),
  };
}
