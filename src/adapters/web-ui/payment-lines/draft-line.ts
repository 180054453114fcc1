import type { PaymentDetail } from "../../../domain/offer/offer.ts";

/** A line of payment details being written; its id tells it from the others. */
export interface DraftLine extends PaymentDetail {
  readonly id: number;
  /** The method needs it: it keeps its label, and cannot be removed. */
  readonly isNeeded: boolean;
}

let lastLineId = 0;

/** A new line. */
export function newLine(label: string, value = "", isNeeded = false): DraftLine {
  lastLineId += 1;
  return { id: lastLineId, label, value, isNeeded };
}

/** The lines that say something. */
export function filledLines(lines: readonly DraftLine[]): readonly PaymentDetail[] {
  return lines
    .filter(({ value }) => value.trim() !== "")
    .map(({ label, value }) => ({ label, value }));
}
