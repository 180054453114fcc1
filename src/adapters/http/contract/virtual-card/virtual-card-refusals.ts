import type { RefusalTable } from "../refusal-table.ts";

export const virtualCardRefusals = {
  card_locked: {
    status: 403,
    message: "You can't use cards now. Your account page says why.",
  },
  card_debt: {
    status: 409,
    message: "You owe someone whose payment was reversed. Settle that before you load a card.",
  },
  card_halted: {
    status: 409,
    message: "USDT doesn't leave wallets now. Your coins are safe; try again later.",
  },
  card_held: {
    status: 409,
    message: "For a day after a change of your password or two-factor, cards stay as they are.",
  },
  card_label_unusable: {
    status: 422,
    message: "This name is too long, or can't be shown. Choose another.",
  },
  too_many_cards: {
    status: 409,
    message: "You've reached the limit of cards. Terminate one to order another.",
  },
  card_busy: {
    status: 409,
    message: "The card provider is still working on this card. Wait until that is done.",
  },
  card_not_active: {
    status: 409,
    message: "The card can't do that in its state. Reload the page to see its state.",
  },
  card_frozen_by_staff: {
    status: 403,
    message: "Our staff froze this card. Write to support.",
  },
  card_amount_step: { status: 422, message: "Enter an amount in whole cents." },
  card_too_small: { status: 422, message: "This is less than the minimum." },
  card_too_large: {
    status: 422,
    message: "This is more than you can top up at once. Enter a smaller amount.",
  },
  card_day_limit: {
    status: 409,
    message: "This is more than you can top up within a day. Enter a smaller amount.",
  },
  card_full: {
    status: 409,
    message: "The card can't hold that much. Enter a smaller amount.",
  },
  card_off_peg: {
    status: 409,
    message:
      "USDT isn't worth one US dollar now, so nothing moves to or from cards. Try again later.",
  },
  card_balance_too_low: { status: 409, message: "There is less than this on the card." },
  card_number_unavailable: {
    status: 503,
    message: "The card provider doesn't answer. Try again later.",
  },
} as const satisfies RefusalTable;
