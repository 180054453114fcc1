import type { AssetCode } from "../../domain/money/asset.ts";
import { twoWeeks } from "./long-case.ts";

/** The course of a trade in the story. */
export type Course =
  | "rated"
  | "rated_badly"
  | "released"
  | "expired"
  | "cancelled_by_buyer"
  | "cancelled_by_seller"
  | "cancelled_by_both"
  | "given_back"
  | "amended"
  | "waiting_for_payment"
  | "paid"
  | "disputed"
  | "disputed_and_taken"
  | "disputed_for_two_weeks"
  | "decided_for_buyer"
  | "decided_for_seller"
  | "chargeback_reported"
  | "chargeback_answered"
  | "chargeback_dismissed"
  | "chargeback_confirmed";

/** One trade of the story. */
export interface Scene {
  /** Names its commands, so that an interrupted story continues where it was. */
  readonly id: string;
  /** Before the moment at which the story ends. */
  readonly minutesAgo: number;
  readonly taker: string;
  readonly owner: string;
  /** Which of the owner's offers: the first with that coin and method. */
  readonly asset: AssetCode;
  readonly paymentMethod: string;
  readonly fiat: string;
  readonly course: Course;
  /** What buyer and seller say afterwards, with the course "rated". */
  readonly words?: readonly [buyer: string, seller: string];
}

const day = 1_440;

const thanks: readonly (readonly [string, string])[] = [
  ["Fast and friendly.", "Paid within minutes, name matched."],
  ["Released in three minutes.", "Good buyer. Happy to trade again."],
  ["Everything as described.", "Clear and quick."],
  ["Answered all my questions before I paid.", "Polite, paid at once."],
  ["Second trade with her, perfect again.", "Welcome back."],
  ["Smooth.", "Smooth, thank you."],
];

/** Who sells what in the story; the taker buys. */
const deals = [
  { owner: "ana_lima", asset: "BTC", paymentMethod: "sepa-instant" },
  { owner: "kofi_trades", asset: "BTC", paymentMethod: "revolut" },
  { owner: "marta_d", asset: "BTC", paymentMethod: "sepa" },
  { owner: "ana_lima", asset: "BTC", paymentMethod: "wise" },
  { owner: "kofi_trades", asset: "USDT", paymentMethod: "revolut" },
  { owner: "marta_d", asset: "ETH", paymentMethod: "sepa" },
] as const;

const takers = ["bruno_costa", "lena_k", "tariq_m", "sofia_r"] as const;

const quietCourses: readonly Course[] = [
  "expired",
  "cancelled_by_buyer",
  "cancelled_by_both",
  "given_back",
  "amended",
  "released",
];

/** Trades of the last weeks that went well. */
function goodDays(): readonly Scene[] {
  return Array.from({ length: 42 }, (_, index): Scene => {
    const deal = deals[index % deals.length] ?? deals[0];
    const taker = takers[(index * 7) % takers.length] ?? takers[0];
    return {
      id: `good-${index}`,
      minutesAgo: day * (2 + index) + 137 * (index % 9),
      taker,
      ...deal,
      fiat: String(110 + ((index * 37) % 180)),
      course: index % 11 === 5 ? "rated_badly" : "rated",
      words: thanks[index % thanks.length] ?? ["Good.", "Good."],
    };
  });
}

/** Three trades of each end, among the good ones. */
function otherEnds(): readonly Scene[] {
  return quietCourses.flatMap((course, kind) =>
    [0, 1, 2].map((round): Scene => {
      const deal = deals[(kind + round) % deals.length] ?? deals[0];
      return {
        id: `${course}-${round}`,
        minutesAgo: day * (3 + 5 * round + kind) + 411,
        taker: takers[(kind + round) % takers.length] ?? takers[0],
        ...deal,
        fiat: String(120 + 15 * kind + round),
        course,
      };
    }),
  );
}

/** A buyer who publishes what they want, and sellers who find them asleep. */
function buyersAsleep(): readonly Scene[] {
  return (["ana_lima", "kofi_trades", "marta_d"] as const).map((taker, round): Scene => ({
    id: `asleep-${round}`,
    minutesAgo: day * (4 + 6 * round) + 95,
    taker,
    owner: "bruno_costa",
    asset: "BTC",
    paymentMethod: "sepa-instant",
    fiat: String(100 + 10 * round),
    course: "cancelled_by_seller",
  }));
}

/** Trades that staff had to decide: some long paid out, some that can still be appealed. */
function decided(): readonly Scene[] {
  return (["decided_for_buyer", "decided_for_seller"] as const).flatMap((course, kind) =>
    [0, 1, 2].map((round): Scene => {
      const deal = deals[(kind + 2 * round) % deals.length] ?? deals[0];
      return {
        id: `${course}-${round}`,
        minutesAgo: round === 0 ? 700 + 30 * kind : day * (9 + 7 * round + kind) + 23,
        taker: takers[(2 * kind + round + 1) % takers.length] ?? takers[0],
        ...deal,
        fiat: String(130 + 20 * kind + round),
        course,
      };
    }),
  );
}

