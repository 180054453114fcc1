import type { RefusalTable } from "../refusal-table.ts";

export const spotRefusals = {
  spot_locked: {
    status: 403,
    message: "You can't place orders now. Your account page says why.",
  },
  spot_debt: {
    status: 409,
    message: "You owe someone whose payment was reversed. Settle that before you place orders.",
  },
  spot_halted: {
    status: 409,
    message: "This market is paused. Your coins are safe, and you can cancel your orders.",
  },
  spot_held: {
    status: 409,
    message: "For 24 hours after a change of your password or two-factor you can't place orders.",
  },
  spot_price_step: {
    status: 422,
    message: "This price has too many decimals for this market. Enter a whole number of its steps.",
  },
  spot_quantity_step: {
    status: 422,
    message:
      "This amount has too many decimals for this market. Enter a whole number of its steps.",
  },
  spot_too_small: { status: 422, message: "This is less than the minimum of an order." },
  spot_too_large: {
    status: 422,
    message: "This is more than the maximum of an order. Enter a smaller amount.",
  },
  spot_price_far: {
    status: 422,
    message: "This price is much worse for you than the market's. Enter one closer to it.",
  },
  spot_too_many: {
    status: 409,
    message: "You have as many open orders in this market as you can. Cancel one to place another.",
  },
  spot_no_match: {
    status: 409,
    message: "Nobody trades at this price now. Place a limit order, or try again later.",
  },
  spot_order_ended: { status: 409, message: "This order is not in the book any more." },
} as const satisfies RefusalTable;
