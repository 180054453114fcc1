import { dust, keyHashLength, sizeOf } from "./choose-coins.ts";
import { raisedFee } from "./evm-fees.ts";

/** A payment of Bitcoin that is signed, and waits for a block. In satoshi. */
interface WaitingPayment {
  /** How many of our coins it spends. */
  readonly coins: number;
  /** The length of the recipient's output script. */
  readonly scriptLength: number;
  readonly fee: bigint;
  /** What comes back to us. Zero: nothing. */
  readonly change: bigint;
}

interface RaiseRules {
  /** By how much a fee is raised at least. */
  readonly basisPoints: number;
  /** No fee is raised above it. */
  readonly mostFee: bigint;
}

/** What nodes want more for each virtual byte before they exchange one transaction for another (BIP 125, rule 4). */
const relayRate = 1n;

/**
 * The same payment from the same coins with a higher fee, which is taken from what comes back to us. Undefined where
 * too little comes back, or the fee would be more than the most.
 */
export function raisedPayment(
  { coins, scriptLength, fee, change }: WaitingPayment,
  { basisPoints, mostFee }: RaiseRules,
): { readonly fee: bigint; readonly change: bigint } | undefined {
  const size = sizeOf(coins, [scriptLength, keyHashLength]);
  const [bySteps, byRelay] = [raisedFee(fee, 1, basisPoints), fee + size * relayRate];
  const raised = bySteps > byRelay ? bySteps : byRelay;
  const left = change - (raised - fee);
  return left < dust || raised > mostFee ? undefined : { fee: raised, change: left };
}
