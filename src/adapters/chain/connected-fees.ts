import type { FeeEstimator, FeeOption } from "../../application/ports/chain-sender.ts";
import { chainOf, type ChainCode } from "../../domain/chain/chain.ts";
import type { RealAsset } from "../../domain/money/asset.ts";

interface Known {
  readonly options: Promise<readonly FeeOption[]>;
  readonly at: number;
}

/** Nodes are asked again after so long, however many people ask. */
const freshMs = 20_000;

/** What nodes say that sending costs. A node that does not answer knows nothing; `tell` is told why. */
export function connectedFees(
  chains: Readonly<Partial<Record<ChainCode, FeeEstimator>>>,
  tell: (error: unknown) => void,
): FeeEstimator {
  const known = new Map<RealAsset, Known>();
  return {
    options(asset) {
      const before = known.get(asset);
      if (before && performance.now() - before.at < freshMs) return before.options;
      const options = (chains[chainOf[asset]]?.options(asset) ?? Promise.resolve([])).catch(
        (error: unknown) => {
          tell(error);
          return [];
        },
      );
      known.set(asset, { options, at: performance.now() });
      return options;
    },
  };
}
