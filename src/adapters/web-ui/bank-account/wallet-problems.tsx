import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { nameCharacters } from "../../../domain/mobile-money/wallet-limits.ts";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What is wrong with a field of a wallet; `field` is its name in the request. */
export function walletProblem(field: string, failure: CallFailure | undefined): ReactNode {
  const problem = failure?.details.find((each) => each.field === field);
  return problem && wordsOf(field, problem.code);
}

function wordsOf(field: string, code: string): ReactNode {
  switch (code) {
    case "required":
      if (field === "payment_methods") return <Trans>Choose at least one method.</Trans>;
      if (field === "verification_code") return <Trans>Enter the code from the text.</Trans>;
      return <Trans>Fill in this field.</Trans>;
    case "phone_parse_error":
      return <Trans>Enter the number with its country code.</Trans>;
    case "phone_invalid":
      return <Trans>This number doesn't exist. Check its digits and the country.</Trans>;
    case "phone_wrong_type":
    case "sms_not_supported":
      return <Trans>We can't send a text to this number. Enter another one.</Trans>;
    case "country_doesnt_match":
      return <Trans>This number belongs to another country.</Trans>;
    case "non_unique":
      return <Trans>You already saved a wallet with this number.</Trans>;
    case "code_wrong":
      return <Trans>Wrong code. Check the latest text message.</Trans>;
    case "code_expired":
      return <Trans>This code no longer works for this number. Send a new one.</Trans>;
    case "code_attempts_exceeded":
      return <Trans>Too many wrong codes. Send a new one.</Trans>;
    case "not_correct_length":
      return (
        <Trans>
          Enter <bdi>{nameCharacters.fewest}</bdi> to <bdi>{nameCharacters.most}</bdi> characters.
        </Trans>
      );
    default:
      return <Trans>Check this field.</Trans>;
  }
}
