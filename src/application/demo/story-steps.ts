import { match } from "ts-pattern";
import type { Course, Scene } from "./story-scenes.ts";

/** What somebody of the demo does in his trade. */
export type StoryDeed =
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
  /** Time passes, and the clocks of trades with it. */
  | { readonly do: "wait" };

/** One thing that happens, so many minutes before the story ends. */
export interface StoryStep {
  readonly scene: Scene;
  /** Unique in its scene. */
  readonly name: string;
  readonly minutesAgo: number;
  readonly deed: StoryDeed;
}

type Timed = readonly [minutesIn: number, deed: StoryDeed];

const greeting: Timed = [1, { do: "say", by: "buyer", text: "Hello, I pay in a moment." }];
const paid: Timed = [6, { do: "pay" }];
const told: Timed = [
  7,
  { do: "say", by: "buyer", text: "Sent, with the trade's number as the reference." },
];
const seen: Timed = [
  13,
  { do: "say", by: "seller", text: "It is in my account, thank you. Releasing." },
];
const released: Timed = [14, { do: "release" }];

/** All that happens in a scene, in its order. */
export function stepsOf(scene: Scene): readonly StoryStep[] {
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
  return match<Course, readonly Timed[]>(course)
    .with("released", () => [greeting, paid, seen, released])
    .with("rated", () => [
      greeting,
      paid,
      told,
      seen,
      released,
      [19, { do: "rate", by: "buyer", type: "positive", text: ofBuyer }],
      [25, { do: "rate", by: "seller", type: "positive", text: ofSeller }],
    ])
    .with("rated_badly", () => [
      greeting,
      paid,
      [24, { do: "say", by: "buyer", text: "Are you there? I paid a while ago." }],
      [26, { do: "say", by: "seller", text: "Sorry, I was on the road. Looking now." }],
      [27, { do: "release" }],
      [40, { do: "rate", by: "buyer", type: "negative", text: "Slow, I had to wait and ask." }],
      [55, { do: "reply", by: "seller", text: "True, I was travelling. I am sorry." }],
    ])
    .with("expired", () => [[2_900, { do: "wait" }]])
    .with("cancelled_by_buyer", () => [
      [
        5,
        { do: "say", by: "buyer", text: "My bank does not let me send today, I have to cancel." },
      ],
      [7, { do: "cancel-as-buyer" }],
    ])
    .with("cancelled_by_seller", () => [[8, { do: "cancel-as-seller" }]])
    .with("cancelled_by_both", () => [
      greeting,
      [9, { do: "say", by: "seller", text: "My account is being checked, can we cancel?" }],
      [10, { do: "propose-end" }],
      [12, { do: "accept-end" }],
    ])
    .with("given_back", () => [
      paid,
      [
        20,
        { do: "say", by: "buyer", text: "The transfer came back to me. I give the crypto back." },
      ],
      [22, { do: "give-back" }],
    ])
    .with("amended", () => [
      paid,
      [18, { do: "say", by: "seller", text: "Your bank took a fee, a part is missing." }],
      [19, { do: "propose-part" }],
      [23, { do: "accept-part" }],
    ])
    .with("waiting_for_payment", () => [greeting])
    .with("paid", () => [greeting, paid, told])
    .exhaustive();
}
