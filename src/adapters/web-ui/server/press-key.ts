import type { CallFailure } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";

/**
 * The key sent with a button press. Until a clear response arrives, repeating the same press sends
 * its first key again: it is done at most once.
 */
export class PressKey {
  #unanswered: { readonly words: string; readonly key: string } | undefined;

  /** `asked` is everything that tells this press from another. */
  for(asked: unknown): string {
    const words = JSON.stringify(asked);
    if (this.#unanswered?.words !== words) this.#unanswered = { words, key: newKey() };
    return this.#unanswered.key;
  }

  /** Records how the call ended. */
  note(failure: CallFailure | undefined): void {
    const isUnclear = failure?.code === "unreachable" || failure?.code === "internal";
    if (!isUnclear) this.#unanswered = undefined;
  }
}
