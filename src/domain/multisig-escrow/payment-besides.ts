import { accept, refuse, type Result } from "../result/result.ts";
import type { EscrowCoin } from "./escrow-terms.ts";
import type { FundingCoin, TradeEscrow } from "./trade-escrow.ts";

/**
 * Whether support is done with a payment besides the coin of an escrow. `open`: somebody has to look at it.
 */
export type BesidesState = "open" | "closed";

/** What was paid to a multisig escrow besides its coin. No payout moves it; both parties together can. */
export interface PaymentBesides extends EscrowCoin {
  readonly tradeId: string;
  /** Of the block that has it. */
  readonly height: number;
  readonly state: BesidesState;
}

/** `payment_closed`: a colleague is done with it. */
export interface BesidesRefusal {
  readonly code: "payment_closed";
}

/** A coin in a block that another payment takes the place of: it is besides the new one then. */
export function replacedCoin(before: TradeEscrow, after: TradeEscrow): FundingCoin | undefined {
  const { coin } = before;
  const isSame = coin?.transaction === after.coin?.transaction && coin?.place === after.coin?.place;
  return coin?.block && !isSame ? coin : undefined;
}

/** Support is done with it. */
export function closePaymentBesides(
  payment: PaymentBesides,
): Result<PaymentBesides, BesidesRefusal> {
  if (payment.state === "closed") return refuse({ code: "payment_closed" });
  return accept({ ...payment, state: "closed" });
}

/** From which block on the seller can take it alone. */
export function exitOfPayment(
  { height }: Pick<PaymentBesides, "height">,
  { exitBlocks }: { readonly exitBlocks: number },
): number {
  return height + exitBlocks;
}
