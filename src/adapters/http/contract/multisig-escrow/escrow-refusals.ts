import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was done about the multisig escrow of a trade. */
export const escrowRefusals = {
  escrow_over: { status: 409, message: "This trade ended before both sides gave their keys." },
  keys_wanted: { status: 409, message: "Both sides have to give their keys first." },
  keys_given: {
    status: 409,
    message: "You have already given other keys. They can't be changed in this trade.",
  },
  wrong_key: {
    status: 422,
    message: "This key can't be used. Give the public keys that your words make for this trade.",
  },
  wrong_address: {
    status: 422,
    message: "This isn't an address of this Bitcoin network. Check it, then enter it again.",
  },
  trade_is_open: {
    status: 409,
    message: "This trade hasn't ended yet, so nothing is paid out.",
  },
  other_ending: { status: 409, message: "This trade ended in another way." },
  ending_decided: { status: 409, message: "This trade ended in another way." },
  party_signs_first: { status: 409, message: "The buyer or the seller has to sign first." },
  not_funded: {
    status: 409,
    message: "The escrow isn't paid in full, or its payment isn't confirmed yet.",
  },
  already_spent: { status: 409, message: "The escrow has already been paid out." },
  fee_not_higher: {
    status: 409,
    message: "A payout is on its way. Only one with a higher network fee can replace it.",
  },
  payer_signs: {
    status: 409,
    message: "The person who is paid pays the higher fee, so only they can replace this payout.",
  },
  other_payout: { status: 409, message: "The payout changed in the meantime. Sign the new one." },
  payment_closed: { status: 409, message: "A colleague has already closed this payment." },
  payout_refused: {
    status: 422,
    message:
      "This isn't the payout of this trade, or a signature is wrong. Sign the payout that the trade shows.",
  },
} as const satisfies RefusalTable;
