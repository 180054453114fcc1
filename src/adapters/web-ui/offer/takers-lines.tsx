import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { PaymentDetail } from "../../../domain/offer/offer.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { DetailLines } from "../payment-lines/detail-lines.tsx";
import { filledLines, type DraftLine } from "../payment-lines/draft-line.ts";
import { SavedAccountChoice } from "../payment-lines/saved-account-choice.tsx";
import { useNeededLines } from "../payment-lines/use-needed-lines.ts";
import { isAboutLines } from "./about-lines.ts";

/** Where the user is paid when they sell, as typed so far. */
export interface TakersLines {
  readonly lines: readonly DraftLine[];
  /** The id of a saved account in place of lines; empty: none. */
  readonly savedAccount: string;
  /** What is sent. */
  readonly sent: { payment_details: PaymentDetail[] } | { saved_account: string };
  readonly isWhole: boolean;
  readonly change: (lines: readonly DraftLine[]) => void;
  readonly chooseAccount: (id: string) => void;
}

/** The lines that the offer's method needs, to be filled in by a user who sells. */
export function useTakersLines(offer: ViewedOffer): TakersLines {
  const neededLines = useNeededLines();
  const [typed, change] = useState<readonly DraftLine[]>();
  const [usual] = useState(() => neededLines(offer.neededPaymentLines));
  const lines = typed ?? usual;
  const filled = filledLines(lines);
  const [savedAccount, chooseAccount] = useState("");
  const isTyped = savedAccount === "";
  const isFilled =
    filled.length >= offer.neededPaymentLines.length && filled.every(({ label }) => label !== "");
  return {
    lines,
    savedAccount,
    isWhole: !isTyped || isFilled,
    sent: isTyped ? { payment_details: [...filled] } : { saved_account: savedAccount },
    change,
    chooseAccount,
  };
}

/** Asks a user who sells where they are paid. */
export function TakersLinesFields(props: {
  offer: ViewedOffer;
  of: TakersLines;
  /** Whether Start was pressed without them. */
  isMissing: boolean;
  failure: CallFailure | undefined;
}) {
  const { offer, of, isMissing, failure } = props;
  const isRefused = failure !== undefined && isAboutLines(failure);
  return (
    <>
      <SavedAccountChoice
        paymentMethod={offer.paymentMethodSlug}
        currency={offer.fiatCurrencyCode}
        value={of.savedAccount}
        error={isRefused && <Trans>This account can't be paid to. Choose another one.</Trans>}
        onChange={of.chooseAccount}
      />
      {of.savedAccount === "" && (
        <DetailLines
          lines={of.lines}
          error={
            isMissing || failure?.code === "payment_details_needed" ? (
              <Trans>Fill in every line: the buyer needs all of them to pay you.</Trans>
            ) : (
              isRefused && (
                <Trans>These lines are too long, or have characters we can&apos;t show.</Trans>
              )
            )
          }
          onChange={of.change}
        />
      )}
    </>
  );
}
