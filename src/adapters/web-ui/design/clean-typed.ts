/** The pattern of an amount while it is typed (specification, section 5). */
export const typedShape = /^\d*(?:\.\d*)?$/;

/** The typed text, reduced to what is allowed; a comma counts as a point. */
export function cleanTyped(text: string): string | undefined {
  const cleaned = text.replace(",", ".").replaceAll(/\s/g, "");
  return typedShape.test(cleaned) && cleaned.length <= 30 ? cleaned : undefined;
}
