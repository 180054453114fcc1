import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ContainerModule } from "inversify";
import { demoAccounts } from "../adapters/chain/demo-accounts.ts";
import { embeddedFees } from "../adapters/chain/embedded-fees.ts";
import { embeddedSigner } from "../adapters/chain/embedded-signer.ts";
import { sendQueueRoutes } from "../adapters/http/inbound/admin/send-queue-routes.ts";
import { sendRoutes } from "../adapters/http/inbound/send/send-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresEmbeddedChain } from "../adapters/persistence/deposit/postgres-embedded-chain.ts";
import { PostgresOwnCoins } from "../adapters/persistence/send/postgres-own-coins.ts";
import { PostgresSendQueue } from "../adapters/persistence/send/postgres-send-queue.ts";
import { PostgresSendStore } from "../adapters/persistence/send/postgres-send-store.ts";
import type { SealIntent } from "../application/ports/chain-sender.ts";
import type { SendQueue } from "../application/ports/send-queue.ts";
import type { SendStore } from "../application/ports/send-store.ts";
import { CancelSend } from "../application/send/cancel-send.ts";
import { ListSends } from "../application/send/list-sends.ts";
import { PaySends } from "../application/send/pay-sends.ts";
import { PrepareSend } from "../application/send/prepare-send.ts";
import { PriceFees } from "../application/send/price-fees.ts";
import { QuoteSend } from "../application/send/quote-send.ts";
import { ReviewSend } from "../application/send/review-send.ts";
import { SendCoins } from "../application/send/send-coins.ts";
import type { SweepCoins } from "../application/send/sweep-coins.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import { accountTokens } from "./account-module.ts";
import type { Bind } from "./bind.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { claimTokens } from "./claim-module.ts";
import type { Config } from "./config.ts";
import { hotAccountOf, sweeperOf } from "./connected-ethereum.ts";
import { demoKey } from "./connected-reserves.ts";
import { feesOfNodes, sendersOfNodes, signersWith } from "./connected-sends.ts";
import { contactTokens } from "./contact-module.ts";
import { embeddedPaces } from "./deposit-module.ts";
import { roundKind, type FeatureJob } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { sealWith } from "./intent-seal.ts";
import { lightningTokens } from "./lightning-module.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { screeningTokens } from "./screening-module.ts";
import type { SendingSettings } from "./signer-settings.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const sendTokens = {
  sends: token<SendStore>("sends"),
  prepareSend: token<PrepareSend>("prepareSend"),
  quoteSend: token<QuoteSend>("quoteSend"),
  sendCoins: token<SendCoins>("sendCoins"),
  listSends: token<ListSends>("listSends"),
  cancelSend: token<CancelSend>("cancelSend"),
  sendQueue: token<SendQueue>("sendQueue"),
  reviewSend: token<ReviewSend>("reviewSend"),
};

/** Only where chains are connected; a demo has its own. */
const paySends = token<PaySends>("paySends");

/** Only where this process has the keys of Ethereum. */
const sweepCoins = token<SweepCoins>("sweepCoins");

/** In minutes: what a block of a demo's chain takes. */
const blockMinutes = {
  BTC: embeddedPaces.bitcoin.blockMs / 60_000,
  USDT: embeddedPaces.ethereum.blockMs / 60_000,
  ETH: embeddedPaces.ethereum.blockMs / 60_000,
};

function parts({ config, secrets }: Installation): ContainerModule {
  const t = sendTokens;
  const seal = sealWith(secrets.fieldEncryption);
  return new ContainerModule(({ bind }) => {
    bind(t.sends).toResolvedValue((pool) => new PostgresSendStore(pool), [tokens.dataSource]);
    bind(t.prepareSend).toResolvedValue(
      (sends, people, traders, prices, policy, invoices, screening, logger) => {
        const estimator = config.demo
          ? embeddedFees(blockMinutes)
          : feesOfNodes(config.chains, (error) =>
              logger.error({ err: error }, "a node does not say what sending costs"),
            );
        const { network, chains: on } = config.demo
          ? demoAccounts()
          : { ...config.sending, network: config.chains.network };
        const fees = new PriceFees(estimator, prices);
        const chains = { network, on, fees, lost: paysNobody(config) };
        return new PrepareSend({
          sends,
          people,
          traders,
          prices,
          policy,
          chains,
          invoices,
          screening,
        });
      },
      [
        t.sends,
        contactTokens.contactStore,
        accountTokens.traders,
        offerTokens.marketPrices,
        policyTokens.whole,
        lightningTokens.invoicesToPay,
        screeningTokens.screenAddress,
        tokens.logger,
      ],
    );
    bind(t.quoteSend).toResolvedValue((prepare) => new QuoteSend(prepare), [t.prepareSend]);
    bind(t.sendCoins).toResolvedValue(
      (prepare, proveIdentity, claims, changes) =>
        new SendCoins({ prepare, proveIdentity, claims, changes, newId, seal }),
      [t.prepareSend, accountTokens.proveIdentity, claimTokens.claims, tokens.changes],
    );
    bind(t.listSends).toResolvedValue((sends) => new ListSends(sends), [t.sends]);
    bind(t.cancelSend).toResolvedValue(
      (sends, claims, changes) => new CancelSend(sends, claims, changes),
      [t.sends, claimTokens.claims, tokens.changes],
    );
    bind(t.sendQueue).toResolvedValue((pool) => new PostgresSendQueue(pool), [tokens.dataSource]);
    bind(t.reviewSend).toResolvedValue(
      (store, claims, changes) => new ReviewSend({ sends: store, claims, changes, seal }),
      [t.sends, claimTokens.claims, tokens.changes],
    );
    if (config.demo) bindPlay(bind, secrets.fieldEncryption, seal);
    else if (config.sending.keys) bindConnected(bind, config.chains, config.sending.keys, seal);
  });
}

