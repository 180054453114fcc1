import { ContainerModule } from "inversify";
import { conversionRoutes } from "../adapters/http/inbound/conversion/conversion-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresConversionStore } from "../adapters/persistence/conversion/postgres-conversion-store.ts";
import { ConvertCoins } from "../application/conversion/convert-coins.ts";
import { FundInventory } from "../application/conversion/fund-inventory.ts";
import { PrepareConversion } from "../application/conversion/prepare-conversion.ts";
import { QuoteConversion } from "../application/conversion/quote-conversion.ts";
import type { ConversionStore } from "../application/ports/conversion-store.ts";
import type { Current } from "../application/ports/current-policy.ts";
import type { ConversionPolicy } from "../domain/conversion/conversion-policy.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const conversionTokens = {
  conversions: token<ConversionStore>("conversions"),
  prepareConversion: token<PrepareConversion>("prepareConversion"),
  quoteConversion: token<QuoteConversion>("quoteConversion"),
  convertCoins: token<ConvertCoins>("convertCoins"),
  conversionPolicy: token<Current<ConversionPolicy>>("conversionPolicy"),
  /** Play money for the inventory of a demo. */
  fundInventory: token<FundInventory>("fundInventory"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = conversionTokens;
  bind(t.conversions).toResolvedValue(
    (pool) => new PostgresConversionStore(pool),
    [tokens.dataSource],
  );
  bind(t.conversionPolicy).toResolvedValue(
    (policy) => () => policy().conversion,
    [policyTokens.whole],
  );
  bind(t.prepareConversion).toResolvedValue(
    (conversions, traders, prices, policy) =>
      new PrepareConversion({ conversions, traders, prices, policy }),
    [t.conversions, accountTokens.traders, offerTokens.marketPrices, policyTokens.whole],
  );
  bind(t.quoteConversion).toResolvedValue(
    (prepare, conversions) => new QuoteConversion(prepare, conversions, newId),
    [t.prepareConversion, t.conversions],
  );
  bind(t.convertCoins).toResolvedValue(
    (prepare, conversions, proveIdentity, changes) =>
      new ConvertCoins({ prepare, conversions, proveIdentity, changes }),
    [t.prepareConversion, t.conversions, accountTokens.proveIdentity, tokens.changes],
  );
  bind(t.fundInventory).toResolvedValue(
    (conversions, changes) => new FundInventory(conversions, changes),
    [t.conversions, tokens.changes],
  );
});

/** The feature conversion: coins that become other coins, at a price of the platform. */
export const conversions: Feature = {
  module: parts,
  routes: () => [
    served(conversionRoutes, {
      quoteConversion: conversionTokens.quoteConversion,
      convertCoins: conversionTokens.convertCoins,
      conversionPolicy: conversionTokens.conversionPolicy,
    }),
  ],
};
