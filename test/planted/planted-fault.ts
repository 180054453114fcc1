/** What kind of mistake a fault is. */
export type FaultKind =
  | "wrong rounding"
  | "wrong direction"
  | "wrong fee"
  | "wrong party"
  | "wrong axis"
  | "wrong status"
  | "wrong deadline"
  | "off by one"
  | "doubled"
  | "forgotten key"
  | "forgotten check"
  | "lost";

/** A small fault for the core, and where it is expected to be seen first. */
export interface PlantedFault {
  /** Stable: the page of planted faults names it so. */
  readonly name: string;
  readonly kind: FaultKind;
  /** What is wrong then, in a few words. */
  readonly says: string;
  /** The source that it changes. */
  readonly file: string;
  /** The text that is there once. */
  readonly is: string;
  /** What stands there in its place. */
  readonly becomes: string;
  /** The test file that is run first. */
  readonly expectedIn: string;
}

/** A fault whose text is not in its file, or more than once. */
export class NoLongerFits extends Error {}

/** The source with the fault in it. Throws `NoLongerFits`. */
export function plant({ name, file, is, becomes }: PlantedFault, source: string): string {
  const parts = source.split(is);
  if (parts.length !== 2) {
    const count = parts.length - 1;
    throw new NoLongerFits(`"${name}" no longer fits: ${file} has its text ${count} times.`);
  }
  return parts.join(becomes);
}
