import { messagesKeptSeconds } from "../../domain/messenger/person-chat.ts";
import { supportMessagesKeptSeconds } from "../../domain/support/support-chat.ts";
import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { KeptSeconds } from "./remove-expired.ts";

const day = 86_400;

/** How long a published event is kept. */
export const eventsKeptSeconds = 7 * day;

/**
 * How long things are kept, given the longest lifetime of a session, and how long
 * what ended stays useful for investigating fraud. A command's key outlives every
 * client that still waits for an answer; an event outlives every page that comes back for what it
 * missed, and a page that was away for longer reloads everything. Attacks are compared over a quarter.
 */
export function keptSeconds(
  traders: Pick<SessionPolicy, "absoluteSeconds">,
  staff: Pick<SessionPolicy, "absoluteSeconds">,
  forInvestigation: number,
): KeptSeconds {
  return {
    session: traders.absoluteSeconds + forInvestigation,
    "staff-session": staff.absoluteSeconds + forInvestigation,
    "command-key": 7 * day,
    "published-event": eventsKeptSeconds,
    invitation: forInvestigation,
    enrolment: 0,
    "security-event": 90 * day,
    delivery: 90 * day,
    notice: 90 * day,
    "recovery-link": forInvestigation,
    "sign-in-authorization": forInvestigation,
    "person-message": messagesKeptSeconds,
    "support-message": supportMessagesKeptSeconds,
  };
}
