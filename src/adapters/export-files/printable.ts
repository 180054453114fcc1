/** The fonts that every reader has know Latin letters alone. */
export function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\u20ac]/gu, "?");
}
