import type { FeeEstimator, FeeOption } from "../../application/ports/chain-sender.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { usualSize } from "../../domain/chain/choose-coins.ts";
import { money } from "../../domain/money/money.ts";
import type { SendSpeed } from "../../domain/send/send.ts";
import { JsonRpc } from "./json-rpc.ts";

/** By speed, the fastest first: blocks to wait at most. */
const targets: readonly (readonly [SendSpeed, blocks: number])[] = [
  ["fast", 1],
  ["normal", 3],
  ["slow", 6],
];

const blockMinutes = 10;

/** What nodes pass on at least, in satoshi for 1,000 virtual bytes. */
const leastRate = 1_000n;

/** Core knows no fee of its own test network, where nobody else pays. */
const regtestRate = 2_000n;

/** What Bitcoin Core expects transactions to need. No options while it does not know. */
export function bitcoinFees(url: string, network: ChainNetwork): FeeEstimator {
  const rpc = new JsonRpc(url);
  return {
    async options() {
      const answers = await rpc.every(
        "estimatesmartfee",
        targets.map(([, blocks]) => [blocks]),
      );
      const rates = answers.map((answer) => rateIn(answer as Estimate, network));
      return targets.flatMap(([speed, blocks], at): FeeOption[] => {
        const rate = rates[at];
        if (rate === undefined) return [];
        const networkFee = money("BTC", (rate * usualSize + 999n) / 1_000n);
        return [{ speed, networkFee, withinMinutes: blocks * blockMinutes }];
      });
    },
  };
}

interface Estimate {
  /** In whole Bitcoin for 1,000 virtual bytes, with eight places. */
  readonly feerate?: number;
}

function rateIn({ feerate }: Estimate, network: ChainNetwork): bigint | undefined {
  if (feerate === undefined) return network === "regtest" ? regtestRate : undefined;
  const rate = BigInt(Math.round(feerate * 100_000_000));
  return rate > leastRate ? rate : leastRate;
}
