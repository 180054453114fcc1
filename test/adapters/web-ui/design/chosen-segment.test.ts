import { readFileSync } from "node:fs";
import { expect } from "chai";

const folder = "src/adapters/web-ui/design";
const tokens = readFileSync(`${folder}/tokens.css`, "utf8");
const sheet = readFileSync(`${folder}/segmented-switch.module.css`, "utf8");

/** The declarations of a rule of the switch. */
const ruleOf = (selector: string): string => {
  const rule = sheet.slice(sheet.indexOf(`\n${selector} {`) + 1);
  return rule.slice(0, rule.indexOf("}"));
};

/** A token's colour in the light and in the dark. */
function colourOf(name: string): { light: string; dark: string } {
  const [, light = "", dark = ""] =
    new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return { light, dark };
}

/** As WCAG 2 measures it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminance).toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the chosen segment of a switch", () => {
  for (const theme of ["light", "dark"] as const) {
    it(`is told from the others by its outline in the ${theme} theme`, () => {
      const outline = /box-shadow:\s*0 0 0 var\(--border\) var\((--color-\w+)\)/.exec(
        ruleOf(".choice:has(:checked)"),
      )?.[1];
      const ground = /background: var\((--color-\w+)\)/.exec(ruleOf(".group"))?.[1];
      expect([outline, ground]).to.not.include(undefined);
      const ratio = contrast(colourOf(outline!)[theme], colourOf(ground!)[theme]);
      expect(ratio).to.be.at.least(3);
    });
  }
});
