import { useState } from "react";
import { DetailLines } from "../payment-lines/detail-lines.tsx";
import { SavedAccountChoice } from "../payment-lines/saved-account-choice.tsx";
import { neededPaymentLines } from "../../../domain/catalogue/payment-lines.ts";
import { hasLocation } from "../../../domain/offer/offer-location.ts";
import { useNeededLines } from "../payment-lines/use-needed-lines.ts";
import { CardFields } from "./card-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";

/** How the owner is paid, or pays; sellers enter their payment details. */
export function StepPayment({ draft, onChange, problems }: StepProps) {
  const neededLines = useNeededLines();
  // The method may come from the address, with nothing typed yet.
  const [first] = useState(() => neededLines(neededPaymentLines(draft.method)));
  const lines = draft.details.length > 0 ? draft.details : first;
  const choose = (method: string) => {
    // Typed text is kept; suggested lines follow the method.
    const isTyped = draft.details.some(({ value }) => value !== "");
    onChange({
      method,
      savedAccount: "",
      ...(!isTyped && { details: neededLines(neededPaymentLines(method)) }),
    });
  };
  return (
    <>
      <MethodChoice
        method={draft.method}
        currency={draft.currency}
        isCard={draft.sellsCard}
        error={problemWords("payment_method", problems)}
        onChange={choose}
      />
      {draft.side === "sell" && draft.method !== "" && (
        <SavedAccountChoice
          paymentMethod={draft.method}
          currency={draft.currency}
          value={draft.savedAccount}
          error={problemWords("saved_account", problems)}
          onChange={(savedAccount) => onChange({ savedAccount })}
        />
      )}
      {draft.side === "sell" && draft.method !== "" && draft.savedAccount === "" && (
        <DetailLines
          lines={lines}
          error={problemWords("payment_details", problems)}
          onChange={(details) => onChange({ details })}
        />
      )}
      <CardFields draft={draft} onChange={onChange} />
      {hasLocation(draft.method) && (
        <PlaceFields draft={draft} error={problemWords("location", problems)} onChange={onChange} />
      )}
    </>
  );
}
