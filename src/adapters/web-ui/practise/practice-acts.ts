import { match } from "ts-pattern";
import { parseMessage } from "../../../domain/chat/message-text.ts";
import type { PlainAct } from "../../../domain/trade-view/allowed-acts.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { isOver, practiceIds, type Practice } from "./practice.ts";
import { advance, ask, drop, plan, planDispute, say } from "./practice-script.ts";

const actorId = practiceIds.me;

/** The reader does something in the trade; what the rules refuse does not happen. */
export function actInPractice(practice: Practice, act: PlainAct, now: Instant): Practice {
  const before = arrive(practice, now);
  const proof = { provenAt: now, kind: "password" } as const;
  return (
    match(act)
      .with("paid", (same) => afterPaid(ask(before, { act: same, actorId })))
      .with("release", (same) => afterRelease(ask(before, { act: same, actorId, proof })))
      .with("cancel", (same) => ask(before, { act: same, actorId }))
      .with("give-back", (same) => ask(before, { act: same, actorId, confirmed: true }))
      // Nobody is there to decide a practised dispute, and the crypto is held from the start.
      .with("fund", "dispute", "withdraw-dispute", "appeal", "accept-verdict", () => before)
      .exhaustive()
  );
}

/** Whether the reader can send the money from the pretend bank. */
export function canSendMoney(practice: Practice): boolean {
  return practice.mySide === "buyer" && practice.bankedAt === undefined && !isOver(practice);
}

/** The reader sends the money from the pretend bank; it arrives at once. */
export function sendMoney(practice: Practice, now: Instant): Practice {
  const before = arrive(practice, now);
  if (!canSendMoney(before)) return practice;
  const sent: Practice = { ...before, bankedAt: now };
  return sent.trade.status === "paid"
    ? plan(drop(sent, ["miss-money", "dispute"]), "release")
    : plan(sent, "wonder");
}

/** The reader writes in the chat, and the partner answers while the trade runs. */
export function writeInPractice(practice: Practice, typed: string, now: Instant): Practice {
  const text = parseMessage(typed);
  if (!text.ok) return practice;
  const before = arrive(practice, now);
  const message = { at: now, author: before.mySide, said: { text: text.value } };
  const written = { ...before, messages: [...before.messages, message] };
  return isOver(written) ? written : plan(written, "answer");
}

/** What was due before the reader did it comes first. */
function arrive(practice: Practice, now: Instant): Practice {
  return { ...advance(practice, now), now };
}

function afterPaid(practice: Practice): Practice {
  if (practice.trade.status !== "paid") return practice;
  const rest = drop(practice, ["wonder"]);
  return rest.bankedAt === undefined
    ? planDispute(plan(rest, "miss-money"))
    : plan(rest, "release");
}

/** Who got what he had not paid for has no more to say. */
function afterRelease(practice: Practice): Practice {
  const isPaidFor = practice.trade.status === "released" && practice.bankedAt !== undefined;
  return isPaidFor ? say(practice, "thanks") : practice;
}
