/**
 * What a node says of one coin that it keeps, and what the books say of it. In base units.
 *
 * `booked` is the balance of the account of that place (`lightning`, `hot`): below zero by what arrived there.
 */
export interface Comparison {
  readonly found: bigint;
  readonly booked: bigint;
  /** At most so much may have left, or arrived, and is not in the books yet. */
  readonly leaving: bigint;
  readonly arriving: bigint;
}

/** What is remembered of a place between two looks. */
export interface Reconciled {
  /** By how much the node has more than the books since the first look, or since staff accepted it. */
  readonly base: bigint;
  /** What was found beyond what is explained; 0 where both agree. Below zero: the node has less. */
  readonly drift: bigint;
  /** The halt that the drift began; staff accept the drift by ending it. */
  readonly haltId: string | undefined;
}

/** What follows from a look: what is remembered, and whether the place has to be halted. */
interface Judgement {
  readonly reconciled: Reconciled;
  readonly mustHalt: boolean;
}

/** By how much the node has more than the books: always the same, unless something is wrong or under way. */
function differenceIn({ found, booked }: Comparison): bigint {
  return found + booked;
}

/** What a difference has beyond what is under way and the tolerance. */
function driftIn(comparison: Comparison, base: bigint, tolerance: bigint): bigint {
  const beyond = differenceIn(comparison) - base;
  const { leaving, arriving } = comparison;
  return beyond < 0n - leaving - tolerance || beyond > arriving + tolerance ? beyond : 0n;
}

/** How strict a look is. */
interface LookRules {
  readonly tolerance: bigint;
  /** Whether the halt that the place began is in force. */
  readonly isHalted: boolean;
  /** Whether anybody can pay there unseen. */
  readonly isOpen: boolean;
}

/**
 * Judges a look. A drift counts when two looks in a row find it: between reading the node and the books something
 * may have moved. Where staff ended the halt of a drift, they accepted what it then was; where a place is open, more
 * than the books say is accepted without them.
 */
export function judgeLook(
  before: Reconciled | undefined,
  comparison: Comparison,
  { tolerance, isHalted, isOpen }: LookRules,
): Judgement {
  if (!before) {
    const base = differenceIn(comparison);
    return { reconciled: { base, drift: 0n, haltId: undefined }, mustHalt: false };
  }
  const isAccepted = before.haltId !== undefined && !isHalted;
  const base = isAccepted ? before.base + before.drift : before.base;
  const haltId = isAccepted ? undefined : before.haltId;
  const drift = driftIn(comparison, base, tolerance);
  const wasThere = before.drift !== 0n && !isAccepted;
  if (isOpen && drift > 0n && before.drift > 0n) {
    // Without what arrives: that is booked as soon as it counts.
    const gift = drift - comparison.arriving;
    return { reconciled: { base: base + gift, drift: 0n, haltId }, mustHalt: false };
  }
  return {
    reconciled: { base, drift, haltId },
    mustHalt: drift !== 0n && wasThere && haltId === undefined && !(isOpen && drift > 0n),
  };
}
