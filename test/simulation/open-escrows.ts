import type { ProveIdentity } from "../../src/application/account/prove-identity.ts";
import { ScanChain } from "../../src/application/deposit/scan-chain.ts";
import { BeginEscrow } from "../../src/application/multisig-escrow/begin-escrow.ts";
import { CompletePayouts } from "../../src/application/multisig-escrow/complete-payouts.ts";
import { FollowTrades } from "../../src/application/multisig-escrow/follow-trades.ts";
import { GiveEscrowKeys } from "../../src/application/multisig-escrow/give-escrow-keys.ts";
import { ProposePayout } from "../../src/application/multisig-escrow/propose-payout.ts";
import { ReleaseEscrow } from "../../src/application/multisig-escrow/release-escrow.ts";
import { ReturnEscrow } from "../../src/application/multisig-escrow/return-escrow.ts";
import { WatchEscrows } from "../../src/application/multisig-escrow/watch-escrows.ts";
import type { DepositStore } from "../../src/application/ports/deposit-store.ts";
import type { MultisigEscrowStore } from "../../src/application/ports/multisig-escrow-store.ts";
import type { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import type { EscrowRound } from "./escrow-commands.ts";
import type { Stores } from "./marketplace.ts";
import { simulatedPolicy } from "./population.ts";
import { seal } from "./simulated-chain.ts";
import type { SimulatedEscrowChain } from "./simulated-escrow-chain.ts";
import { codec, payoutSigner, platform } from "./simulated-escrow-keys.ts";

/** What multisig escrows are stored in, and the chain that has them. */
export interface EscrowStores {
  readonly escrows: MultisigEscrowStore;
  readonly scanned: DepositStore;
  /** Outside of the marketplace: it survives every process. */
  readonly escrowChain: SimulatedEscrowChain;
}

const screening = { execute: async () => "clear" as const };
const booksNothing = {
  see: async () => {},
  undo: async () => {},
  settle: async () => {},
  vanish: async () => {},
};

/** Begins escrows of trades, for those who start them. */
export function beginsEscrow({ escrows }: Stores) {
  return new BeginEscrow({ escrows, platform });
}

/** The use cases of multisig escrows, assembled as in the composition. */
export function openEscrows(
  { escrows, scanned, escrowChain: chain, trades, claims, changes }: Stores,
  desk: TradeDesk,
  proveIdentity: Pick<ProveIdentity, "execute">,
) {
  const parts = { escrows, changes };
  const isOurs = async () => false;
  const policy = () => simulatedPolicy.deposit;
  const watch = new WatchEscrows({ ...parts, claims, policy, tell: () => {} });
  const senders = { execute: () => Promise.reject(new Error("Nothing is credited here")) };
  const scan = new ScanChain(scanned, booksNothing, senders, { bitcoin: watch });
  const follow = new FollowTrades({ ...parts, trades, desk, seal });
  const securityEvents = { note() {} };
  const complete = new CompletePayouts({
    ...parts,
    signer: payoutSigner,
    chain,
    screening,
    securityEvents,
  });
  return {
    escrows,
    chain,
    statusOf: async (tradeId: string) => (await trades.load(tradeId))?.trade.status,
    give: new GiveEscrowKeys({ ...parts, codec, screening, isOurs, seal }),
    release: new ReleaseEscrow({ escrows, desk, proveIdentity, codec, seal }),
    giveBack: new ReturnEscrow({ escrows, desk, codec, seal }),
    propose: new ProposePayout({ ...parts, codec }),
    /** A round of the worker. Returns its errors. */
    async work(round: EscrowRound): Promise<readonly unknown[]> {
      if (round === "escrow-trades") return follow.execute();
      if (round === "payouts") return complete.execute();
      await scan.execute({ chain: "bitcoin", node: await chain.node() });
      return [];
    },
  };
}
