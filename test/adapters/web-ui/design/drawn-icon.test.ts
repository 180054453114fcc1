import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "chai";
import { drawnIcon, type IconLines } from "../../../../src/adapters/web-ui/design/drawn-icon.ts";

const lines: IconLines = [["path", { d: "m6 9 6 6 6-6" }]];

describe("an icon that the build draws", () => {
  const Icon = drawnIcon(lines);

  it("has its lines, and the size and class that it is given", () => {
    const drawn = renderToStaticMarkup(createElement(Icon, { width: 16, className: "arrow" }));
    expect(drawn).to.match(/^<svg width="16" height="24" viewBox="0 0 24 24"/);
    expect(drawn).to.include('class="arrow"');
    expect(drawn).to.include('<path d="m6 9 6 6 6-6"></path>');
  });

  it("is nothing to readers of the screen, unless it has a name", () => {
    expect(renderToStaticMarkup(createElement(Icon))).to.include('aria-hidden="true"');
    const named = renderToStaticMarkup(createElement(Icon, { role: "img", "aria-label": "then" }));
    expect(named).to.include('aria-hidden="false"').and.include('aria-label="then"');
  });
});
