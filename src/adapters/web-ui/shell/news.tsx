import { useTurnCount } from "../server/own-figures.ts";
import { useLiveEvents } from "../server/use-live-events.ts";
import { useTurnSignal } from "../trade/use-turn-signal.ts";

/** Listens for changes while the page is open, and calls a user back whose turn has come. */
export function News(): null {
  useLiveEvents();
  useTurnSignal(useTurnCount());
  return null;
}
