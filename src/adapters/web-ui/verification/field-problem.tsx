import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What to do about a field that was not taken. */
export function fieldProblem(field: string, failure: CallFailure | undefined): ReactNode {
  const found = failure?.details.find((each) => each.field === field);
  if (!found) return undefined;
  switch (found.code) {
    case "country_refused":
      return <Trans>Choose a country.</Trans>;
    case "document_type_refused":
      return <Trans>This country has no such document. Choose another one.</Trans>;
    case "name_refused":
      return <Trans>Enter it as it is on the document, in letters.</Trans>;
    case "document_number_refused":
      return <Trans>Enter the number as it is on the document.</Trans>;
    case "birth_date_refused":
      return <Trans>Enter your date of birth. You need to be old enough to trade here.</Trans>;
    case "expires_on_refused":
      return <Trans>Enter a date in the future. Expired documents are not accepted.</Trans>;
    case "city_refused":
      return <Trans>Enter the town or city.</Trans>;
    case "address_refused":
      return <Trans>Enter the street and number.</Trans>;
    case "region_refused":
      return <Trans>This is too long.</Trans>;
    case "zip_refused":
      return <Trans>This postal code is too long.</Trans>;
    case "nin_refused":
      return <Trans>A NIN has 11 digits.</Trans>;
    case "bvn_refused":
      return <Trans>A BVN has 11 digits.</Trans>;
    default:
      return <Trans>Check this field.</Trans>;
  }
}
