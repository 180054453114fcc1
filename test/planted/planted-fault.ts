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

/** A change of a text in a source. */
export interface SourceChange {
  /** The path of the source. */
  readonly file: string;
  /** A text that occurs exactly once. */
  readonly is: string;
  /** Its replacement. */
  readonly becomes: string;
}

/** A small fault for the product, and the test that should catch it. */
export interface PlantedFault extends SourceChange {
  /** Stable: the page of planted faults uses it. */
  readonly name: string;
  readonly kind: FaultKind;
  /** What goes wrong, in a few words. */
  readonly says: string;
  /** The test file that runs first. */
  readonly expectedIn: string;
}

/** A change whose text does not occur in its file, or occurs more than once. */
export class NoLongerFits extends Error {}

/** Returns the changed source. Throws `NoLongerFits`. */
export function plant({ file, is, becomes }: SourceChange, source: string): string {
  const parts = source.split(is);
  if (parts.length !== 2) {
    throw new NoLongerFits(`${file} has ${parts.length - 1} times, and not once: ${is}`);
  }
  return parts.join(becomes);
}
