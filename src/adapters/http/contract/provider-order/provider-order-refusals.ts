import type { RefusalTable } from "../refusal-table.ts";

export const providerOrderRefusals = {
  not_offered_here: { status: 409, message: "This is not offered here." },
  provider_silent: {
    status: 503,
    message: "The provider doesn't answer now. Try again in a few minutes.",
  },
  provider_bounds: {
    status: 422,
    message: "The provider doesn't do this amount. Enter one within its limits.",
  },
  destination_unknown: {
    status: 422,
    message: "Choose a saved account that takes this currency.",
  },
  phone_unknown: {
    status: 422,
    message: "Enter a mobile number with its country code, for example +254 712 345 678.",
  },
  order_locked: {
    status: 403,
    message: "You can't place this order now. Your account page says why.",
  },
  order_debt: {
    status: 409,
    message: "You owe someone whose payment was reversed. Settle that first.",
  },
  order_halted: {
    status: 409,
    message: "This coin is paused. Your coins are safe; try again later.",
  },
  order_held: {
    status: 409,
    message: "For 24 hours after a change of your password or two-factor nothing leaves.",
  },
  order_only_saved: {
    status: 403,
    message:
      "You chose to send to saved addresses only, and no order of yours went to this account before.",
  },
  order_too_small: { status: 422, message: "This is less than the minimum of an order." },
  order_day_limit: {
    status: 409,
    message: "This is more than you can order in a day. Enter a smaller amount, or try tomorrow.",
  },
  order_level_limit: {
    status: 403,
    message: "This is more than your verification level allows. Verify yourself to raise it.",
  },
  too_many_orders: {
    status: 409,
    message: "You have as many open orders as you can. Wait until one is done.",
  },
  order_under_way: { status: 409, message: "The provider has this order. It can't be cancelled." },
  order_not_payable: { status: 409, message: "This order is paid already, or over." },
  order_over: { status: 409, message: "This order is over." },
  provider_unknown: { status: 422, message: "There is no provider with this name." },
} as const satisfies RefusalTable;
