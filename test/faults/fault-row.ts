/** What a row needs beside Node; `root` is what mounts and changes accounts. */
export type FaultTool = "strace" | "libfaketime" | "tmpfs" | "root";

/** One row of the fault catalogue: a fault that is brought about, and what has to hold. */
export interface FaultRow {
  readonly id: `F${number}`;
  readonly title: string;
  readonly needs: readonly FaultTool[];
  /** Why there is nothing yet that the fault could hit, as a sentence. */
  readonly notYet?: string;
  /** Throws an error whose message is a sentence when the bar is missed. */
  run(run: FaultRun): Promise<void>;
}

/** How a row is asked to run. */
export interface FaultRun {
  /** How often the fault is brought about, where that can be chosen. */
  readonly cycles: number;
  readonly seed: number;
  /** Among the tests: without controls. */
  readonly short: boolean;
  /** The machine has more to do than this: how long something takes is told, and not judged. */
  readonly patient: boolean;
  /** Tells what was measured. */
  readonly say: (line: string) => void;
}
