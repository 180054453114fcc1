import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What to do about a field of the application that was not taken. */
export function fieldProblem(field: string, failure: CallFailure | undefined): ReactNode {
  if (!failure?.details.some((each) => each.field === field)) return undefined;
  switch (field) {
    case "legal_name":
      return <Trans>Enter the name as it is in the register.</Trans>;
    case "business_name":
      return <Trans>This name is too long or can&apos;t be shown.</Trans>;
    case "registration_number":
      return <Trans>Enter the number: letters, digits, spaces, dots, slashes and hyphens.</Trans>;
    case "country":
      return <Trans>Choose a country.</Trans>;
    case "address":
      return <Trans>Enter the whole address.</Trans>;
    case "website":
      return <Trans>A website begins with https://. Leave the field empty if there is none.</Trans>;
    default:
      return <Trans>Say in a sentence or two what the company does and why it trades here.</Trans>;
  }
}
