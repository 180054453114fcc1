import type { RefusalTable } from "../refusal-table.ts";

export const giftCardRefusals = {
  too_many_gift_cards: {
    status: 409,
    message: "You've reached the limit of saved gift cards. Delete one first.",
  },
  gift_card_in_use: {
    status: 409,
    message: "This card is shown in a trade. You can delete it once the trade is over.",
  },
  gift_card_not_free: {
    status: 409,
    message: "This saved card can't be used here. Choose another one, or describe the card.",
  },
} as const satisfies RefusalTable;
