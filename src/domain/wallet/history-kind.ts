import type { EscrowState } from "../trade/trade-status.ts";

/**
 * What an entry of the ledger meant for the trader whose balance it changed.
 *
 * - `held`, `held_more`, `held_less`: into the escrow of a trade, and what an amendment changed.
 * - `received`: bought. `split`: the trader's part of an escrow shared between both.
 * - `returned`: back from escrow. `fee_returned`: only the fee came back. `fee_undone`: it left again.
 * - `debt_paid`, `paid_back`: paid towards a claim for a reversed payment; received from one.
 * - `reward`: claimed from what they earned as a partner.
 * - `link_paid`: paid to a merchant. `payout`: moved from what a merchant was paid.
 * - `sent`, `got`: to a person, and from one.
 * - `withdrawn`, `withdrawal_back`: sent to an address; cancelled before it left.
 * - `converted_out`, `converted_in`: became another coin; came from one.
 * - `spot_held`, `spot_back`: held by an order on the book; back from one that ended.
 * - `spot_traded`: what a spot trade brought, less its fee; of a buyer's USDT, what a better price left over.
 * - `card_paid`, `card_back`: for a virtual card, or onto it; given back by its provider.
 * - `card_withdrawn`, `card_refunded`: from a virtual card; a refund of a purchase with one that is closed.
 * - `ramp_bought`, `ramp_sold`: bought from a provider; sold to one. `ramp_back`: back from a payout that failed.
 * - `topped_up`, `top_up_back`: paid for loading a phone; back, as it was not loaded.
 * - `bond_left`, `bond_returned`, `bond_taken`: left as a security; back; taken to pay for a reversed payment.
 * - `deposit`: arrived on a chain. `deposit_undone`: its block left the chain.
 * - `lightning_in`: received over Lightning. `withdrawal_rest`: held for a fee that was less.
 * - `faucet`: play money.
 * - `other`: a kind that is newer than this list.
 */
export const historyKinds = [
  "held",
  "held_more",
  "held_less",
  "received",
  "split",
  "returned",
  "fee_returned",
  "fee_undone",
  "debt_paid",
  "paid_back",
  "reward",
  "link_paid",
  "payout",
  "sent",
  "got",
  "withdrawn",
  "withdrawal_back",
  "converted_out",
  "converted_in",
  "spot_held",
  "spot_back",
  "spot_traded",
  "card_paid",
  "card_back",
  "card_withdrawn",
  "card_refunded",
  "ramp_bought",
  "ramp_sold",
  "ramp_back",
  "topped_up",
  "top_up_back",
  "bond_left",
  "bond_returned",
  "bond_taken",
  "deposit",
  "deposit_undone",
  "lightning_in",
  "withdrawal_rest",
  "faucet",
  "other",
] as const;

export type HistoryKind = (typeof historyKinds)[number];

/** The trade that an entry belongs to, in its current state. */
export interface HistoryTrade {
  readonly escrow: EscrowState;
  /** How often its crypto has been held so far. */
  readonly holds: number;
  readonly isBuyer: boolean;
}

/** Derives the kind from the entry's name (`ref`), its direction, and its trade. */
export function historyKind(
  ref: string,
  isIncoming: boolean,
  trade: HistoryTrade | undefined,
): HistoryKind {
  const [head, , number] = ref.split(":");
  switch (head) {
    case "faucet":
      return "faucet";
    case "deposit-credit":
      return "deposit";
    case "deposit-back":
      return "deposit_undone";
    case "lightning-credit":
      return "lightning_in";
    case "send-settle":
      return "withdrawal_rest";
    case "send-hold":
      return "withdrawn";
    case "send-back":
      return "withdrawal_back";
    case "send-person":
      return isIncoming ? "got" : "sent";
    case "convert":
      return isIncoming ? "converted_in" : "converted_out";
    case "spot-hold":
      return "spot_held";
    case "spot-back":
      return "spot_back";
    case "spot-fill":
      return "spot_traded";
    case "card-hold":
      return "card_paid";
    case "card-back":
      return "card_back";
    case "card-done":
      return "card_withdrawn";
    case "card-refund":
      return "card_refunded";
    case "on-ramp":
      return "ramp_bought";
    case "off-ramp":
      return "ramp_sold";
    case "off-ramp-back":
      return "ramp_back";
    case "top-up":
      return "topped_up";
    case "top-up-back":
      return "top_up_back";
    case "bond-deposit":
      return "bond_left";
    case "bond-return":
      return "bond_returned";
    case "bond-taken":
      return "bond_taken";
    case "reward-claim":
      return "reward";
    case "link-payment":
      return "link_paid";
    case "merchant-payout":
      return "payout";
    case "hold":
      return "held";
    case "adjust":
      return isIncoming ? "held_less" : "held_more";
    case "claim":
      return isIncoming ? "paid_back" : "debt_paid";
    case "escrow-fee":
      return "fee_returned";
    case "escrow-fee-back":
      return "fee_undone";
    case "settle":
      return trade ? settledAs(Number(number), trade) : "other";
    default:
      return "other";
  }
}

/**
 * A trade that is held again was returned before: only its last hold ended in its current state.
 */
function settledAs(hold: number, { escrow, holds, isBuyer }: HistoryTrade): HistoryKind {
  if (hold < holds) return "returned";
  switch (escrow) {
    case "released":
      return isBuyer ? "received" : "fee_returned";
    case "split":
      return "split";
    case "returned":
    case "held":
    case "none":
      return "returned";
  }
}
