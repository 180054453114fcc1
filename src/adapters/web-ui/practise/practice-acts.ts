import { match } from "ts-pattern";
import { parseMessage } from "../../../domain/chat/message-text.ts";
import type { PlainAct } from "../../../domain/trade-view/allowed-acts.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { isOver, practiceIds, type Practice } from "./practice.ts";
import { advance, ask, drop, plan, planDispute, say } from "./practice-script.ts";

const actorId = practiceIds.me;

/** The user acts in the trade; actions the rules refuse have no effect. */
export function actInPractice(practice: Practice, act: PlainAct, now: Instant): Practice {
  const before = arrive(practice, now);
  const proof = { provenAt: now, kind: "password" } as const;
  return (
    match(act)
      .with("paid", (same) => afterPaid(ask(before, { act: same, actorId })))
      .with("release", (same) => afterRelease(ask(before, { act: same, actorId, proof })))
      .with("cancel", (same) => ask(before, { act: same, actorId }))
      .with("give-back", (same) => ask(before, { act: same, actorId, confirmed: true }))
      // Nobody decides a dispute in practice, and the crypto is held from the start.
      .with("fund", "dispute", "withdraw-dispute", "appeal", "accept-verdict", () => before)
      .exhaustive()
  );
}

/** Whether the user can send the money from the pretend bank. */
export function canSendMoney(practice: Practice): boolean {
  return practice.mySide === "buyer" && practice.bankedAt === undefined && !isOver(practice);
}

/** The user sends the money from the pretend bank; it arrives immediately. */
export function sendMoney(practice: Practice, now: Instant): Practice {
  const before = arrive(practice, now);
  if (!canSendMoney(before)) return practice;
  const sent: Practice = { ...before, bankedAt: now };
  return sent.trade.status === "paid"
    ? plan(drop(sent, ["miss-money", "dispute"]), "release")
    : plan(sent, "wonder");
}

/** The user writes in the chat, and the partner answers while the trade is running. */
export function writeInPractice(practice: Practice, typed: string, now: Instant): Practice {
  const text = parseMessage(typed, practice.policy.texts);
  if (!text.ok) return practice;
  const before = arrive(practice, now);
  const message = { at: now, author: before.mySide, said: { text: text.value } };
  const written = { ...before, messages: [...before.messages, message] };
  return isOver(written) ? written : plan(written, "answer");
}

/** Anything due before the user's action comes first. */
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

/** A partner who got what they had not paid for has nothing more to say. */
function afterRelease(practice: Practice): Practice {
  const isPaidFor = practice.trade.status === "released" && practice.bankedAt !== undefined;
  return isPaidFor ? say(practice, "thanks") : practice;
}
