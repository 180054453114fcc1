import type { AccountNeed, HotAccount } from "../../application/ports/hot-account.ts";
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
export function ethereumHotAccount(parts: HotParts): HotAccount {
  return {
    async covers(need) {
      // Asked first: what a block takes meanwhile then counts twice, and never not at all.
      const signed = await parts.signedFrom(await parts.nextNumber());
      for (const asset of assets) {
        const wanted = need[asset] ?? 0n;
        if (wanted === 0n) continue;
        const [has = 0n] = await balancesOf(parts, asset, [parts.address], "latest");
        if (has < wanted + (signed[asset] ?? 0n)) return false;
      }
      return true;
    },
  };
}
