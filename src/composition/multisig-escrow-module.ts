import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContainerModule } from "inversify";
import type { DataSource } from "typeorm";
import { demoAccounts, demoBitcoinAccount } from "../adapters/chain/demo-accounts.ts";
import { embeddedFees } from "../adapters/chain/embedded-fees.ts";
import { escrowCodec } from "../adapters/chain/escrow-codec.ts";
import { payoutSigner } from "../adapters/chain/payout-signer.ts";
import { paymentBesidesRoutes } from "../adapters/http/inbound/admin/payment-besides-routes.ts";
import { multisigEscrowRoutes } from "../adapters/http/inbound/multisig-escrow/escrow-routes.ts";
import { PostgresEmbeddedChain } from "../adapters/persistence/deposit/postgres-embedded-chain.ts";
import { PostgresPaymentsBesides } from "../adapters/persistence/multisig-escrow/postgres-payments-besides.ts";
import { PostgresMultisigEscrowStore } from "../adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import { ClosePaymentBesides } from "../application/multisig-escrow/close-payment-besides.ts";
import { CompletePayouts } from "../application/multisig-escrow/complete-payouts.ts";
import { FollowTrades } from "../application/multisig-escrow/follow-trades.ts";
import { GiveEscrowKeys } from "../application/multisig-escrow/give-escrow-keys.ts";
import { PlayEscrowPayment } from "../application/multisig-escrow/play-escrow-payment.ts";
import { ProposePayout } from "../application/multisig-escrow/propose-payout.ts";
import { ReleaseEscrow } from "../application/multisig-escrow/release-escrow.ts";
import { ReturnEscrow } from "../application/multisig-escrow/return-escrow.ts";
import { ViewEscrow } from "../application/multisig-escrow/view-escrow.ts";
import type { PaymentsBesides } from "../application/ports/payments-besides.ts";
import { payoutFees } from "../domain/multisig-escrow/check-payout.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { coldReturnAddresses } from "./connected-cold.ts";
import { feesOfNodes, sendersOfNodes } from "./connected-sends.ts";
import { depositTokens, embeddedPaces } from "./deposit-module.ts";
import { payoutFeeRate } from "./payout-fee-rate.ts";
import { bitcoinAccount } from "./platform-keys.ts";
import { roundKind, type FeatureJob } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { sealWith } from "./intent-seal.ts";
import { isOurAddress } from "./our-addresses.ts";
import { findProject } from "./project.ts";
import { screeningTokens } from "./screening-module.ts";
import { token, tokens } from "./tokens.ts";
import { showTradeTokens, tradeTokens } from "./trade-module.ts";

/** The names of the feature's parts. */
const escrowTokens = {
  escrows: tokens.multisigEscrows,
  viewEscrow: token<ViewEscrow>("viewEscrow"),
  giveEscrowKeys: token<GiveEscrowKeys>("giveEscrowKeys"),
  releaseEscrow: token<ReleaseEscrow>("releaseEscrow"),
  returnEscrow: token<ReturnEscrow>("returnEscrow"),
  proposePayout: token<ProposePayout>("proposePayout"),
  recoveryPage: token<() => Promise<Uint8Array>>("recoveryPage"),
  followTrades: token<FollowTrades>("followEscrowTrades"),
  paymentsBesides: token<PaymentsBesides>("paymentsBesides"),
  closePaymentBesides: token<ClosePaymentBesides>("closePaymentBesides"),
};

/** Only in a demo. */
const playEscrowPayment = token<PlayEscrowPayment>("playEscrowPayment");

/** Only where this process has the keys. */
const completePayouts = token<CompletePayouts>("completePayouts");

/** In minutes: what a block of a demo's chain takes. */
const blockMinutes = { BTC: embeddedPaces.bitcoin.blockMs / 60_000, USDT: 1, ETH: 1 };

const codec = escrowCodec(() => payoutFees);

