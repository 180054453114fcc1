import type { Policy, VersionedPolicy } from "../../domain/policy/policy.ts";

/** All policies ever. The content of a version never changes, so a process reads each once. */
export interface Policies {
  /** The newest that this process knows; throws before it knows any. */
  current(): VersionedPolicy;
  /** The same, loaded if none is known yet. */
  ready(): Promise<VersionedPolicy>;
  of(version: number): Promise<Policy>;
}
