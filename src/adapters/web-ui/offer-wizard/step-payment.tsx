import { useLingui } from "@lingui/react/macro";
import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import { newLine, type DraftLine } from "./draft.ts";
import { DetailLines } from "./detail-lines.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";

/** How the owner is paid, or pays; sellers enter their payment details. */
export function StepPayment({ draft, onChange, problems }: StepProps) {
  const usualLines = useUsualLines();
  const choose = (method: string) => {
    // Typed text is kept; suggested lines follow the method.
    const isTyped = draft.details.some(({ value }) => value !== "");
    onChange({ method, ...(!isTyped && { details: usualLines(method) }) });
  };
  return (
    <>
      <MethodChoice
        method={draft.method}
        error={problemWords("payment_method", problems)}
        onChange={choose}
      />
      {draft.side === "sell" && draft.method !== "" && (
        <DetailLines
          lines={draft.details}
          error={problemWords("payment_details", problems)}
          onChange={(details) => onChange({ details })}
        />
      )}
    </>
  );
}

/** The lines that buyers need for a method, still empty. */
function useUsualLines(): (method: string) => readonly DraftLine[] {
  const { t } = useLingui();
  return (method) => {
    const empty = (...labels: readonly string[]) => labels.map((label) => newLine(label));
    if (method.startsWith("sepa")) return empty(t`IBAN`, t`Name on the account`);
    switch (findPaymentMethod(method)?.groupId) {
      case 5:
        return empty(t`Account number`, t`Name on the account`);
      case 8:
        return empty(t`Phone number`, t`Name`);
      case 3:
        return empty(t`E-mail or user name`);
      default:
        return empty(t`Where to pay`);
    }
  };
}
