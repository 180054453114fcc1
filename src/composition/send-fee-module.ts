import { ContainerModule } from "inversify";
import { demoAccounts } from "../adapters/chain/demo-accounts.ts";
import { sendFeeRoutes } from "../adapters/http/inbound/admin/send-fee-routes.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import { RaiseSendFee } from "../application/send/raise-send-fee.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { sendTokens } from "./send-module.ts";
import { token, tokens } from "./tokens.ts";

const raiseSendFee = token<RaiseSendFee>("raiseSendFee");

/** The feature send fee: staff raise what a send of Bitcoin pays the network. */
export const sendFees: Feature = {
  module: ({ config: { demo, chains } }) =>
    new ContainerModule(({ bind }) => {
      bind(raiseSendFee).toResolvedValue(
        (pool, sends, changes, policy) =>
          new RaiseSendFee({
            sends,
            coins: new PostgresOwnCoins(pool),
            changes,
            policy,
            network: demo ? demoAccounts().network : chains.network,
          }),
        [tokens.dataSource, sendTokens.sends, tokens.changes, policyTokens.whole],
      );
    }),
  consoleRoutes: () => [served(sendFeeRoutes, { raiseSendFee, onceByKey: tokens.onceByKey })],
};
