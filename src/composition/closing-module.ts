import { ContainerModule } from "inversify";
import { closingRoutes } from "../adapters/http/inbound/closing/closing-routes.ts";
import { PostgresClosingStore } from "../adapters/persistence/closing/postgres-closing-store.ts";
import { CloseAccount } from "../application/closing/close-account.ts";
import { EraseClosed } from "../application/closing/erase-closed.ts";
import type { ClosingStore } from "../application/ports/closing-store.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature closing. */
const closingTokens = {
  closings: token<ClosingStore>("closings"),
  closeAccount: token<CloseAccount>("closeAccount"),
  eraseClosed: token<EraseClosed>("eraseClosed"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = closingTokens;
  bind(t.closings).toResolvedValue((pool) => new PostgresClosingStore(pool), [tokens.dataSource]);
  bind(t.closeAccount).toResolvedValue(
    (accounts, proveIdentity, switchAllOffers) =>
      new CloseAccount({
        accounts,
        proveIdentity,
        switchOffersOff: (actor) => switchAllOffers.execute(actor, false),
      }),
    [t.closings, accountTokens.proveIdentity, offerTokens.switchAllOffers],
  );
  bind(t.eraseClosed).toResolvedValue((accounts) => new EraseClosed(accounts), [t.closings]);
});

/** The feature closing: accounts that their owners close, and what is erased of them later. */
export const closing: Feature = {
  module: parts,
  routes: () => [served(closingRoutes, closingTokens)],
  jobs: () => [
    (found) => ({
      kind: roundKind("erase-closed", 900),
      rounds: { everySeconds: 3_600 },
      run: () => found.get(closingTokens.eraseClosed).execute(),
    }),
  ],
};
