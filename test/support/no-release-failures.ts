import type { ReleaseFailures } from "../../src/application/ports/release-failures.ts";

/** Keeps no note of releases that failed. */
export const noReleaseFailures: ReleaseFailures = { note: async () => undefined };
