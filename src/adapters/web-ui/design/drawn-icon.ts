import { createElement, type SVGProps } from "react";

/** Elements of a drawing of 24 by 24, with their attributes. */
export type IconLines = readonly (readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
])[];

/**
 * An icon of the library, without what the library adds to each: names, keys and settings that nothing here uses. The
 * build puts it in its place (`vite.icons.ts`).
 */
export function drawnIcon(lines: IconLines) {
  return function DrawnIcon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": props["aria-label"] === undefined,
        ...props,
      },
      ...lines.map(([name, attributes]) => createElement(name, attributes)),
    );
  };
}
