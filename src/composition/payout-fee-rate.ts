import type { FeeEstimator } from "../application/ports/chain-sender.ts";
import { usualSize } from "../domain/chain/choose-coins.ts";

/** While no node says what the network takes, in satoshi for a virtual byte. */
const rateUnknown = 10n;

/** What the network takes now, in satoshi for a virtual byte: the middle one of what is suggested for sends. */
export function payoutFeeRate(estimator: FeeEstimator): () => Promise<bigint> {
  return async () => {
    const found = await estimator.options("BTC");
    const usual = found.find(({ speed }) => speed === "normal") ?? found.at(0);
    return usual ? (usual.networkFee.units + usualSize - 1n) / usualSize : rateUnknown;
  };
}
