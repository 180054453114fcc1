import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { numberLengths, textLengths } from "../../../domain/bank-account/bank-limits.ts";
import type { CountryGroup } from "../../../domain/bank-account/country-group.ts";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What is wrong with a field, in the user's language; `field` is its name in the request. */
export function bankProblem(
  field: string,
  group: CountryGroup,
  failure: CallFailure | undefined,
): ReactNode {
  const problem = failure?.details.find((each) => each.field === field);
  return problem && wordsOf(problem.code, field, group);
}

function wordsOf(code: string, field: string, group: CountryGroup): ReactNode {
  switch (code) {
    case "required":
      return <Trans>Fill in this field.</Trans>;
    case "not_correct_length":
      return lengthWords(field, group);
    case "non_unique":
      if (field === "swift_code") {
        return <Trans>You already saved this account with the SWIFT code of another branch.</Trans>;
      }
      return <Trans>You already saved this account.</Trans>;
    case "bank_id_not_exist":
      return <Trans>We don't know this bank in this country. Choose one from the list.</Trans>;
    case "country_doesnt_match":
      return <Trans>This IBAN belongs to another country.</Trans>;
    case "swift_dont_match_iban":
      return <Trans>This SWIFT code and the IBAN belong to different countries.</Trans>;
    case "swift_not_match_country":
      return <Trans>This SWIFT code belongs to another country.</Trans>;
    default:
      return invalidWords(field, group);
  }
}

function lengthWords(field: string, group: CountryGroup): ReactNode {
  switch (field) {
    case "swift_code":
      return <Trans>A SWIFT code has 8 or 11 characters.</Trans>;
    case "routing_number":
      if (group === "GB") return <Trans>A sort code has 6 digits.</Trans>;
      if (group === "RU") return <Trans>A BIK has 9 digits.</Trans>;
      return <Trans>A routing number has 9 digits.</Trans>;
    case "account_number":
      return numberWords(group);
    case "bank_id":
    case "swift.residency":
      return <Trans>Choose one from the list.</Trans>;
    case "additional_info":
      return (
        <Trans>
          Use up to <bdi>{textLengths.additionalInfo[1]}</bdi> characters.
        </Trans>
      );
    default: {
      const [fewest, most] = boundsOf(field);
      return (
        <Trans>
          Enter <bdi>{fewest}</bdi> to <bdi>{most}</bdi> characters.
        </Trans>
      );
    }
  }
}

function numberWords(group: CountryGroup): ReactNode {
  if (group === "FI" || group === "MX" || group === "OTHER") {
    const [fewest, most] = numberLengths.OTHER;
    return (
      <Trans>
        Enter <bdi>{fewest}</bdi> to <bdi>{most}</bdi> digits and letters.
      </Trans>
    );
  }
  const [fewest, most] = numberLengths[group];
  return fewest === most ? (
    <Trans>
      An account number in this country has <bdi>{most}</bdi> digits.
    </Trans>
  ) : (
    <Trans>
      An account number in this country has <bdi>{fewest}</bdi> to <bdi>{most}</bdi> digits.
    </Trans>
  );
}

function boundsOf(field: string): readonly [number, number] {
  switch (field) {
    case "swift.zip":
      return textLengths.zip;
    case "swift.address":
      return textLengths.address;
    default:
      // The holder's name, the bank's, a city and a state have the same.
      return textLengths.holderName;
  }
}

function invalidWords(field: string, group: CountryGroup): ReactNode {
  switch (field) {
    case "iban":
      return <Trans>This IBAN isn't right. Compare it with your statement.</Trans>;
    case "ifsc":
      return <Trans>An IFSC has 11 characters: four letters, a zero, then six more.</Trans>;
    case "clabe":
      return <Trans>This CLABE isn't right. Compare its 18 digits with your statement.</Trans>;
    case "routing_number":
      if (group === "GB") return <Trans>A sort code has 6 digits.</Trans>;
      return <Trans>This isn't right. Compare it with your statement.</Trans>;
    case "fiat_currency_id":
    case "country_id":
    case "swift.residency":
      return <Trans>Choose one from the list.</Trans>;
    case "account_number":
      if (group === "NG" || group === "RU") {
        return <Trans>This number doesn't fit the bank. Compare both with your statement.</Trans>;
      }
      return <Trans>This number isn't right. Compare it with your statement.</Trans>;
    default:
      return <Trans>This isn't right. Compare it with your statement.</Trans>;
  }
}
