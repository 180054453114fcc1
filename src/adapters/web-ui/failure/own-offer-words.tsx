import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** Why a file of offers was not read, or a fee not set. */
export function ownOfferWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "csv_without_columns":
      return (
        <Trans>
          The first line has to name columns of offers. Save your offers as a file to see them.
        </Trans>
      );
    case "csv_broken":
      return <Trans>This is not a complete CSV file. Save it again as CSV with commas.</Trans>;
    case "csv_too_long":
      return <Trans>This file has too many offers. Split it.</Trans>;
    case "csv_empty":
      return <Trans>This file has no offers below its first line.</Trans>;
    case "manual_escrow_fee_not_allowed":
      return (
        <Trans>You can't set the escrow fee of this offer. Support can tell you who may.</Trans>
      );
    default:
      return undefined;
  }
}
