import type { OpenRequestShare } from "../../src/application/ports/open-request-share.ts";

/** The only process that serves. */
export const noOthers: OpenRequestShare = {
  open: () => Promise.resolve(0),
  end: () => Promise.resolve(),
  keep: () => Promise.resolve({ processes: 1, isForgotten: false }),
  leave: () => Promise.resolve(),
};
