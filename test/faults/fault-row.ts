/** What a row needs besides Node; `root` can mount file systems and change accounts. */
export type FaultTool = "strace" | "libfaketime" | "tmpfs" | "root";

/** One row of the fault catalogue: a fault to cause, and what must hold. */
export interface FaultRow {
  readonly id: `F${number}`;
  readonly title: string;
  readonly needs: readonly FaultTool[];
  /** Why there is nothing that the fault could affect yet, as a sentence. */
  readonly notYet?: string;
  /** Throws an error with a sentence if the row does not hold. */
  run(run: FaultRun): Promise<void>;
}

/** How to run a row. */
export interface FaultRun {
  /** How often the fault is caused, if that can be chosen. */
  readonly cycles: number;
  readonly seed: number;
  /** As part of the tests: without controls. */
  readonly short: boolean;
  /** The machine is busy: durations are reported, but do not fail the row. */
  readonly patient: boolean;
  /** Reports what was measured. */
  readonly say: (line: string) => void;
}
