import type { Parts } from "../../src/composition/feature.ts";

/** A container without parts: enough to inspect routes that nobody calls. */
export const noParts = { get: () => undefined } as unknown as Parts;
