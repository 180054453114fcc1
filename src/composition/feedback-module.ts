import { ContainerModule } from "inversify";
import { feedbackRoutes } from "../adapters/http/inbound/feedback/feedback-routes.ts";
import { PostgresFeedbackStore } from "../adapters/persistence/feedback/postgres-feedback-store.ts";
import { GiveFeedback } from "../application/feedback/give-feedback.ts";
import { ReplyToFeedback } from "../application/feedback/reply-to-feedback.ts";
import { ViewFeedback } from "../application/feedback/view-feedback.ts";
import type { FeedbackStore } from "../application/ports/feedback-store.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the feature feedback. */
export const feedbackTokens = {
  feedback: token<FeedbackStore>("feedback"),
  viewFeedback: token<ViewFeedback>("viewFeedback"),
  giveFeedback: token<GiveFeedback>("giveFeedback"),
  replyToFeedback: token<ReplyToFeedback>("replyToFeedback"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = feedbackTokens;
  bind(t.feedback).toResolvedValue((pool) => new PostgresFeedbackStore(pool), [tokens.dataSource]);
  bind(t.viewFeedback).toResolvedValue(
    (trades, store, desk) => new ViewFeedback(trades, store, desk),
    [tradeTokens.trades, t.feedback, tradeTokens.desk],
  );
  bind(t.giveFeedback).toResolvedValue(
    (view, changes) => new GiveFeedback(view, changes),
    [t.viewFeedback, tokens.changes],
  );
  bind(t.replyToFeedback).toResolvedValue(
    (view, changes) => new ReplyToFeedback(view, changes),
    [t.viewFeedback, tokens.changes],
  );
});

/** The feature feedback: the two parties of a completed trade rate each other. */
export const feedback: Feature = {
  module: parts,
  routes: () => [served(feedbackRoutes, feedbackTokens)],
};
