import { readBitcoinAddress } from "../chain/bitcoin-address.ts";
import { roundDown } from "../money/rounding.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import {
  keyHolders,
  type EscrowEnding,
  type KeyHolder,
  type MultisigEscrow,
} from "./escrow-terms.ts";

/** An output of a payout. */
export interface PayoutOutput {
  readonly to: KeyHolder;
  /** In hex. */
  readonly script: string;
  /** In satoshi. */
  readonly units: bigint;
}

/**
 * - `too_little_paid`: less is in the escrow than what it was made for, so it can only go back.
 * - `fee_too_high`: after the fee of the network nothing worth sending would be left.
 * - `address_unknown`: one of the addresses is of another network, or none.
 */
export type PayoutRefusal = {
  readonly code: "too_little_paid" | "fee_too_high" | "address_unknown";
};

/** Nodes pass on no output below this, of whichever kind, in satoshi. */
export const leastOutput = 546n;

type Shares = Readonly<Record<KeyHolder, bigint>>;

/**
 * The outputs of the one payout that an ending allows, in the order of the holders. Whoever receives pays the fee of the
 * network, by their share; what was paid in excess is the seller's. What is too small to send goes to whoever gets the most.
 */
export function agreedPayout(
  escrow: MultisigEscrow,
  coinUnits: bigint,
  ending: EscrowEnding,
  networkFee: bigint,
): Result<readonly PayoutOutput[], PayoutRefusal> {
  const excess = coinUnits - escrow.amount - escrow.fee;
  if (excess < 0n && ending.kind !== "return") return refuse({ code: "too_little_paid" });
  const whole = sharesOf(escrow, coinUnits, ending);
  const received = whole.buyer + whole.seller;
  if (received === 0n) return refuse({ code: "too_little_paid" });
  const buyersPart = roundDown(networkFee * whole.buyer, received);
  const shares: Shares = {
    ...whole,
    buyer: whole.buyer - buyersPart,
    seller: whole.seller - (networkFee - buyersPart),
  };
  const most = shares.buyer > shares.seller ? "buyer" : "seller";
  const small = keyHolders.filter((to) => to !== most && shares[to] < leastOutput);
  const units = small.reduce((sum, to) => sum + shares[to], shares[most]);
  if (units < leastOutput) return refuse({ code: "fee_too_high" });
  const outputs: PayoutOutput[] = [];
  for (const to of keyHolders.filter((each) => !small.includes(each))) {
    const address = readBitcoinAddress(escrow.addresses[to], escrow.network);
    if (!address?.ok) return refuse({ code: "address_unknown" });
    outputs.push({ to, script: address.value.script, units: to === most ? units : shares[to] });
  }
  return accept(outputs);
}

/** Before the fee of the network. */
function sharesOf(escrow: MultisigEscrow, coinUnits: bigint, ending: EscrowEnding): Shares {
  const { amount, fee } = escrow;
  if (ending.kind === "return") return { buyer: 0n, seller: coinUnits, platform: 0n };
  const basisPoints = ending.kind === "release" ? 10_000n : BigInt(ending.buyerBasisPoints);
  const buyer = roundDown(amount * basisPoints, 10_000n);
  const platform = roundDown(fee * basisPoints, 10_000n);
  return { buyer, seller: coinUnits - buyer - platform, platform };
}
