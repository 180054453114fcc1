import { Type, type Static } from "typebox";
import { view } from "../envelope.ts";
import { feedbackView } from "./feedback.ts";

/** Feedback that someone left for a trader after a trade. */
export const receivedFeedbackView = view("ReceivedFeedback", {
  ...feedbackView.properties,
  author: Type.String(),
  paymentMethodName: Type.String(),
  fiatCurrencyCode: Type.String(),
});

export type ReceivedFeedbackView = Static<typeof receivedFeedbackView>;