function parts({ config, secrets }: Installation): ContainerModule {
  const t = escrowTokens;
  const seal = sealWith(secrets.fieldEncryption);
  return new ContainerModule(({ bind }) => {
    bind(t.escrows).toResolvedValue(
      (pool) => new PostgresMultisigEscrowStore(pool),
      [tokens.dataSource],
    );
    const page = join(findProject().folder, "dist", "recovery-page", "index.html");
    bind(t.recoveryPage).toConstantValue(() => readFile(page));
    bind(t.viewEscrow).toResolvedValue(
      (escrows, logger) => {
        const estimator = config.demo
          ? embeddedFees(blockMinutes)
          : feesOfNodes(config.chains, (error) =>
              logger.error({ err: error }, "a node does not say what payouts cost"),
            );
        return new ViewEscrow({ escrows, codec, feeRate: payoutFeeRate(estimator) });
      },
      [t.escrows, tokens.logger],
    );
    bind(t.giveEscrowKeys).toResolvedValue(
      (escrows, changes, screening, deposits, pool) => {
        const own = bitcoinAccount(config);
        const isOurs = isOurAddress({
          deposits,
          escrows,
          changes: new PostgresOwnCoins(pool),
          changeAddress: own && ((number) => own.account.changeAddress(number, own.network)),
          network: own?.network ?? config.chains.network,
          cold: [
            ...(config.chains.bitcoin?.cold ?? []),
            ...Object.values(coldReturnAddresses(config.chains)),
          ],
        });
        return new GiveEscrowKeys({ escrows, changes, codec, screening, isOurs, seal });
      },
      [
        t.escrows,
        tokens.changes,
        screeningTokens.screenAddress,
        depositTokens.deposits,
        tokens.dataSource,
      ],
    );
    bind(playEscrowPayment).toResolvedValue(
      (escrows, { bitcoin }) => new PlayEscrowPayment(escrows, bitcoin, hashOf),
      [t.escrows, depositTokens.chains],
    );
    bind(t.releaseEscrow).toResolvedValue(
      (escrows, desk, proveIdentity) =>
        new ReleaseEscrow({ escrows, desk, proveIdentity, codec, seal }),
      [t.escrows, tradeTokens.desk, accountTokens.proveIdentity],
    );
    bind(t.returnEscrow).toResolvedValue(
      (escrows, desk) => new ReturnEscrow({ escrows, desk, codec, seal }),
      [t.escrows, tradeTokens.desk],
    );
    bind(t.proposePayout).toResolvedValue(
      (escrows, changes) => new ProposePayout({ escrows, changes, codec }),
      [t.escrows, tokens.changes],
    );
    bind(t.paymentsBesides).toResolvedValue(
      (pool) => new PostgresPaymentsBesides(pool),
      [tokens.dataSource],
    );
    bind(t.closePaymentBesides).toResolvedValue(
      (payments, changes) => new ClosePaymentBesides(payments, changes),
      [t.paymentsBesides, tokens.changes],
    );
    bind(t.followTrades).toResolvedValue(
      (escrows, trades, desk, changes) =>
        new FollowTrades({ escrows, trades, desk, changes, seal }),
      [t.escrows, tradeTokens.trades, tradeTokens.desk, tokens.changes],
    );
    bind(completePayouts).toResolvedValue(
      (pool, escrows, changes, screening, securityEvents) => {
        const { keys, network, chain } = payingChain(config, pool);
        const signer = payoutSigner(keys, { seal, network, bounds: () => payoutFees });
        return new CompletePayouts({ escrows, changes, signer, chain, screening, securityEvents });
      },
      [
        tokens.dataSource,
        t.escrows,
        tokens.changes,
        screeningTokens.screenAddress,
        tokens.securityEvents,
      ],
    );
  });
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Our keys, and where payouts are brought. */
function payingChain({ demo, chains, sending }: Config, pool: DataSource) {
  if (demo) {
    const { network } = demoAccounts();
    const chain = new PostgresEmbeddedChain(pool, "bitcoin", embeddedPaces.bitcoin);
    return { keys: demoBitcoinAccount(), network, chain: chain.payouts(network) };
  }
  const keys = sending.keys?.bitcoin;
  const chain = sendersOfNodes(chains, pool).bitcoin;
  if (!keys || !chain) throw new Error("This process has no keys of bitcoin");
  return { keys, network: chains.network, chain };
}

/** The feature multisig-escrow: trades whose crypto is on the chain, with a key for each side. */
export const multisigEscrow: Feature = {
  module: parts,
  routes: ({ demo }) => [
    served(multisigEscrowRoutes, {
      ...showTradeTokens,
      ...escrowTokens,
      playEscrowPayment: demo ? playEscrowPayment : undefined,
    }),
  ],
  consoleRoutes: () => [
    served(paymentBesidesRoutes, {
      paymentsBesides: escrowTokens.paymentsBesides,
      closePaymentBesides: escrowTokens.closePaymentBesides,
      onceByKey: tokens.onceByKey,
    }),
  ],
  jobs: ({ demo, chains, sending }) => {
    const everySeconds = demo ? 3 : 10;
    const follow: FeatureJob = (found) => ({
      kind: roundKind("follow-escrows", 60),
      rounds: { everySeconds },
      run: () => found.get(escrowTokens.followTrades).execute(),
    });
    const pay: FeatureJob = (found) => ({
      kind: roundKind("complete-payouts", 60),
      rounds: { everySeconds },
      run: () => found.get(completePayouts).execute(),
    });
    const hasKeys = demo || sending.keys?.bitcoin !== undefined;
    return demo || chains.bitcoin ? [follow, ...(hasKeys ? [pay] : [])] : [];
  },
};
