import type { ScreenAddress } from "../../src/application/screening/screen-address.ts";
import type { SecurityEvents } from "../../src/application/ports/security-events.ts";

interface Unscreened {
  readonly screening: Pick<ScreenAddress, "execute">;
  readonly securityEvents: SecurityEvents;
}

/** No address is on a list, and nobody hears of it. */
export const unscreened: Unscreened = {
  screening: { execute: async () => "clear" },
  securityEvents: { note: () => undefined },
};
