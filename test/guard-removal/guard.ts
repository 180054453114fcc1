import type { InvariantName } from "../../src/application/ports/invariants.ts";
import type { SourceChange } from "../planted/planted-fault.ts";

/** What stands in the way of money, or of somebody, in the last place. */
export type GuardKind =
  | "row lock"
  | "lock order"
  | "check under the lock"
  | "constraint"
  | "key"
  | "history"
  | "rights"
  | "time limit"
  | "same transaction"
  | "one at a time"
  | "rule"
  | "all together";

/** Tests that are red without a guard. */
export interface RedTest {
  readonly file: string;
  /** In the whole title. */
  readonly titled: string;
}

/** A guard that can be taken away, and what is red without it. */
export interface Guard {
  /** Stable: the page of guard removal tests names it so. */
  readonly name: string;
  readonly kind: GuardKind;
  /** What it keeps from happening, in a few words. */
  readonly keeps: string;
  /** What is taken away, in the copy of the sources alone. */
  readonly without: readonly SourceChange[];
  readonly red: RedTest;
  /** Just the invariants that are broken without it, where the test tells. */
  readonly breaks?: readonly InvariantName[];
}
