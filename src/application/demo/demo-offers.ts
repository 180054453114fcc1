import type { OfferInput } from "../../domain/offer/create-offer.ts";
import { demoLines } from "./demo-lines.ts";

type Sketch = Pick<OfferInput, "asset" | "currency" | "paymentMethod"> & {
  readonly percent: string;
  readonly amounts: readonly [min: string, max: string];
} & Partial<Pick<OfferInput, "label" | "terms" | "windowMinutes" | "area">>;

/** What Bruno wants: a buyer's offer, which sellers take. */
export const brunosWish: OfferInput = buys({
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  percent: "-0.6",
  amounts: ["50", "800"],
  label: "paid within ten minutes",
  terms: "I pay by SEPA Instant from an account in my own name.",
});

const quick = {
  label: "answers in minutes",
  terms: "Pay from an account in your own name, and don't mention crypto in the reference.",
} as const;

/** Of a demo account. */
export const offersOfDora: readonly OfferInput[] = [
  sells({
    ...quick,
    asset: "PBTC",
    currency: "EUR",
    paymentMethod: "sepa-instant",
    percent: "0.5",
    amounts: ["20", "500"],
  }),
];

/** Every coin on both sides, in four currencies. */
export const offersOfVendor: readonly OfferInput[] = [
  ...(["BTC", "USDT", "ETH"] as const).flatMap((asset, place) => [
    sells({
      ...quick,
      asset,
      currency: "GBP",
      paymentMethod: "faster-payments",
      percent: `1.${place}`,
      amounts: ["20", "2000"],
    }),
    sells({
      ...quick,
      asset,
      currency: "NGN",
      paymentMethod: "bank-transfer-ng",
      percent: `1.${place + 3}`,
      amounts: ["30000", "900000"],
    }),
    buys({
      ...quick,
      asset,
      currency: "EUR",
      paymentMethod: "sepa",
      percent: `-1.${place}`,
      amounts: ["100", "3000"],
      windowMinutes: "1440",
    }),
  ]),
  sells({
    ...quick,
    asset: "USDT",
    currency: "USD",
    paymentMethod: "wise",
    percent: "0.9",
    amounts: ["20", "1500"],
  }),
  sells({
    ...quick,
    asset: "ETH",
    currency: "EUR",
    paymentMethod: "sepa-instant",
    percent: "1.1",
    amounts: ["20", "1500"],
  }),
  buys({
    ...quick,
    asset: "BTC",
    currency: "GBP",
    paymentMethod: "faster-payments",
    percent: "-1.2",
    amounts: ["20", "2000"],
  }),
  buys({
    ...quick,
    asset: "BTC",
    currency: "USD",
    paymentMethod: "wire-transfer",
    percent: "-0.8",
    amounts: ["10000", "250000"],
    windowMinutes: "1440",
    area: "otc",
  }),
  sells({
    ...quick,
    asset: "USDT",
    currency: "EUR",
    paymentMethod: "sepa",
    percent: "0.4",
    amounts: ["500", "5000"],
    windowMinutes: "1440",
    area: "silent-pool",
  }),
];

/** What Lena wants besides what they find. */
export const offersOfLena: readonly OfferInput[] = [
  buys({
    asset: "USDT",
    currency: "EUR",
    paymentMethod: "sepa",
    percent: "0.6",
    amounts: ["1000", "4000"],
    windowMinutes: "1440",
    terms: "SEPA from an account in my own name.",
    area: "silent-pool",
  }),
  buys({
    asset: "USDT",
    currency: "EUR",
    paymentMethod: "revolut",
    percent: "-0.4",
    amounts: ["50", "600"],
    terms: "Revolut to Revolut only.",
  }),
  buys({
    asset: "ETH",
    currency: "EUR",
    paymentMethod: "revolut",
    percent: "-0.8",
    amounts: ["50", "600"],
    terms: "Revolut to Revolut only.",
  }),
];

/** What Tariq wants besides what they find. */
export const offersOfTariq: readonly OfferInput[] = [
  buys({
    asset: "USDT",
    currency: "USD",
    paymentMethod: "wise",
    percent: "-0.5",
    amounts: ["20", "900"],
    terms: "I pay from my own Wise account.",
  }),
];

/** What Sofia wants besides what they find. */
export const offersOfSofia: readonly OfferInput[] = [
  buys({
    asset: "ETH",
    currency: "EUR",
    paymentMethod: "bizum",
    percent: "-1.5",
    amounts: ["20", "400"],
    terms: "Bizum from my own number, at any hour.",
  }),
];

/** The outcome of an offer that moderators reviewed, or have to review. */
type Fate = "held" | "reported" | "rejected" | "rejected_for_good" | "appealed";

/** An offer of the story for moderators; its label identifies it among its owner's. */
export interface ModeratedScene {
  readonly minutesAgo: number;
  readonly owner: string;
  readonly fate: Fate;
  readonly offer: OfferInput;
}

const questionable: Readonly<Record<Fate, readonly [label: string, terms: string]>> = {
  held: ["contact me first", "Write to me before you pay: @fast_coins or www.fast-coins.top"],
  reported: ["best price", "Cancel here after you paid and I send you more outside, trust me."],
  rejected: ["any account", "You may pay from the account of a friend, I do not look."],
  rejected_for_good: ["double return", "Send first and get twice as much back by tomorrow."],
  appealed: ["quiet deal", "No chat, no questions, no documents. Pay and wait."],
};

const askers = ["tariq_m", "lena_k", "sofia_r"] as const;

/** Three offers for each outcome. */
export const moderatedScenes: readonly ModeratedScene[] = (
  Object.keys(questionable) as Fate[]
).flatMap((fate, kind) =>
  askers.map((owner, round): ModeratedScene => {
    const [label, terms] = questionable[fate];
    return {
      minutesAgo: 150 + 420 * kind + 1_150 * round,
      owner,
      fate,
      offer: buys({
        asset: "BTC",
        currency: "EUR",
        paymentMethod: "revolut",
        percent: "1",
        amounts: ["20", String(200 + 50 * kind)],
        label,
        terms,
      }),
    };
  }),
);

function sells(sketch: Sketch): OfferInput {
  return { side: "sell", ...filled(sketch), paymentDetails: demoLines(sketch.paymentMethod) };
}

function buys(sketch: Sketch): OfferInput {
  return { side: "buy", ...filled(sketch) };
}

function filled({ percent, amounts: [min, max], ...sketch }: Sketch): Omit<OfferInput, "side"> {
  return {
    label: "",
    terms: "",
    windowMinutes: "30",
    paymentDetails: [],
    ...sketch,
    tags: [],
    pricing: { kind: "margin", percent },
    amounts: { kind: "range", min, max },
  };
}
