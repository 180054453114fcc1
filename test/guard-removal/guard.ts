import type { InvariantName } from "../../src/application/ports/invariants.ts";
import type { SourceChange } from "../planted/planted-fault.ts";

/** The kinds of guards: the last lines of defence for money and accounts. */
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

/** A test that fails without a guard. */
export interface RedTest {
  readonly file: string;
  /** A part of its full title. */
  readonly titled: string;
}

/** A guard that can be removed, and the test that fails without it. */
export interface Guard {
  /** Stable: the page of guard removal tests uses it. */
  readonly name: string;
  readonly kind: GuardKind;
  /** What it ensures, in a few words. */
  readonly keeps: string;
  /** What is removed, in the copy of the sources only. */
  readonly without: readonly SourceChange[];
  readonly red: RedTest;
  /** Exactly the invariants that break without it, if the test reports them. */
  readonly breaks?: readonly InvariantName[];
}
