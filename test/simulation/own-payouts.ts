import type { Part } from "./own-settlement.ts";

/** A payout as its row has it. */
export interface SignedRow {
  readonly transaction: string;
  readonly raw: string;
  readonly networkFee: string;
}

/** An escrow as its row has it. */
export interface EscrowState {
  readonly keyNumber: number;
  readonly exitBlocks: number;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly address: string | null;
  readonly platformKey: string;
  readonly platformAddress: string;
  readonly buyerKey: string | null;
  readonly buyerAddress: string | null;
  readonly sellerKey: string | null;
  readonly sellerExit: string | null;
  readonly sellerAddress: string | null;
  readonly coinTransaction: string | null;
  readonly coinPlace: number | null;
  readonly coinUnits: bigint | null;
  readonly coinIs: string | null;
  readonly ending: string | null;
  readonly buyerBasisPoints: number | null;
  readonly payouts: readonly SignedRow[];
  readonly spendTransaction: string | null;
  readonly spendConfirmed: boolean;
  readonly bookedTimes: number | null;
  readonly bookedUnits: bigint | null;
}

/** Nodes pass on no less, in satoshi. */
const dust = 546n;

/**
 * What a payout pays, as `<address> <satoshi>`: the platform's fee only as far as the buyer gets the crypto, what was paid
 * too much to the seller, the network's fee from those who are paid, by what they get, and dust to whoever gets the most.
 */
export function payoutOutputs(
  state: EscrowState,
  { part, whole }: Part,
  networkFee: bigint,
): readonly string[] {
  const all = state.coinUnits ?? 0n;
  const toBuyer = (state.amount * part) / whole;
  const toPlatform = (state.fee * part) / whole;
  const toSeller = all - toBuyer - toPlatform;
  const feeOfBuyer = (networkFee * toBuyer) / (toBuyer + toSeller);
  const shares = [
    { address: state.buyerAddress, units: toBuyer - feeOfBuyer },
    { address: state.sellerAddress, units: toSeller - networkFee + feeOfBuyer },
    { address: state.platformAddress, units: toPlatform },
  ];
  const [buyers, sellers] = shares;
  const most = (buyers?.units ?? 0n) > (sellers?.units ?? 0n) ? buyers : sellers;
  const tooSmall = shares.filter((share) => share !== most && share.units < dust);
  const extra = tooSmall.reduce((sum, { units }) => sum + units, 0n);
  return shares
    .filter((share) => !tooSmall.includes(share))
    .map((share) => `${share.address} ${share.units + (share === most ? extra : 0n)}`);
}
