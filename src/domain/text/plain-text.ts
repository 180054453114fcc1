/** Controls other than tab and line feed; lone surrogates. */
// oxlint-disable-next-line no-control-regex
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u;
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Text as people write it to each other: composed, without surrounding whitespace. */
export function plainText(typed: string): string {
  return typed.replaceAll("\r\n", "\n").normalize("NFC").trim();
}

/** Whether every character of it can be displayed. */
export function isReadable(text: string): boolean {
  return !unreadable.test(text);
}

/** Whether anything in it is visible. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Its length as people count it: an emoji is one character. */
export function charactersOf(text: string): number {
  return Array.from(text).length;
}
