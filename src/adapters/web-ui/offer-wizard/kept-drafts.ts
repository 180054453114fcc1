import type { Draft } from "./draft.ts";

/**
 * Drafts that were left by the browser's way back: they are there again when the reader returns.
 * They live as long as the page, for they hold payment details.
 */
const kept = new Map<string, Draft>();

/** The draft that was left at a place. */
export function keptDraft(place: string): Draft | undefined {
  return kept.get(place);
}

/** Keeps a draft at a place, or forgets it. */
export function keepDraft(place: string, draft: Draft | undefined): void {
  if (draft) kept.set(place, draft);
  else kept.delete(place);
}
