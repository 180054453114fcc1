import { ContainerModule } from "inversify";
import { OpenPlaces } from "../adapters/catalogue/open-places.ts";
import { KnownTimeZones } from "../adapters/catalogue/time-zones.ts";
import { ListedAddresses } from "../adapters/network/listed-addresses.ts";
import { catalogueRoutes } from "../adapters/http/inbound/catalogue/catalogue-routes.ts";
import { ListCountries } from "../application/catalogue/list-countries.ts";
import { ListRegions } from "../application/catalogue/list-regions.ts";
import type { TimeZones } from "../application/ports/time-zones.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature catalogue. */
const catalogueTokens = {
  timeZones: token<TimeZones>("timeZones"),
  listCountries: token<ListCountries>("listCountries"),
  listRegions: token<ListRegions>("listRegions"),
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
    bind(t.listCountries).toResolvedValue((places) => new ListCountries(places), [tokens.places]);
    bind(t.listRegions).toResolvedValue((places) => new ListRegions(places), [tokens.places]);
  });

/** The feature catalogue: what accounts and offers may name besides methods and currencies. */
export const catalogue: Feature = {
  module: parts,
  routes: () => [served(catalogueRoutes, catalogueTokens)],
};
