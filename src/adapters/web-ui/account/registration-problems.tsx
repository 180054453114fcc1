import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { PolicyNumber } from "../design/policy-number.tsx";

/** What is wrong with a registration field, in the user's language. */
export function problemOf(field: string, failure: CallFailure | undefined): ReactNode {
  const problem = failure?.details.find((each) => each.field === field);
  return problem && wordsOf(field, problem.code);
}

function wordsOf(field: string, code: string): ReactNode {
  switch (code) {
    case "username_taken":
      return <Trans>This name, or one that looks like it, is taken. Choose another.</Trans>;
    case "username_reserved":
      return <Trans>This name is reserved. Choose another.</Trans>;
    case "email_typo":
      return <Trans>Check this address for a typo. If it's right, register again.</Trans>;
    case "password_common":
      return <Trans>This password is too common. Choose another.</Trans>;
    case "password_personal":
      return <Trans>This is too similar to your name or address. Add something else.</Trans>;
    case "password_too_long":
      return (
        <Trans>
          Use up to <PolicyNumber of={({ account }) => account.password.mostCharacters} />{" "}
          characters.
        </Trans>
      );
    default:
      return shapeOf(field);
  }
}

/** For any malformed value: what it should look like. */
function shapeOf(field: string): ReactNode {
  switch (field) {
    case "username":
      return (
        <Trans>
          Use <PolicyNumber of={({ account }) => account.username.fewestCharacters} /> to{" "}
          <PolicyNumber of={({ account }) => account.username.mostCharacters} /> letters A to Z,
          digits or underscores.
        </Trans>
      );
    case "email":
      return <Trans>Enter a complete address, such as name@example.org.</Trans>;
    default:
      return (
        <Trans>
          Use at least <PolicyNumber of={({ account }) => account.password.fewestCharacters} />{" "}
          characters.
        </Trans>
      );
  }
}
