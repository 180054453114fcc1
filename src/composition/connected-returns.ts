import type { DataSource } from "typeorm";
import { PostgresColdReturns } from "../adapters/persistence/send/postgres-cold-returns.ts";
import type { BlockWatcher } from "../application/ports/block-watcher.ts";
import type { CommitChanges } from "../application/ports/commit.ts";
import type { Current } from "../application/ports/current-policy.ts";
import { WatchColdReturns } from "../application/send/watch-cold-returns.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { DepositPolicy } from "../domain/deposit/deposit-policy.ts";
import type { ChainSettings } from "./chain-settings.ts";
import { coldReturnAddresses } from "./connected-cold.ts";
import { connectedNodes } from "./connected-nodes.ts";

/** Who books what cold storage pays back, on the chains that have one. */
export function watchersOfReturns(
  chains: ChainSettings,
  pool: DataSource,
  parts: {
    readonly changes: Pick<CommitChanges, "commit">;
    readonly policy: Current<DepositPolicy>;
    readonly tell: (unknown: { readonly transaction: string }) => void;
  },
): Readonly<Record<ChainCode, readonly BlockWatcher[]>> {
  const nodes = connectedNodes(chains, pool);
  const returnedTo = coldReturnAddresses(chains);
  const returns = new PostgresColdReturns(pool);
  const of = (chain: ChainCode): readonly BlockWatcher[] => {
    const [origins, hot] = [nodes[chain], returnedTo[chain]];
    if (!origins || hot === undefined) return [];
    const cold = new Set(chains[chain]?.cold);
    const tether = chains.ethereum?.tether;
    return [new WatchColdReturns({ ...parts, chain, cold, hot, tether, origins, returns })];
  };
  return { bitcoin: of("bitcoin"), ethereum: of("ethereum") };
}
