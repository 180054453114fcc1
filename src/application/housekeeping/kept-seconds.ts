import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { KeptSeconds } from "./remove-expired.ts";

const day = 86_400;

/** For how long an ended session and a link of no use any more help who looks into a fraud. */
const forInvestigation = 30 * day;

/** How long a published event is kept. */
export const eventsKeptSeconds = 7 * day;

/**
 * How long things are kept, given how long sessions live at most. A key of a command outlives every
 * client that still waits for an answer; an event outlives every page that comes back for what it
 * missed, and a page that was away for longer reads everything anew.
 */
export function keptSeconds(
  traders: Pick<SessionPolicy, "absoluteSeconds">,
  staff: Pick<SessionPolicy, "absoluteSeconds">,
): KeptSeconds {
  return {
    session: traders.absoluteSeconds + forInvestigation,
    "staff-session": staff.absoluteSeconds + forInvestigation,
    "command-key": 7 * day,
    "published-event": eventsKeptSeconds,
    invitation: forInvestigation,
    enrolment: 0,
  };
}