/** With the vendor, who answers at any hour. */
function vendorsDays(): readonly Scene[] {
  return Array.from({ length: 9 }, (_, index): Scene => ({
    id: `vendor-${index}`,
    minutesAgo: day * (2 + 4 * index) + 251,
    taker: takers[(index * 3) % takers.length] ?? takers[0],
    owner: "harbour_desk",
    asset: index % 2 === 0 ? "BTC" : "USDT",
    paymentMethod: index % 2 === 0 ? "faster-payments" : "wise",
    fiat: String(80 + 21 * index),
    course: "rated",
    words: thanks[(index + 2) % thanks.length] ?? ["Good.", "Good."],
  }));
}

/** Payments that were reversed after the crypto had left. */
function takenBack(): readonly Scene[] {
  const courses = [
    "chargeback_reported",
    "chargeback_answered",
    "chargeback_dismissed",
    "chargeback_confirmed",
  ] as const;
  return courses.flatMap((course, kind) =>
    [0, 1, 2].map((round): Scene => ({
      id: `${course}-${round}`,
      // What waits for staff is recent; what was decided goes back weeks.
      minutesAgo:
        kind < 2 ? 4_600 + 400 * kind + 190 * round : day * (8 + 2 * kind + 9 * round) + 77,
      taker: "dario_v",
      owner: "kofi_trades",
      asset: "BTC",
      paymentMethod: "paypal",
      fiat: String(60 + 10 * kind + round),
      course,
    })),
  );
}

/** What is going on while the visitor looks. */
const today: readonly Scene[] = [
  {
    id: "waiting-0",
    minutesAgo: 4,
    taker: "lena_k",
    owner: "ana_lima",
    asset: "BTC",
    paymentMethod: "sepa-instant",
    fiat: "140",
    course: "waiting_for_payment",
  },
  {
    id: "waiting-1",
    minutesAgo: 30,
    taker: "tariq_m",
    owner: "marta_d",
    asset: "BTC",
    paymentMethod: "sepa",
    fiat: "250",
    course: "waiting_for_payment",
  },
  {
    id: "waiting-2",
    minutesAgo: 47,
    taker: "bruno_costa",
    owner: "marta_d",
    asset: "ETH",
    paymentMethod: "sepa",
    fiat: "180",
    course: "waiting_for_payment",
  },
  {
    id: "waiting-3",
    minutesAgo: 8,
    taker: "sofia_r",
    owner: "harbour_desk",
    asset: "BTC",
    paymentMethod: "faster-payments",
    fiat: "140",
    course: "waiting_for_payment",
  },
  {
    id: "paid-0",
    minutesAgo: 25,
    taker: "sofia_r",
    owner: "ana_lima",
    asset: "BTC",
    paymentMethod: "sepa-instant",
    fiat: "95",
    course: "paid",
  },
  {
    id: "paid-1",
    minutesAgo: 55,
    taker: "bruno_costa",
    owner: "kofi_trades",
    asset: "BTC",
    paymentMethod: "revolut",
    fiat: "160",
    course: "paid",
  },
  {
    id: "paid-2",
    minutesAgo: 80,
    taker: "lena_k",
    owner: "kofi_trades",
    asset: "USDT",
    paymentMethod: "revolut",
    fiat: "210",
    course: "paid",
  },
];

/**
 * The seller, the partner of a case waiting for the desk, and that of one in progress: no two have
 * many at once.
 */
const quarrels = [
  ["ana_lima", "tariq_m", "sofia_r"],
  ["kofi_trades", "tariq_m", "lena_k"],
  ["marta_d", "sofia_r", "lena_k"],
] as const;

/** Cases waiting for the desk. */
const open: readonly Scene[] = quarrels.flatMap(([owner, waiting, heard], place): Scene[] => {
  const deal = deals.find((each) => each.owner === owner) ?? deals[0];
  return [
    {
      ...deal,
      taker: waiting,
      id: `disputed-${place}`,
      minutesAgo: 70 + 210 * place,
      fiat: String(115 + 40 * place),
      course: "disputed",
    },
    {
      ...deal,
      taker: heard,
      id: `taken-${place}`,
      minutesAgo: 130 + 240 * place,
      fiat: String(170 + 30 * place),
      course: "disputed_and_taken",
    },
  ];
});

/** Every trade of the story, by the names of the demo's people. */
export const demoTrades: readonly Scene[] = [
  ...goodDays(),
  ...otherEnds(),
  ...buyersAsleep(),
  ...decided(),
  ...vendorsDays(),
  ...takenBack(),
  ...open,
  twoWeeks,
  ...today,
];
