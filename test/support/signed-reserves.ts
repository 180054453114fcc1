import { AccountKeys } from "../../src/adapters/chain/account-keys.ts";
import { reserveSigner } from "../../src/adapters/chain/reserve-signer.ts";
import type { ReserveSource } from "../../src/application/ports/reserves.ts";
import type { RealAsset } from "../../src/domain/money/asset.ts";
import { privateKeys } from "./signer-account.ts";

/** Signs with the keys of a demo's account. */
export const signer = reserveSigner({
  bitcoin: new AccountKeys(privateKeys.bitcoin),
  ethereum: new AccountKeys(privateKeys.ethereum),
});

/** Keys that hold something, and one that holds nothing any more. */
export function sourceOf(
  asset: RealAsset,
  units: readonly bigint[] = [700n, 0n, 5n],
): ReserveSource {
  return {
    asset,
    network: "regtest",
    read: async () => ({
      block: { height: 12, hash: asset === "BTC" ? "ab".repeat(32) : `0x${"cd".repeat(32)}` },
      holdings: units.map((each, number) => ({
        key: { branch: "receiving", number },
        units: each,
      })),
    }),
  };
}
