import { parseMessage, type MessageRefusal } from "../../../domain/chat/message-text.ts";

/** From how many characters before the end on they are counted for the reader. */
const countedFrom = 250;

/** What was typed, as far as it can be a message. */
interface TypedMessage {
  /** Undefined where it can be sent. */
  readonly fault: MessageRefusal["code"] | undefined;
  /** How many characters are left, below zero where there are too many; undefined far from the end. */
  readonly left: number | undefined;
}

/** Judges what was typed as the server will. */
export function typedMessage(text: string, mostCharacters: number): TypedMessage {
  const parsed = parseMessage(text);
  const left = mostCharacters - Array.from(text.trim()).length;
  return {
    fault: parsed.ok ? undefined : parsed.refusal.code,
    left: left <= countedFrom ? left : undefined,
  };
}
