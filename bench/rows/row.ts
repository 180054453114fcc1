import type { Bed, BedKind } from "../bed/bed.ts";
import type { Sizes } from "../bed/sizes.ts";
import type { LoadProcess } from "../load/load-process.ts";

/** What the rows are measured with. */
export interface Bench {
  readonly bed: Bed;
  readonly sizes: Sizes;
  readonly rounds: number;
  readonly load: LoadProcess;
  /** Reports progress. */
  readonly tell: (line: string) => void;
}

/** One row of the table. */
export interface Row {
  readonly what: string;
  readonly reference: string;
  /** Both figures with their units. */
  readonly ours: string;
  readonly theirs: string;
  readonly figure: number;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
}

/** Rows that are measured together. */
export interface RowGroup {
  readonly name: string;
  readonly databases: readonly BedKind[];
  readonly measure: (bench: Bench) => Promise<readonly Row[]>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Runs that many rounds, one after the other. */
export async function inRounds<Done>(
  rounds: number,
  round: (number: number) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (let number = 0; number < rounds; number += 1) done.push(await round(number));
  return done;
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString("en")}/s`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}
