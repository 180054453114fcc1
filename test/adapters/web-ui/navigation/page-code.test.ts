import { expect } from "chai";
import { createElement, Suspense, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { at, pageCode } from "../../../../src/adapters/web-ui/navigation/page.ts";

const drawn = (page: ReactNode) =>
  renderToString(createElement(Suspense, { fallback: "skeleton" }, page));

function Greeting({ name }: { name: string }) {
  return createElement("p", null, `Hello ${name}`);
}

describe("the code of a page", () => {
  const pageOf = (loads: () => Promise<typeof Greeting>) =>
    at("/greeting/:name", pageCode(loads), ({ name }) => ({ name }));

  it("that has arrived is shown at once, without a skeleton", async () => {
    const page = pageOf(async () => Greeting);
    expect(drawn(page.show({ name: "Ana" }))).to.include("skeleton");
    await page.preload();
    expect(drawn(page.show({ name: "Ana" })))
      .to.include("Hello Ana")
      .and.not.include("skeleton");
  });

  it("that did not arrive beforehand is asked for again by the page", async () => {
    let calls = 0;
    const page = pageOf(async () => {
      calls += 1;
      if (calls === 1) throw new TypeError("Failed to fetch dynamically imported module");
      return Greeting;
    });
    expect(await page.preload().catch(String)).to.include("failed");
    expect(drawn(page.show({ name: "Ana" }))).to.include("skeleton");
    await new Promise((resolve) => setImmediate(resolve));
    expect(drawn(page.show({ name: "Ana" }))).to.include("Hello Ana");
    expect(calls).to.equal(2);
  });
});
