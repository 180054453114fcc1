import { encode } from "uqr";

const svg = "http://www.w3.org/2000/svg";

/** A text as a QR code. Cameras only read dark on light, in both themes. */
export function drawQr(text: string, label: string): SVGElement {
  const { size, data } = encode(text, { ecc: "L", border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const make = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const drawing = make("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label });
  drawing.append(
    make("rect", { width: `${size}`, height: `${size}`, fill: "#ffffff" }),
    make("path", { d: dark.join(""), fill: "#000000" }),
  );
  return drawing;
}
