import { parseMessage, type MessageRefusal } from "../../../domain/chat/message-text.ts";

/** Below this many remaining characters, a counter is shown. */
const countedFrom = 250;

/** Typed text, checked as a message. */
interface TypedMessage {
  /** Undefined if it can be sent. */
  readonly fault: MessageRefusal["code"] | undefined;
  /** How many characters remain, negative if there are too many; undefined far from the limit. */
  readonly left: number | undefined;
}

/** Checks the typed text by the server's rules. */
export function typedMessage(text: string, mostCharacters: number): TypedMessage {
  const parsed = parseMessage(text, { mostMessageCharacters: mostCharacters });
  const left = mostCharacters - Array.from(text.trim()).length;
  return {
    fault: parsed.ok ? undefined : parsed.refusal.code,
    left: left <= countedFrom ? left : undefined,
  };
}
