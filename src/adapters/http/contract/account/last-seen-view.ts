import { Type } from "typebox";
import { lastSeenStatuses, type LastSeenStatus } from "../../../../domain/account/last-seen.ts";

/** How lately somebody was seen. */
export const lastSeenStatusView = Type.Unsafe<LastSeenStatus>(
  Type.String({ enum: [...lastSeenStatuses] }),
);
