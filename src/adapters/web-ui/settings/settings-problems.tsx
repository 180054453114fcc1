import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What is wrong with a setting, in the user's language. */
export function settingProblem(field: string, failure: CallFailure | undefined): ReactNode {
  const problem = failure?.details.find((each) => each.field === field);
  return problem && wordsOf(problem.code.replace(/^(?:bio|status|first_name|last_name)_/, ""));
}

function wordsOf(code: string): ReactNode {
  switch (code) {
    case "too_long":
      return <Trans>This is too long. Make it shorter.</Trans>;
    case "too_many_lines":
      return <Trans>Too many lines. Remove some line breaks.</Trans>;
    case "contains_contact_info":
      return (
        <Trans>Leave out addresses, phone numbers and messengers. People contact you here.</Trans>
      );
    case "contains_links":
      return <Trans>Leave out links. People contact you here.</Trans>;
    case "unreadable":
      return <Trans>It contains characters that can't be shown. Type it again.</Trans>;
    case "invalid":
      return <Trans>Use letters, spaces, hyphens, apostrophes and dots only.</Trans>;
    case "reserved":
      return <Trans>A word in it sounds like our staff. Leave it out.</Trans>;
    case "notify_too_high":
      return <Trans>This is too long. Choose a shorter time.</Trans>;
    default:
      return <Trans>Check this field.</Trans>;
  }
}
