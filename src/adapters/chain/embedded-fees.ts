import type { FeeEstimator, FeeOption } from "../../application/ports/chain-sender.ts";
import type { SendSpeed } from "../../domain/send/send.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money } from "../../domain/money/money.ts";

/** One input, the recipient and the change, in virtual bytes. */
const bitcoinSize = 141n;
/** A transfer of Ether, and one of a token to a first-time holder. */
const etherGas = 21_000n;
const tokenGas = 65_000n;

/** By speed: satoshi a virtual byte, wei a unit of gas, and blocks to wait. */
const rates: readonly (readonly [SendSpeed, satoshi: bigint, wei: bigint, blocks: number])[] = [
  ["fast", 12n, 4_000_000_000n, 1],
  ["normal", 6n, 2_000_000_000n, 3],
  ["slow", 2n, 1_000_000_000n, 6],
];

/** The fees of a demo's chains, which are never crowded. `minutes`: what a block takes there at most. */
export function embeddedFees(minutes: Readonly<Record<RealAsset, number>>): FeeEstimator {
  return {
    options: async (asset) =>
      rates.map(([speed, satoshi, wei, blocks]): FeeOption => {
        const gas = asset === "USDT" ? tokenGas : etherGas;
        return {
          speed,
          networkFee:
            asset === "BTC" ? money("BTC", satoshi * bitcoinSize) : money("ETH", wei * gas),
          withinMinutes: Math.ceil(blocks * minutes[asset]),
        };
      }),
  };
}
