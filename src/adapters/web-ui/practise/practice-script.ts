import { match } from "ts-pattern";
import { carryOut } from "../../../domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../domain/trade-decision/decide-trade.ts";
import { dueDeadline } from "../../../domain/trade/due-deadline.ts";
import { after } from "../../../domain/trade/instant.ts";
import { isAlreadySo } from "../../../domain/trade/judgement.ts";
import { plainContext } from "../../../domain/trade/plain-context.ts";
import type { TradeCommand } from "../../../domain/trade/trade-command.ts";
import { otherSide, type Instant } from "../../../domain/trade/trade.ts";
import {
  isOver,
  practiceIds,
  startPractice,
  withChange,
  type PartnerLine,
  type PartnerStep,
  type Practice,
  type PracticePolicy,
} from "./practice.ts";

/** All steps except the one whose time the rules determine. */
type TimedStep = Exclude<PartnerStep, "dispute">;

/** Seconds from the trigger of a partner's step until it happens. */
const waits: Readonly<Record<TimedStep, number>> = {
  greet: 10,
  claim: 60,
  press: 90,
  pay: 240,
  remind: 180,
  "miss-money": 60,
  wonder: 120,
  release: 80,
  answer: 20,
};

const actorId = practiceIds.partner;

/** Starts a practice with the partner's first steps scheduled. */
export function beginPractice(
  mySide: Practice["mySide"],
  now: Instant,
  policy: PracticePolicy,
): Practice {
  const first: readonly TimedStep[] = mySide === "buyer" ? ["greet"] : ["greet", "claim"];
  return first.reduce((practice, step) => plan(practice, step), startPractice(mySide, now, policy));
}

/** The time of the next automatic event, and whether it is the partner's or the clock's. */
export function nextStep(
  practice: Practice,
): { readonly at: Instant; readonly by: "partner" | "clock" } | undefined {
  if (isOver(practice)) return undefined;
  const steps = [
    ...Object.values(practice.trade.deadlines).map((at) => ({ at, by: "clock" as const })),
    ...practice.planned.map(({ at }) => ({ at, by: "partner" as const })),
  ];
  return steps.toSorted((left, right) => left.at - right.at)[0];
}

/** Processes everything due at `now`, each event at its own time. */
export function advance(practice: Practice, now: Instant): Practice {
  const next = nextStep(practice);
  if (!next || next.at > now) return practice;
  return advance(takeStep(practice, next.at), now);
}

function takeStep(practice: Practice, at: Instant): Practice {
  const { trade, planned, policy } = practice;
  const deadline = dueDeadline(trade, at);
  if (deadline) {
    return withChange(practice, carryOut(trade, deadline, plainContext(at, policy.trade)), at);
  }
  const due = planned.find((each) => each.at <= at);
  if (!due) return practice;
  const rest = { ...practice, planned: planned.filter((each) => each !== due), now: at };
  return play(rest, due.step);
}

function play(practice: Practice, step: PartnerStep): Practice {
  const { now, trade } = practice;
  return match(step)
    .with("greet", () => say(practice, "greeting"))
    .with("claim", () => {
      const claimed = ask(say(practice, "claim"), { act: "paid", actorId });
      return planDispute(plan(plan(claimed, "press"), "pay"));
    })
    .with("press", () => say(practice, "pressure"))
    .with("pay", () => plan(say({ ...practice, bankedAt: now }, "apology"), "remind"))
    .with("remind", () => say(practice, "reminder"))
    .with("miss-money", () => say(practice, "no-money"))
    .with("wonder", () => say(practice, "press-paid"))
    .with("release", () => {
      const proof = { provenAt: now, kind: "password" } as const;
      return ask(say(practice, "thanks"), { act: "release", actorId, proof });
    })
    .with("dispute", () => ask(practice, { act: "dispute", actorId, reason: "other" }))
    .with("answer", () => say(practice, answerTo(practice, trade.status)))
    .exhaustive();
}

/** The partner's reply, whatever was written to them. */
function answerTo({ mySide, bankedAt }: Practice, status: string): PartnerLine {
  if (mySide === "seller") return bankedAt === undefined ? "pressure" : "reminder";
  if (status !== "paid") return "patience";
  return bankedAt === undefined ? "no-money" : "checking";
}

/** Schedules a step of the partner's; one already scheduled is postponed. */
export function plan(practice: Practice, step: TimedStep): Practice {
  const at = after(practice.now, waits[step]);
  const { planned } = drop(practice, [step]);
  return { ...practice, planned: [...planned, { step, at }] };
}

/** The partner asks for a case worker as soon as the rules let them. */
export function planDispute(practice: Practice): Practice {
  const { disputeAvailableAt: at } = practice.trade;
  if (at === undefined) return practice;
  const { planned } = drop(practice, ["dispute"]);
  return { ...practice, planned: [...planned, { step: "dispute", at }] };
}

/** Removes steps from the schedule. */
export function drop(practice: Practice, steps: readonly PartnerStep[]): Practice {
  return { ...practice, planned: practice.planned.filter(({ step }) => !steps.includes(step)) };
}

/** Applies the rules of every trade; actions they refuse have no effect. */
export function ask(practice: Practice, command: TradeCommand): Practice {
  const { trade, now, policy } = practice;
  const judgement = decideTrade(trade, command, plainContext(now, policy.trade));
  if (!judgement.ok || isAlreadySo(judgement.value)) return practice;
  return withChange(practice, judgement.value, now);
}

/** The partner writes a message. */
export function say(practice: Practice, line: PartnerLine): Practice {
  const { mySide, messages, now } = practice;
  const message = { at: now, author: otherSide(mySide), said: { line } };
  return { ...practice, messages: [...messages, message] };
}
