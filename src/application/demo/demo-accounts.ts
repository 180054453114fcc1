import type { OfferInput } from "../../domain/offer/create-offer.ts";

/** An account that anyone trying out the marketplace may use. */
export interface DemoAccount {
  readonly username: string;
  /** −1 of a demo account, which holds play assets where the others hold coins of the play chains. */
  readonly level: number;
  /** Defaults to none. */
  readonly badge?: "vendor" | "power_trader" | "expert_trader" | "operator";
  /** Where they say that they live; nowhere, if absent. */
  readonly country?: string;
  /** What they do there, in a few words for the person trying it out. */
  readonly role: string;
  readonly offers: readonly OfferInput[];
}

/** The password of all demo accounts. */
export const demoPassword = "try the demo";

const sepa = (holder: string, iban: string) => [
  { label: "IBAN", value: iban },
  { label: "Name on the account", value: holder },
];

const sell = {
  side: "sell",
  asset: "BTC",
  currency: "EUR",
  amounts: { kind: "range", min: "20", max: "2500" },
  tags: [],
  windowMinutes: "30",
} as const;

/** The people of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: "ana_lima",
    level: 2,
    role: "sells Bitcoin by SEPA Instant and Wise",
    offers: [
      {
        ...sell,
        paymentMethod: "sepa-instant",
        pricing: { kind: "margin", percent: "0.4" },
        label: "no fees, name must match",
        terms: "Pay from an account in your own name. Use only the trade number as the reference.",
        paymentDetails: sepa("Ana Sofia Lima", "PT50 0002 0123 1234 5678 9015 4"),
      },
      {
        ...sell,
        currency: "USD",
        paymentMethod: "wise",
        pricing: { kind: "margin", percent: "0.7" },
        label: "",
        terms: "From a Wise account in your own name.",
        paymentDetails: [{ label: "Wise email", value: "ana@demo.invalid" }],
      },
    ],
  },
  {
    username: "kofi_trades",
    level: 2,
    role: "sells Bitcoin and Tether by Revolut and PayPal",
    offers: [
      {
        ...sell,
        paymentMethod: "revolut",
        pricing: { kind: "margin", percent: "0.5" },
        amounts: { kind: "range", min: "50", max: "900" },
        label: "personal account only",
        terms: "Personal accounts only. I answer within minutes from 8 to 22 h.",
        paymentDetails: [{ label: "Revolut name", value: "@kofimensah" }],
      },
      {
        ...sell,
        asset: "USDT",
        paymentMethod: "revolut",
        pricing: { kind: "margin", percent: "0.8" },
        label: "personal account only",
        terms: "Personal accounts only.",
        paymentDetails: [{ label: "Revolut name", value: "@kofimensah" }],
      },
      {
        ...sell,
        currency: "USD",
        paymentMethod: "paypal",
        pricing: { kind: "margin", percent: "4.4" },
        amounts: { kind: "range", min: "25", max: "600" },
        label: "friends and family",
        terms: "Friends and family only, in dollars.",
        windowMinutes: "30",
        paymentDetails: [{ label: "PayPal", value: "kofi@demo.invalid" }],
      },
    ],
  },
  {
    username: "marta_d",
    level: 2,
    role: "sells Bitcoin and Ethereum by bank transfer",
    offers: [
      {
        ...sell,
        paymentMethod: "sepa",
        pricing: { kind: "margin", percent: "0.6" },
        amounts: { kind: "range", min: "100", max: "5000" },
        label: "1–2 business days",
        terms: "I release as soon as the money arrives.",
        windowMinutes: "1440",
        paymentDetails: sepa("Marta Dąbrowska", "PL61 1090 1014 0000 0712 1981 2874"),
      },
      {
        ...sell,
        asset: "ETH",
        paymentMethod: "sepa",
        pricing: { kind: "margin", percent: "0.9" },
        label: "1–2 business days",
        terms: "I release as soon as the money arrives.",
        windowMinutes: "1440",
        paymentDetails: sepa("Marta Dąbrowska", "PL61 1090 1014 0000 0712 1981 2874"),
      },
      {
        ...sell,
        asset: "USDT",
        paymentMethod: "sepa",
        pricing: { kind: "margin", percent: "0.3" },
        label: "funded after you start",
        terms: "I fund the escrow within the hour. Pay once it is funded, not before.",
        windowMinutes: "1440",
        paymentDetails: sepa("Marta Dąbrowska", "PL61 1090 1014 0000 0712 1981 2874"),
        deferredEscrow: true,
      },
    ],
  },
  { username: "bruno_costa", level: 2, role: "buys Bitcoin with euros", offers: [] },
];
