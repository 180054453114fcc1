import type { EvidenceKind } from "../../domain/dispute/decide-case.ts";
import type { Verdict } from "../../domain/trade/trade-memory.ts";
import { longCase, longQuarrel } from "./long-case.ts";
import type { Course, Scene } from "./demo-trades.ts";

/** An action by a person of the demo in their trade. */
type DemoAct =
  | { readonly do: "start" }
  | { readonly do: "say"; readonly by: "buyer" | "seller"; readonly text: string }
  | { readonly do: "pay" | "release" | "cancel-as-buyer" | "cancel-as-seller" | "give-back" }
  | { readonly do: "propose-end" | "accept-end" | "propose-part" | "accept-part" }
  | {
      readonly do: "rate";
      readonly by: "buyer" | "seller";
      readonly type: "positive" | "negative";
      readonly text: string;
    }
  | { readonly do: "reply"; readonly by: "seller"; readonly text: string }
  | { readonly do: "report-chargeback" | "answer-chargeback"; readonly text: string }
  /** Time passes, and the clocks of trades with it. */
  | { readonly do: "wait" }
  | {
      readonly do: "dispute";
      readonly by: "buyer" | "seller";
      readonly reasonId: number;
      readonly text: string;
    }
  | StaffDeed;

/** An action by a member of staff on a case, by their name. */
export type StaffDeed = { readonly as: string } & (
  | { readonly do: "take" }
  | {
      readonly do: "ask";
      readonly sides: readonly ("buyer" | "seller")[];
      readonly what: EvidenceKind;
      readonly text: string;
    }
  | {
      readonly do: "decide";
      readonly verdict: Verdict;
      readonly rule: string;
      readonly explanation: string;
    }
  | {
      readonly do: "dismiss-chargeback" | "confirm-chargeback";
      readonly reason: string;
    }
);

/** One event, this many minutes before the story ends. */
export interface DemoStep {
  readonly scene: Scene;
  /** Unique within its scene. */
  readonly name: string;
  readonly minutesAgo: number;
  readonly deed: DemoAct;
}

const day = 1_440;

type Timed = readonly [minutesIn: number, deed: DemoAct];

const greeting: Timed = [1, { do: "say", by: "buyer", text: "Hello, I'll pay in a moment." }];
const paid: Timed = [6, { do: "pay" }];
const told: Timed = [
  7,
  { do: "say", by: "buyer", text: "Sent, with the trade number as the reference." },
];
const seen: Timed = [
  13,
  { do: "say", by: "seller", text: "It's in my account, thank you. Releasing now." },
];
const released: Timed = [14, { do: "release" }];

const quickPaid: Timed = [4, { do: "pay" }];
/** The first moment at which a trade that was paid this quickly can be disputed. */
const disputed: Timed = [
  36,
  {
    do: "dispute",
    by: "buyer",
    reasonId: 5,
    text: "I paid straight away and the seller isn't answering.",
  },
];
const taken: Timed = [52, { do: "take", as: "nia_mod" }];
const asked: Timed = [
  55,
  {
    do: "ask",
    as: "nia_mod",
    sides: ["buyer", "seller"],
    what: "statement_of_today",
    text: "Please both send a statement that covers the day of the payment.",
  },
];
const decision = (verdict: Verdict, rule: string, explanation: string): Timed => [
  600,
  { do: "decide", as: "nia_mod", verdict, rule, explanation },
];

const reported: Timed = [
  4_000,
  { do: "report-chargeback", text: "PayPal took the payment back after the buyer complained." },
];
const answered: Timed = [
  4_400,
  { do: "answer-chargeback", text: "Someone else used my account. I told PayPal." },
];

/** Everything that happens in a scene, in order. */
export function stepsOf(scene: Scene): readonly DemoStep[] {
  const start: Timed = [0, { do: "start" }];
  return [start, ...courseOf(scene.course, scene)].map(([minutesIn, deed], index) => ({
    scene,
    name: `${scene.id}-${index}`,
    minutesAgo: scene.minutesAgo - minutesIn,
    deed,
  }));
}

