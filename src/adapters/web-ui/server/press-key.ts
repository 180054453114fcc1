import type { CallFailure } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";

/**
 * The key under which a press of a button goes out. While no clear answer came, the same press goes out
 * with its first key again: it is done once at most.
 */
export class PressKey {
  #unanswered: { readonly words: string; readonly key: string } | undefined;

  /** `asked` is all that tells this press from another one. */
  for(asked: unknown): string {
    const words = JSON.stringify(asked);
    if (this.#unanswered?.words !== words) this.#unanswered = { words, key: newKey() };
    return this.#unanswered.key;
  }

  /** Takes note of how the call ended. */
  note(failure: CallFailure | undefined): void {
    const isUnclear = failure?.code === "unreachable" || failure?.code === "internal";
    if (!isUnclear) this.#unanswered = undefined;
  }
}