/** Addresses of ours where a send would be lost: the contract of Tether, and the account that pays. */
function paysNobody({ demo, chains: { ethereum } }: Config): ReadonlySet<string> {
  if (demo) return new Set([demoAccounts().tether]);
  return new Set(ethereum ? [ethereum.tether, ethereum.account.evmHotAddress()] : []);
}

/** The hot wallet of a demo. */
function bindPlay(bind: Bind, secret: Uint8Array, seal: SealIntent): void {
  const key = demoKey(secret);
  const publicKey = secp256k1.getPublicKey(key);
  const { network, tether } = demoAccounts();
  bind(paySends).toResolvedValue(
    (pool, sends, claims, changes, policy, screening, securityEvents) =>
      new PaySends({
        screening,
        securityEvents,
        sends,
        claims,
        changes,
        coins: undefined,
        signer: embeddedSigner({ key, seal, network, tether, policy: () => policy().send }),
        chains: {
          bitcoin: new PostgresEmbeddedChain(pool, "bitcoin", embeddedPaces.bitcoin).sender(
            publicKey,
          ),
          ethereum: new PostgresEmbeddedChain(pool, "ethereum", embeddedPaces.ethereum).sender(
            publicKey,
          ),
        },
        policy,
      }),
    [
      tokens.dataSource,
      sendTokens.sends,
      claimTokens.claims,
      tokens.changes,
      policyTokens.whole,
      screeningTokens.screenAddress,
      tokens.securityEvents,
    ],
  );
}

/** Where this process has the keys of connected chains. */
function bindConnected(
  bind: Bind,
  chains: ChainSettings,
  keys: NonNullable<SendingSettings["keys"]>,
  seal: SealIntent,
): void {
  bind(paySends).toResolvedValue(
    (pool, sends, claims, changes, policy, screening, securityEvents) => {
      const hot = hotAccountOf(chains, pool);
      return new PaySends({
        screening,
        securityEvents,
        sends,
        claims,
        changes,
        coins: new PostgresOwnCoins(pool),
        signer: signersWith(keys, chains, { seal, policy }).sends,
        chains: sendersOfNodes(chains, pool),
        accounts: hot ? { ethereum: hot } : {},
        policy,
      });
    },
    [
      tokens.dataSource,
      sendTokens.sends,
      claimTokens.claims,
      tokens.changes,
      policyTokens.whole,
      screeningTokens.screenAddress,
      tokens.securityEvents,
    ],
  );
  bind(sweepCoins).toResolvedValue(
    (pool, changes, policy) => {
      const signer = signersWith(keys, chains, { seal, policy }).sweeps;
      if (!signer) throw new Error("This process has no keys of ethereum");
      return sweeperOf(chains, pool, { signer, changes, policy });
    },
    [tokens.dataSource, tokens.changes, policyTokens.whole],
  );
}

/** On which chains this process brings sends to addresses. */
function paidChains({ demo, sending }: Config): readonly ChainCode[] {
  if (demo) return [...demoAccounts().chains];
  return sending.keys ? [...sending.chains] : [];
}

/** The feature send: coins that leave a trader's balance. A demo has chains of its own. */
export const sends: Feature = {
  module: parts,
  routes: () => [served(sendRoutes, sendTokens)],
  consoleRoutes: () => [served(sendQueueRoutes, { ...sendTokens, onceByKey: tokens.onceByKey })],
  jobs: (config) => {
    const chains = paidChains(config);
    if (chains.length === 0) return [];
    const pay: FeatureJob = (found) => ({
      kind: roundKind("pay-sends", 60),
      rounds: { everySeconds: 3 },
      run: async () => {
        const errors: unknown[] = [];
        for (const chain of chains) errors.push(...(await found.get(paySends).execute(chain)));
        return errors;
      },
    });
    const sweep: FeatureJob = (found) => ({
      kind: roundKind("sweep-coins", 300),
      rounds: { everySeconds: 10 },
      run: () => found.get(sweepCoins).execute(),
    });
    return config.sending.keys?.ethereum ? [pay, sweep] : [pay];
  },
};
