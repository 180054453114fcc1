/** A column of a chart: where it begins from the top, and how high it is. */
interface Column {
  readonly y: number;
  readonly height: number;
  readonly isBelow: boolean;
}

/**
 * Columns for values, as high as the drawing allows, on one line of zero. A value other than zero is
 * at least a hundredth high, so that it can be seen.
 */
export function columnsOf(
  values: readonly number[],
  height: number,
): { readonly zero: number; readonly columns: readonly Column[] } {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const scale = most === least ? 0 : height / (most - least);
  const zero = most === least ? height : most * scale;
  const columns = values.map((value): Column => {
    const high = value === 0 ? 0 : Math.max(height / 100, Math.abs(value) * scale);
    return value < 0
      ? { y: zero, height: high, isBelow: true }
      : { y: zero - high, height: high, isBelow: false };
  });
  return { zero, columns };
}
