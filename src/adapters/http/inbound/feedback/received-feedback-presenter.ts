import type { ReceivedFeedback } from "../../../../application/ports/profile-store.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import type { ReceivedFeedbackView } from "../../contract/feedback/received-feedback.ts";

/** Feedback without the trade it is about: only the parties may see that. */
export function presentFeedback(feedback: ReceivedFeedback): ReceivedFeedbackView {
  const { author, type, text, at, reply, paymentMethod, currency } = feedback;
  return {
    author,
    type,
    text,
    at: new Date(at).toISOString(),
    reply: reply ?? null,
    paymentMethodName: findPaymentMethod(paymentMethod)?.name ?? paymentMethod,
    fiatCurrencyCode: currency,
  };
}
