import type { RefusalTable } from "../refusal-table.ts";

/** Why a link can't be paid or called off. */
const closedRefusals = {
  payment_link_paid: { status: 409, message: "This link was paid already." },
  payment_link_cancelled: { status: 409, message: "The merchant cancelled this link." },
  payment_link_expired: {
    status: 409,
    message: "This link has expired. Ask the merchant for a new one.",
  },
} as const satisfies RefusalTable;

/** Why nothing was paid. */
const paymentRefusals = {
  ...closedRefusals,
  own_payment_link: { status: 409, message: "This is your own link." },
  merchant_closed: { status: 409, message: "This merchant takes no payments now." },
  payment_debt: {
    status: 409,
    message: "You owe someone whose payment was reversed. Settle that before you pay.",
  },
  payments_held: {
    status: 403,
    message:
      "For 24 hours after a change of your password or two-factor nothing can be paid from your balance.",
  },
  payments_only_saved: {
    status: 403,
    message: "You chose to send to saved addresses only, so payment links can't be paid.",
  },
  payments_halted: {
    status: 409,
    message: "Payments are halted for now. Nothing was paid. Try again later.",
  },
  payment_price_moved: {
    status: 409,
    message: "The price has moved. Nothing was paid. Check the new amount, then pay.",
  },
  payment_balance_low: {
    status: 409,
    message: "Your balance doesn't cover this. Buy Bitcoin first, then come back.",
  },
} as const satisfies RefusalTable;

/** Why a link was not made. */
const linkRefusals = {
  not_merchant: {
    status: 403,
    message: "Only merchants take payments by link. Our team allows it for verified companies.",
  },
  payment_title_refused: { status: 422, message: "Say in 1 to 100 characters what it is for." },
  payment_sum_refused: {
    status: 422,
    message: "Enter an amount worth between 1 and 100,000 USD, with the currency's decimals.",
  },
  too_many_payment_links: {
    status: 409,
    message: "500 of your links are open. Call some off, or wait until they expire.",
  },
  nothing_to_move: { status: 409, message: "No payments are waiting to be moved." },
} as const satisfies RefusalTable;

export const merchantRefusals = { ...paymentRefusals, ...linkRefusals } as const;

type Codes<Table> = readonly (keyof Table)[];

export const closedLinkCodes = Object.keys(closedRefusals) as Codes<typeof closedRefusals>;
export const paymentCodes = Object.keys(paymentRefusals) as Codes<typeof paymentRefusals>;
