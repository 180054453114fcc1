import type { AccountNeed, HotAccount, HotCoin } from "../../application/ports/hot-account.ts";
import type { EvmAsset } from "../../domain/chain/evm-fees.ts";
import { balancesOf } from "./ethereum-account.ts";

/** What the hot account of Ethereum is read from. */
interface HotParts {
  readonly url: string;
  readonly tether: string;
  readonly address: string;
  /** The nonce that a block takes next from it. */
  readonly nextNumber: () => Promise<number>;
  /** What is signed from this nonce on, fees included. */
  readonly signedFrom: (nonce: number) => Promise<AccountNeed>;
}

const assets: readonly EvmAsset[] = ["ETH", "USDT"];

/** Says what the hot account still has for something new. A node that lies makes a send wait, or be refused. */
export function ethereumHotAccount(
  parts: HotParts,
): HotAccount & { read(): Promise<readonly HotCoin[]> } {
  // Asked before balances: what a block takes meanwhile then counts twice, and never not at all.
  const promised = async () => parts.signedFrom(await parts.nextNumber());
  const has = async (asset: EvmAsset) => {
    const [units = 0n] = await balancesOf(parts, asset, [parts.address], "latest");
    return units;
  };
  return {
    async covers(need) {
      const signed = await promised();
      for (const asset of assets) {
        const wanted = need[asset] ?? 0n;
        if (wanted > 0n && (await has(asset)) < wanted + (signed[asset] ?? 0n)) return false;
      }
      return true;
    },
    async read() {
      const signed = await promised();
      return Promise.all(
        assets.map(async (asset) => {
          const [held, leaving] = [await has(asset), signed[asset] ?? 0n];
          const payable = held > leaving ? held - leaving : 0n;
          return { asset, held, promised: leaving, payable };
        }),
      );
    },
  };
}
