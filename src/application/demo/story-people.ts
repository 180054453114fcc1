import type { OfferInput } from "../../domain/offer/create-offer.ts";
import type { DemoAccount } from "./demo-accounts.ts";

/** Who lives in the story besides the people whom everybody may try. */
export const storyPeople: readonly DemoAccount[] = [
  { username: "lena_k", level: 2, role: "buys", offers: [] },
  { username: "tariq_m", level: 2, role: "buys", offers: [] },
  { username: "sofia_r", level: 2, role: "buys", offers: [] },
];

/** Who came on the story's last day. */
export const newcomers: readonly DemoAccount[] = [
  { username: "nina_new", level: 1, role: "came today", offers: [] },
];

/** What Bruno wants: a buyer's offer, which sellers take. */
export const brunosWish: OfferInput = {
  side: "buy",
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  pricing: { kind: "margin", percent: "-0.6" },
  amounts: { kind: "range", min: "50", max: "800" },
  label: "paid within ten minutes",
  tags: [],
  terms: "I pay by SEPA Instant from an account in my own name.",
  paymentDetails: [],
  windowMinutes: "30",
};

/** How long before its end the story begins, in minutes. */
export const storyLength = 60 * 1_440;
