/** What kind of mistake a fault is. */
export type FaultKind =
  | "wrong rounding"
  | "wrong direction"
  | "wrong fee"
  | "wrong party"
  | "wrong axis"
  | "wrong order"
  | "wrong unit"
  | "wrong status"
  | "wrong deadline"
  | "off by one"
  | "duplicated"
  | "missing key"
  | "missing check"
  | "lost";

/** A text of a source that is changed. */
export interface SourceChange {
  /** The source. */
  readonly file: string;
  /** The text that is there once. */
  readonly is: string;
  /** What stands there in its place. */
  readonly becomes: string;
}

/** A small fault for the product, and where it is expected to be seen first. */
export interface PlantedFault extends SourceChange {
  /** Stable: the page of planted faults names it so. */
  readonly name: string;
  readonly kind: FaultKind;
  /** What is wrong then, in a few words. */
  readonly says: string;
  /** The test file that is run first. */
  readonly expectedIn: string;
}

/** A change whose text is not in its file, or more than once. */
export class NoLongerFits extends Error {}

/** The source as changed. Throws `NoLongerFits`. */
export function plant({ file, is, becomes }: SourceChange, source: string): string {
  const parts = source.split(is);
  if (parts.length !== 2) {
    throw new NoLongerFits(`${file} has ${parts.length - 1} times, and not once: ${is}`);
  }
  return parts.join(becomes);
}
