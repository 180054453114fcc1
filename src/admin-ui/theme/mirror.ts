import type { StylisPlugin } from "@emotion/cache";

/** Properties whose four values go clockwise from the top. */
const sidesInOrder = new Set(["margin", "padding", "border-width", "border-color", "border-style"]);

/** Properties whose value names a side. */
const sidesByName = new Set(["text-align", "float", "clear", "transform-origin"]);

/**
 * Mirrors Material's styles, which use left and right, for right-to-left pages. Ours use start and
 * end, and need no mirroring.
 */
export const mirror: StylisPlugin = (element) => {
  const { type, props: property, children: value } = element;
  if (type !== "decl" || typeof property !== "string" || typeof value !== "string") return;
  element.return = `${turned(property)}:${turnedValue(property, value)};`;
};

function turnedValue(property: string, value: string): string {
  if (sidesByName.has(property)) return turned(value);
  if (property === "transform") return value.replace(/(translate(?:X|3d)?\()(?!0|-)/g, "$1-");
  if (!sidesInOrder.has(property)) return value;
  const [top, right, bottom, left, ...more] = value.split(/\s+(?![^(]*\))/);
  const hasFour = left !== undefined && more.length === 0;
  return hasFour ? [top, left, bottom, right].join(" ") : value;
}

function turned(text: string): string {
  return text.replaceAll(/left|right/g, (side) => (side === "left" ? "right" : "left"));
}
