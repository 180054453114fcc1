import { charactersOf, isReadable, isVisible } from "../text/plain-text.ts";

const mostCharacters = 100;

/** Whether a text can be a name as documents print it: letters, and what stands between them. */
export function isPersonText(text: string): boolean {
  return (
    isReadable(text) &&
    isVisible(text) &&
    charactersOf(text) <= mostCharacters &&
    /^[\p{L}\p{M}][\p{L}\p{M} .'’`-]*$/u.test(text)
  );
}
