import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import {
  hasDigit,
  hasLowercase,
  hasSpecialCharacter,
  hasUppercase,
  isDigitsOnly,
} from "../../../domain/text/text-checks.ts";
import { PolicyNumber } from "../design/policy-number.tsx";

/** What makes a password stronger that it has not got yet; none of it is a rule. */
export function PasswordHints({ typed }: { typed: string }): ReactNode {
  return (
    <>
      <Trans>
        At least <PolicyNumber of={({ account }) => account.password.fewestCharacters} />{" "}
        characters. A sentence is fine.
      </Trans>{" "}
      {typed !== "" && hintFor(typed)}
    </>
  );
}

function hintFor(typed: string): ReactNode {
  if (isDigitsOnly(typed)) return <Trans>Digits alone are easy to guess. Add words.</Trans>;
  if (!hasLowercase(typed)) return <Trans>A lowercase letter would make it stronger.</Trans>;
  if (!hasUppercase(typed)) return <Trans>A capital letter would make it stronger.</Trans>;
  if (!hasDigit(typed)) return <Trans>A digit would make it stronger.</Trans>;
  if (!hasSpecialCharacter(typed))
    return <Trans>A space or a symbol would make it stronger.</Trans>;
  return undefined;
}
