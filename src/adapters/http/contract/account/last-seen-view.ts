import { oneOf } from "../envelope.ts";
import { lastSeenStatuses } from "../../../../domain/account/last-seen.ts";

/** How lately somebody was seen. */
export const lastSeenStatusView = oneOf(lastSeenStatuses);
