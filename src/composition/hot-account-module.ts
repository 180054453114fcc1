import { ContainerModule } from "inversify";
import type { DataSource } from "typeorm";
import { readHotBitcoin } from "../adapters/chain/bitcoin-hot-account.ts";
import { hotAccountRoutes } from "../adapters/http/inbound/admin/hot-account-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresReconciliationStore } from "../adapters/persistence/reconciliation/postgres-reconciliation-store.ts";
import { PostgresColdBooks } from "../adapters/persistence/send/postgres-cold-books.ts";
import { PostgresColdReturns } from "../adapters/persistence/send/postgres-cold-returns.ts";
import { PostgresFloatBooks } from "../adapters/persistence/send/postgres-float-books.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import type { HotFloat } from "../application/ports/hot-account.ts";
import { PriceFees } from "../application/send/price-fees.ts";
import { ProposeColdMove } from "../application/send/propose-cold-move.ts";
import { ViewHotAccounts } from "../application/send/view-hot-accounts.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { coldAccounts } from "./connected-cold.ts";
import { hotAccountOf } from "./connected-ethereum.ts";
import { coinOfBitcoin, feesOfNodes } from "./connected-sends.ts";
import { served, type Feature } from "./feature.ts";
import { sealWith } from "./intent-seal.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { sendTokens } from "./send-module.ts";
import { token, tokens } from "./tokens.ts";

const viewHotAccounts = token<ViewHotAccounts>("viewHotAccounts");
const proposeColdMove = token<ProposeColdMove>("proposeColdMove");

/** The feature hot account: what sends are paid from, for staff. A demo makes up what it sends. */
export const hotAccounts: Feature = {
  module: ({ config: { chains }, secrets }) =>
    new ContainerModule(({ bind }) => {
      bind(viewHotAccounts).toResolvedValue(
        (pool, policy) => {
          const books = new PostgresFloatBooks(pool);
          return new ViewHotAccounts(
            floatsOfNodes(chains, pool),
            books,
            () => policy().send,
            coldAccounts(chains),
            new PostgresColdBooks(pool),
            new PostgresColdReturns(pool),
          );
        },
        [tokens.dataSource, policyTokens.whole],
      );
      bind(proposeColdMove).toResolvedValue(
        (pool, sends, changes, policy, prices, logger) => {
          const estimator = feesOfNodes(chains, (error) =>
            logger.error({ err: error }, "a node does not say what sending costs"),
          );
          return new ProposeColdMove({
            cold: coldAccounts(chains),
            books: new PostgresColdBooks(pool),
            floats: floatsOfNodes(chains, pool),
            fees: new PriceFees(estimator, prices),
            sends,
            changes,
            policy,
            seal: sealWith(secrets.fieldEncryption),
            newId,
          });
        },
        [
          tokens.dataSource,
          sendTokens.sends,
          tokens.changes,
          policyTokens.whole,
          offerTokens.marketPrices,
          tokens.logger,
        ],
      );
    }),
  consoleRoutes: () => [
    served(hotAccountRoutes, {
      viewHotAccounts,
      proposeColdMove,
      reviewSend: sendTokens.reviewSend,
      onceByKey: tokens.onceByKey,
    }),
  ],
};

function floatsOfNodes(chains: ChainSettings, pool: DataSource): readonly HotFloat[] {
  const { bitcoin, ethereum } = chains;
  const floats: HotFloat[] = [];
  if (bitcoin) {
    const own = new PostgresOwnCoins(pool);
    const books = new PostgresReconciliationStore(pool);
    const coin = coinOfBitcoin(bitcoin.url, pool);
    const held = () => coin.held();
    const leaving = async () => (await books.books(coin)).leaving;
    floats.push({
      chain: "bitcoin",
      address: undefined,
      read: async () => [await readHotBitcoin({ held, own, leaving })],
    });
  }
  const hot = hotAccountOf(chains, pool);
  if (ethereum && hot) {
    const address = ethereum.account.evmHotAddress();
    floats.push({ chain: "ethereum", address, read: () => hot.read() });
  }
  return floats;
}
