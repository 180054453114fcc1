import { signedIn } from "./row-kinds.ts";

const unknown = { parameters: { id: "unknown12345" } };

/** What keeps one's own offers off for a while. */
export const offerRows = {
  viewHoliday: signedIn("ok"),
  beginHoliday: signedIn("holiday_over", () => ({
    body: { day: "2020-01-01", timezone: "UTC" },
  })),
  endHoliday: signedIn("ok"),
  listOfferDrafts: signedIn("ok"),
  viewOfferDraft: signedIn("not_found", () => unknown),
  saveOfferDraft: signedIn("draft_changed", () => ({
    ...unknown,
    body: {
      version: 1,
      content: "{}",
      type: "sell",
      crypto_currency_code: "BTC",
      currency: "EUR",
      payment_method: "",
    },
  })),
  removeOfferDraft: signedIn("not_found", () => unknown),
};
