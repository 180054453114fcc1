import type { Draft } from "./draft.ts";

/**
 * Drafts left with the browser's Back button: they are restored when the user returns. They are
 * kept only while the page is loaded, because they contain payment details.
 */
const kept = new Map<string, Draft>();

/** The draft kept for a location. */
export function keptDraft(place: string): Draft | undefined {
  return kept.get(place);
}

/** Keeps a draft for a location, or discards it. */
export function keepDraft(place: string, draft: Draft | undefined): void {
  if (draft) kept.set(place, draft);
  else kept.delete(place);
}
