import { ContainerModule } from "inversify";
import { OpenPlaces } from "../adapters/catalogue/open-places.ts";
import { KnownTimeZones } from "../adapters/catalogue/time-zones.ts";
import { ListedAddresses } from "../adapters/network/listed-addresses.ts";
import { catalogueRoutes } from "../adapters/http/inbound/catalogue/catalogue-routes.ts";
import { adminCatalogueRoutes } from "../adapters/http/inbound/admin/catalogue-routes.ts";
import { PostgresCatalogueEntries } from "../adapters/persistence/catalogue/postgres-catalogue-entries.ts";
import { ChangeCatalogue } from "../application/catalogue/change-catalogue.ts";
import { KnownEntries } from "../application/catalogue/known-entries.ts";
import { WithdrawnEntries } from "../application/catalogue/withdrawn-entries.ts";
import type { CatalogueEntries } from "../application/ports/catalogue-entries.ts";
import { ListCountries } from "../application/catalogue/list-countries.ts";
import { ListRegions } from "../application/catalogue/list-regions.ts";
import type { TimeZones } from "../application/ports/time-zones.ts";
import { inRounds } from "./background-task.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature catalogue. */
const catalogueTokens = {
  timeZones: token<TimeZones>("timeZones"),
  listCountries: token<ListCountries>("listCountries"),
  listRegions: token<ListRegions>("listRegions"),
  catalogueEntries: token<CatalogueEntries>("catalogueEntries"),
  knownEntries: token<KnownEntries>("knownEntries"),
  changeCatalogue: token<ChangeCatalogue>("changeCatalogue"),
};

const parts = ({ config }: Installation) =>
  new ContainerModule(({ bind }) => {
    const t = catalogueTokens;
    bind(tokens.addressCountries).toResolvedValue(() => new ListedAddresses(config.addresses));
    bind(tokens.places).toResolvedValue(() => new OpenPlaces());
    bind(t.timeZones).toResolvedValue(
      (clock) => new KnownTimeZones(clock.now),
      [offerTokens.clock],
    );
    bind(t.listCountries).toResolvedValue(
      (places, withdrawn) => new ListCountries(places, withdrawn.isWithdrawn),
      [tokens.places, tokens.withdrawnEntries],
    );
    bind(t.catalogueEntries).toResolvedValue(
      (pool, seal) => new PostgresCatalogueEntries(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(tokens.withdrawnEntries).toResolvedValue(
      (entries) => new WithdrawnEntries(entries),
      [t.catalogueEntries],
    );
    bind(t.knownEntries).toResolvedValue((places) => new KnownEntries(places), [tokens.places]);
    bind(t.changeCatalogue).toResolvedValue(
      (entries, known, withdrawn) => new ChangeCatalogue(entries, known, withdrawn),
      [t.catalogueEntries, t.knownEntries, tokens.withdrawnEntries],
    );
    bind(t.listRegions).toResolvedValue((places) => new ListRegions(places), [tokens.places]);
  });

/** How long a process may go on offering what another one withdrew. */
const lookEveryMs = 5_000;

/** The feature catalogue: what accounts and offers may name besides methods and currencies. */
export const catalogue: Feature = {
  module: parts,
  routes: () => [served(catalogueRoutes, catalogueTokens)],
  consoleRoutes: () => [
    served(adminCatalogueRoutes, { ...catalogueTokens, onceByKey: tokens.onceByKey }),
  ],
  tasks: [
    inRounds({
      pauseMs: lookEveryMs,
      failed: "nobody could look what is withdrawn from the catalogue",
      round: (found) => {
        const withdrawn = found.get(tokens.withdrawnEntries);
        return () => withdrawn.refresh();
      },
    }),
  ],
};
