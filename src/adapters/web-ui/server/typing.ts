/** How long somebody counts as writing after they were last seen to, in milliseconds. */
export const typingMs = 6_000;

/** Where the other side is writing now, as the stream of events tells. */
export class Typing {
  readonly #at = new Map<string, number>();
  readonly #watchers = new Set<() => void>();

  /** Calls back when somebody begins or goes on; returns a function that unsubscribes. */
  readonly watch = (look: () => void): (() => void) => {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  };

  note(tradeId: string, now: number): void {
    this.#at.set(tradeId, now);
    for (const look of this.#watchers) look();
  }

  /** They sent what they were writing. */
  forget(tradeId: string): void {
    if (!this.#at.delete(tradeId)) return;
    for (const look of this.#watchers) look();
  }

  /** When they were last seen writing, in milliseconds since the epoch; 0: never. */
  lastAt(tradeId: string): number {
    return this.#at.get(tradeId) ?? 0;
  }
}

/** The page's own. */
export const typing = new Typing();
