import type { BlockRef, ChainNode } from "../../application/ports/chain-node.ts";
import type { KeyHolding, ReserveSource } from "../../application/ports/reserves.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import type { EvmAsset } from "../../domain/chain/evm-fees.ts";
import { balancesOf } from "./ethereum-account.ts";
import type { WatchOnlyAccount } from "./watch-only.ts";

/** What our keys hold is read from. */
interface ReserveParts {
  readonly url: string;
  readonly tether: string;
  readonly network: ChainNetwork;
  readonly account: WatchOnlyAccount;
  readonly node: Pick<ChainNode, "hashAt">;
  /** The newest block that was read. */
  readonly newestRead: () => Promise<BlockRef | undefined>;
  /** The keys of persons' addresses that anything was paid to. */
  readonly used: () => Promise<readonly number[]>;
}

/** What our keys hold of Ether or Tether, in the newest block that was read. */
export function ethereumReserve(asset: EvmAsset, parts: ReserveParts): ReserveSource {
  const { network, account, node } = parts;
  return {
    asset,
    network,
    async read() {
      const block = await parts.newestRead();
      if (!block) throw new Error("No block of Ethereum was read yet");
      const numbers = await parts.used();
      const keys: readonly KeyHolding["key"][] = [
        { branch: "change", number: 0 },
        ...numbers.map((number) => ({ branch: "receiving" as const, number })),
      ];
      const addresses = [
        account.evmHotAddress(),
        ...numbers.map((number) => account.evmAddress(number)),
      ];
      const held = await balancesOf(parts, asset, addresses, block.height);
      if ((await node.hashAt(block.height)) !== block.hash) {
        throw new Error("The block was replaced meanwhile");
      }
      return { block, holdings: keys.map((key, at) => ({ key, units: held[at] ?? 0n })) };
    },
  };
}
