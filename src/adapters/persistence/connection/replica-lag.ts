/** How long a position of the primary server is remembered, in milliseconds. */
const rememberedMs = 30_000;

interface Sample {
  /** Milliseconds of a clock that never goes back. */
  readonly at: number;
  readonly position: bigint;
}

/**
 * How old what a replica shows may be. It is measured by positions in the primary's log of changes, not by
 * the clocks of the servers: a replica that lost its primary has replayed all it received, and
 * would call itself up to date for ever.
 */
export class ReplicaLag {
  #samples: readonly Sample[] = [];
  /** It shows everything that was committed until then. */
  #coveredAt = Number.NEGATIVE_INFINITY;

  /**
   * Notes one round: up to where the replica has replayed (undefined: it follows no primary), and the
   * primary's position, which has to be asked for after the replica's. A replica that is ahead of the
   * primary follows another one, or was one itself: it covers nothing.
   */
  note(replayed: bigint | undefined, primary: Sample): void {
    const recent = this.#samples.filter(({ at }) => at >= primary.at - rememberedMs);
    this.#samples = [...recent, primary];
    if (replayed === undefined || replayed > primary.position) return this.forget();
    const covered = this.#samples.findLast(({ position }) => position <= replayed);
    this.#coveredAt = Math.max(this.#coveredAt, covered?.at ?? Number.NEGATIVE_INFINITY);
  }

  /** Nothing is known of the replica any more, as after a failed query. */
  forget(): void {
    this.#coveredAt = Number.NEGATIVE_INFINITY;
  }

  /** In milliseconds; infinite where nothing is known. */
  at(now: number): number {
    return Math.max(0, now - this.#coveredAt);
  }
}

/** The number in a position as PostgreSQL writes it, such as `16/B374D848`. */
export function logPosition(text: string): bigint {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
