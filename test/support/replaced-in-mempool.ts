import { readRaw, type ReadTransaction } from "./spent-coins.ts";

/** What waits and spends the same as a transaction, and what spends that in its turn. */
export function rivalsOf<Waiting extends { readonly id: string; readonly raw: string }>(
  { spends }: ReadTransaction,
  waiting: readonly Waiting[],
): readonly Waiting[] {
  const gone = new Set<string>();
  return waiting.filter(({ id, raw }) => {
    const isGone = readRaw(raw).spends.some(
      (each) => spends.includes(each) || gone.has(each.split("-")[0]!),
    );
    if (isGone) gone.add(id);
    return isGone;
  });
}

/** `worth`: of every output, by its name. */
export function feeOf(
  { spends, outputs }: ReadTransaction,
  worth: ReadonlyMap<string, bigint>,
): bigint {
  const taken = spends.reduce((sum, each) => sum + (worth.get(each) ?? 0n), 0n);
  return outputs.reduce((left, { units }) => left - units, taken);
}

/**
 * Whether a node exchanges some that wait for a transaction that spends the same (BIP 125): all of them agree to it, and
 * it pays what they pay together, and a satoshi more for each byte of its own.
 */
export function replaces(
  raw: string,
  rivals: readonly { readonly raw: string }[],
  worth: ReadonlyMap<string, bigint>,
): boolean {
  const read = readRaw(raw);
  const before = rivals.map((each) => readRaw(each.raw));
  const fees = before.reduce((sum, each) => sum + feeOf(each, worth), 0n);
  return (
    before.every(({ isReplaceable }) => isReplaceable) && feeOf(read, worth) >= fees + read.size
  );
}
