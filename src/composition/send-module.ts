import { ContainerModule } from "inversify";
import { sendRoutes } from "../adapters/http/inbound/send/send-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresSendStore } from "../adapters/persistence/send/postgres-send-store.ts";
import type { SendStore } from "../application/ports/send-store.ts";
import { ListSends } from "../application/send/list-sends.ts";
import { PrepareSend } from "../application/send/prepare-send.ts";
import { QuoteSend } from "../application/send/quote-send.ts";
import { SendCoins } from "../application/send/send-coins.ts";
import { accountTokens } from "./account-module.ts";
import { claimTokens } from "./claim-module.ts";
import { contactTokens } from "./contact-module.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const sendTokens = {
  sends: token<SendStore>("sends"),
  prepareSend: token<PrepareSend>("prepareSend"),
  quoteSend: token<QuoteSend>("quoteSend"),
  sendCoins: token<SendCoins>("sendCoins"),
  listSends: token<ListSends>("listSends"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = sendTokens;
  bind(t.sends).toResolvedValue((pool) => new PostgresSendStore(pool), [tokens.dataSource]);
  bind(t.prepareSend).toResolvedValue(
    (sends, people, traders, prices, policy) =>
      new PrepareSend({ sends, people, traders, prices, policy }),
    [
      t.sends,
      contactTokens.contactStore,
      accountTokens.traders,
      offerTokens.marketPrices,
      policyTokens.whole,
    ],
  );
  bind(t.quoteSend).toResolvedValue((prepare) => new QuoteSend(prepare), [t.prepareSend]);
  bind(t.sendCoins).toResolvedValue(
    (prepare, proveIdentity, claims, changes) =>
      new SendCoins({ prepare, proveIdentity, claims, changes, newId }),
    [t.prepareSend, accountTokens.proveIdentity, claimTokens.claims, tokens.changes],
  );
  bind(t.listSends).toResolvedValue((sends) => new ListSends(sends), [t.sends]);
});

/** The feature send: coins that leave a trader's balance. */
export const sends: Feature = {
  module: parts,
  routes: () => [served(sendRoutes, sendTokens)],
};
