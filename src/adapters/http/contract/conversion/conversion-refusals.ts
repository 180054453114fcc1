import type { RefusalTable } from "../refusal-table.ts";

export const conversionRefusals = {
  convert_same_coin: { status: 422, message: "Choose two different coins." },
  quote_expired: { status: 409, message: "The quote expired. Ask for a new one." },
  convert_locked: {
    status: 403,
    message: "You can't convert coins now. Your account page says why.",
  },
  convert_debt: {
    status: 409,
    message: "You owe someone whose payment was reversed. Settle that before you convert coins.",
  },
  convert_halted: {
    status: 409,
    message: "Converting one of these coins is paused. Your coins are safe; try again later.",
  },
  convert_held: {
    status: 409,
    message: "For 24 hours after a change of your password or two-factor nothing is converted.",
  },
  convert_too_small: { status: 422, message: "This is less than the minimum to convert." },
  convert_too_large: {
    status: 422,
    message: "This is more than can be converted at once. Enter a smaller amount.",
  },
  convert_exhausted: {
    status: 409,
    message: "We can't convert that much of this coin now. Enter less, or try again later.",
  },
} as const satisfies RefusalTable;
