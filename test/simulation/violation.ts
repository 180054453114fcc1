/** Something that must never happen. */
export class Violation extends Error {
  /** The name of what is broken. */
  readonly invariant: string;

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`);
    this.invariant = invariant;
  }
}

/** Fails with the invariant unless it holds. The detail is only built when it is needed. */
export function must(holds: boolean, invariant: string, detail: () => string): void {
  if (!holds) throw new Violation(invariant, detail());
}
