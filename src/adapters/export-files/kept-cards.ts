import type { CardLine } from "./draw-card.ts";

/** Draws a card as a picture. */
export type DrawCard = (lines: readonly CardLine[]) => Promise<Uint8Array>;

/** How many pictures are kept: a link that was just sent around is asked for by many. */
const mostKept = 100;

/** Draws each card once: another picture is needed only where the words are others. */
export function keptCards(parts: {
  readonly draw: DrawCard;
  /** Draws one at a time, so that many together do not take the machine. */
  readonly queue: { run<Value>(work: () => Promise<Value>): Promise<Value> };
}): DrawCard {
  const kept = new Map<string, Promise<Uint8Array>>();
  return async (lines) => {
    const key = JSON.stringify(lines);
    const known = kept.get(key);
    if (known) return known;
    const picture = parts.queue.run(() => parts.draw(lines));
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
