/** The shape of an amount while it is typed (specification, section 5). */
export const typedShape = /^\d*(?:\.\d*)?$/;

/** What was typed, as far as it may be typed; a comma counts as a point. */
export function cleanTyped(text: string): string | undefined {
  const cleaned = text.replace(",", ".").replaceAll(/\s/g, "");
  return typedShape.test(cleaned) && cleaned.length <= 30 ? cleaned : undefined;
}
