import type { Policy, VersionedPolicy } from "../../domain/policy/policy.ts";

/** The policies that ever were. What a version says never changes, so a process asks for each once. */
export interface Policies {
  /** The newest that this process knows; before it knows any, it throws. */
  current(): VersionedPolicy;
  /** The same, asked for where none is known yet. */
  ready(): Promise<VersionedPolicy>;
  of(version: number): Promise<Policy>;
}