function courseOf(course: Course, { words = ["", ""] }: Scene): readonly Timed[] {
  const [ofBuyer, ofSeller] = words;
  const courses: Readonly<Record<Course, readonly Timed[]>> = {
    released: [greeting, paid, seen, released],
    rated: [
      greeting,
      paid,
      told,
      seen,
      released,
      [19, { do: "rate", by: "buyer", type: "positive", text: ofBuyer }],
      [25, { do: "rate", by: "seller", type: "positive", text: ofSeller }],
    ],
    rated_badly: [
      greeting,
      paid,
      [24, { do: "say", by: "buyer", text: "Are you there? I paid a while ago." }],
      [26, { do: "say", by: "seller", text: "Sorry, I was on the road. Looking now." }],
      [27, { do: "release" }],
      [40, { do: "rate", by: "buyer", type: "negative", text: "Slow: I had to wait and ask." }],
      [55, { do: "reply", by: "seller", text: "True, I was travelling. Sorry about that." }],
    ],
    expired: [[2_900, { do: "wait" }]],
    cancelled_by_buyer: [
      [
        5,
        { do: "say", by: "buyer", text: "My bank won't let me send today, so I have to cancel." },
      ],
      [7, { do: "cancel-as-buyer" }],
    ],
    cancelled_by_seller: [[8, { do: "cancel-as-seller" }]],
    cancelled_by_both: [
      greeting,
      [9, { do: "say", by: "seller", text: "My account is being checked, can we cancel?" }],
      [10, { do: "propose-end" }],
      [12, { do: "accept-end" }],
    ],
    given_back: [
      paid,
      [
        20,
        {
          do: "say",
          by: "buyer",
          text: "The transfer came back to me, so I'm returning the crypto.",
        },
      ],
      [22, { do: "give-back" }],
    ],
    amended: [
      paid,
      [18, { do: "say", by: "seller", text: "Your bank took a fee, so part of it is missing." }],
      [19, { do: "propose-part" }],
      [23, { do: "accept-part" }],
    ],
    waiting_for_payment: [greeting],
    paid: [greeting, paid, told],
    disputed: [greeting, quickPaid, disputed],
    disputed_and_taken: [greeting, quickPaid, disputed, taken, asked],
    disputed_for_two_weeks: [
      [4 * 60, { do: "pay" }],
      ...longQuarrel,
      [
        6 * day,
        {
          do: "dispute",
          by: "buyer",
          reasonId: 5,
          text: "I paid from a joint account that is mine, and the seller keeps both.",
        },
      ],
      ...longCase,
    ],
    decided_for_buyer: [
      greeting,
      quickPaid,
      disputed,
      taken,
      asked,
      [90, { do: "say", by: "buyer", text: "The statement shows it: sent and debited at 10:04." }],
      decision(
        { for: "buyer" },
        "4.2",
        "The statement shows the payment leaving the buyer's account. The seller did not answer.",
      ),
    ],
    decided_for_seller: [
      quickPaid,
      disputed,
      taken,
      asked,
      [80, { do: "say", by: "seller", text: "Nothing arrived. Here is today's statement." }],
      decision(
        { for: "seller" },
        "4.3",
        "The seller's statement shows no payment, and the buyer sent no proof of one.",
      ),
    ],
    chargeback_reported: [paid, seen, released, reported],
    chargeback_answered: [paid, seen, released, reported, answered],
    chargeback_dismissed: [
      paid,
      seen,
      released,
      reported,
      answered,
      [
        5_000,
        {
          do: "dismiss-chargeback",
          as: "nia_mod",
          reason: "The reference belongs to another payment of the same day.",
        },
      ],
    ],
    chargeback_confirmed: [
      paid,
      seen,
      released,
      reported,
      answered,
      [
        5_000,
        {
          do: "confirm-chargeback",
          as: "omar_mod",
          reason: "PayPal's notice names this payment and its whole amount.",
        },
      ],
    ],
  };
  return courses[course];
}
