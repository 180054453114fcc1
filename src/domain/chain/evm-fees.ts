/** The coins that move on Ethereum. */
export type EvmAsset = "ETH" | "USDT";

/** The gas that senders pay for: of a transfer of Ether, and of Tether to an address that has none yet. */
export const usualGas: { readonly [Code in EvmAsset]: bigint } = { ETH: 21_000n, USDT: 65_000n };

/** The gas that a send may take: a contract that receives Ether runs, too. What is left over is not taken. */
export const mostGas: { readonly [Code in EvmAsset]: bigint } = { ETH: 40_000n, USDT: 100_000n };

/** A fee after it was raised so often, each time rounded up. */
export function raisedFee(fee: bigint, times: number, basisPoints: number): bigint {
  let raised = fee;
  for (let count = 0; count < times; count += 1) {
    raised = (raised * BigInt(10_000 + basisPoints) + 9_999n) / 10_000n;
  }
  return raised;
}
