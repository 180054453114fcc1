import type { FeeEstimator, FeeOption } from "../../application/ports/chain-sender.ts";
import { usualGas } from "../../domain/chain/evm-fees.ts";
import { money } from "../../domain/money/money.ts";
import type { SendSpeed } from "../../domain/send/send.ts";
import { JsonRpc } from "./json-rpc.ts";

/**
 * By speed, the fastest first: how far the fee of a block may rise until ours has room, in percent; which of the
 * tips in a block we give, in percent of its gas; and blocks to wait.
 */
const speeds: readonly (readonly [SendSpeed, room: bigint, tip: number, blocks: number])[] = [
  ["fast", 200n, 75, 2],
  ["normal", 150n, 50, 10],
  ["slow", 120n, 25, 25],
];

const blockSeconds = 12;

/** So many of the newest blocks tell what blocks take. */
const blocksAsked = "0x14";

interface FeeHistory {
  /** Of each block, and of the one that is found next. */
  readonly baseFeePerGas: readonly string[];
  /** Of each block, by the percentages that were asked for. */
  readonly reward?: readonly (readonly string[])[];
}

/** What Ethereum's blocks take for a unit of gas at most, in wei, by speed. */
export async function evmPrices(url: string): Promise<ReadonlyMap<SendSpeed, bigint>> {
  const percents = speeds.map(([, , tip]) => tip);
  const { baseFeePerGas, reward = [] } = (await new JsonRpc(url).call(
    "eth_feeHistory",
    blocksAsked,
    "latest",
    percents,
  )) as FeeHistory;
  const base = BigInt(baseFeePerGas.at(-1) ?? 0);
  return new Map(
    speeds.map(([speed, room], at) => {
      const tip = middleOf(reward.map((tips) => BigInt(tips[at] ?? 0)));
      // Never nothing, where nobody pays.
      return [speed, (base * room) / 100n + tip + 1n];
    }),
  );
}

/** What Ethereum is expected to take, at most: what is not taken stays with the network fees. */
export function ethereumFees(url: string): FeeEstimator {
  return {
    async options(asset) {
      if (asset === "BTC") return [];
      const prices = await evmPrices(url);
      return speeds.flatMap(([speed, , , blocks]): FeeOption[] => {
        const price = prices.get(speed);
        if (price === undefined) return [];
        const networkFee = money("ETH", price * usualGas[asset]);
        return [{ speed, networkFee, withinMinutes: Math.ceil((blocks * blockSeconds) / 60) }];
      });
    },
  };
}

/** What somebody has to give now to be among the next; the network says so itself. */
export async function evmTip(url: string): Promise<bigint> {
  return BigInt((await new JsonRpc(url).call("eth_maxPriorityFeePerGas")) as string);
}

function middleOf(all: readonly bigint[]): bigint {
  const sorted = all.toSorted((one, other) => Number(one - other));
  return sorted[Math.floor(sorted.length / 2)] ?? 0n;
}
