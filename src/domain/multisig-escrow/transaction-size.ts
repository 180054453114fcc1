/** Version, counts, one input without its witness, and the lock time, in bytes. */
const frameBytes = 4 + 2 + 41 + 4;
/** A signature as long as it can be, and the script of an escrow, each with its length. */
const signatureBytes = 1 + 72;
const scriptBytes = 1 + 148;
/** Marker, flag, and the number of items. */
const witnessFrame = 2 + 1;

/** Of a payout with two signatures to output scripts (in hex), in virtual bytes, rounded up. */
export function payoutSize(scripts: readonly string[]): bigint {
  return sizeOf(scripts, 1 + 2 * signatureBytes);
}

/** The same of the seller's exit. */
export function exitSize(script: string): bigint {
  return sizeOf([script], signatureBytes + 3);
}

function sizeOf(scripts: readonly string[], itemBytes: number): bigint {
  const outputs = scripts.reduce((sum, script) => sum + 9 + script.length / 2, 0);
  const weight = 4 * (frameBytes + outputs) + witnessFrame + itemBytes + scriptBytes;
  return BigInt(Math.ceil(weight / 4));
}
