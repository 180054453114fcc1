import type { EscrowState } from "./own-payouts.ts";
import type { SimulatedEscrowChain } from "./simulated-escrow-chain.ts";
import { must } from "./violation.ts";

/** A coin that is worth paying out, in satoshi: from a smaller one the network takes too much. */
export const worthIt = 3_000n;

interface Known {
  readonly chain: SimulatedEscrowChain;
  /** What the books have of its fee. */
  readonly booked: bigint;
  /** Whether its trade goes on. */
  readonly isActive: boolean;
  /** Whether a payment besides its coin was noted. */
  readonly wasNoted: (name: string) => boolean;
}

/** What the chain says of an escrow when nothing goes on any more. */
export function judgeChainAtEnd(
  id: string,
  state: EscrowState,
  { chain, booked, isActive, wasNoted }: Known,
): void {
  must(!isActive && state.ending !== null, "no money is stuck", () => `${id} did not end`);
  const { coinTransaction, coinPlace, address, platformAddress } = state;
  const coin = { transaction: coinTransaction ?? "", place: coinPlace ?? 0 };
  const isThere = chain.has(coin.transaction);
  for (const { transaction, place } of chain.paidTo(address ?? "")) {
    const isCoin = transaction === coin.transaction && place === coin.place;
    must(
      isCoin || wasNoted(`${transaction}-${place}`),
      "what is paid besides the coin of an escrow is noted",
      () => `${id} was paid by ${transaction}`,
    );
  }
  const spender = isThere ? chain.spenderOf(coin) : undefined;
  const isOurs = state.payouts.some(({ transaction }) => transaction === spender?.transaction);
  must(
    !isThere || spender !== undefined || (state.coinUnits ?? 0n) < worthIt,
    "no money is stuck",
    () => `${id} has ${coin.transaction}, which nothing spends`,
  );
  const paid = isOurs ? (spender?.payments ?? []) : [];
  const fee = paid
    .filter((each) => each.address === platformAddress)
    .reduce((sum, { units }) => sum + units, 0n);
  must(
    booked === fee,
    "the fee of an escrow is booked as often as the chain pays it",
    () => `${id} has ${booked} booked, the chain paid ${fee}`,
  );
}
