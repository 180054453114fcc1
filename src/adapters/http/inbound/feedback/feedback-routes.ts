import type { Actor } from "../../../../application/actor/actor.ts";
import type { GiveFeedback } from "../../../../application/feedback/give-feedback.ts";
import type { ReplyToFeedback } from "../../../../application/feedback/reply-to-feedback.ts";
import type {
  TradeFeedback,
  ViewFeedback,
} from "../../../../application/feedback/view-feedback.ts";
import type { Feedback } from "../../../../domain/feedback/feedback.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/feedback/feedback.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** What the routes of feedback call. */
interface FeedbackUseCases {
  readonly viewFeedback: ViewFeedback;
  readonly giveFeedback: GiveFeedback;
  readonly replyToFeedback: ReplyToFeedback;
}

/** The feedback on a trade: every act answers with the feedback as it is then. */
export function feedbackRoutes(useCases: FeedbackUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, tradeId: string) => {
    const seen = await useCases.viewFeedback.execute(actor, tradeId);
    return seen ? ok(present(seen)) : ({ refusal: "not_found" } as const);
  };
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? show(actor, result.value) : { refusal: result.refusal.code as Refused["code"] };
  return [
    bind(contract.viewFeedback).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.giveFeedback).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { type: body.type, text: body.text ?? "" };
      const key = commandKey("giveFeedback", call);
      return answer(actor, await useCases.giveFeedback.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.replyToFeedback).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("replyToFeedback", call);
      const replied = await useCases.replyToFeedback.execute(actor, parameters.id, body.text, key);
      return answer(actor, replied);
    }),
  ];
}

function present({ given, received, canGive, canReply, until }: TradeFeedback) {
  return {
    given: given ? presentOne(given) : null,
    received: received ? presentOne(received) : null,
    canGive,
    canReply,
    until: until === undefined ? null : new Date(until).toISOString(),
  };
}

function presentOne({ type, text, at, reply }: Feedback) {
  return { type, text, at: new Date(at).toISOString(), reply: reply ?? null };
}
