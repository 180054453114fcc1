import { expect } from "chai";
import type { Page } from "playwright-core";
import {
  expectGoodInEveryWindow,
  expectGoodMirrored,
  expectTranslated,
} from "../../support/browser.ts";
import { closePage, takeTab } from "../../support/shared-browser.ts";

const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; color: #111; background: #fff; }
  @media (prefers-color-scheme: dark) { body { color: #eee; background: #000; } }
`;

/** A page like ours, without a fault. */
function pageWith({ css = "", main = "" }, direction: "ltr" | "rtl"): string {
  return `<!doctype html><html lang="en" dir="${direction}"><head><title>Ṽéŕý</title>
    <meta name="viewport" content="width=device-width"><style>${styles}${css}</style></head>
    <body><main><h1>Ṽéŕý</h1><p>Ǧóóđ</p>${main}</main></body></html>`;
}

const places = [320, 390, 1280];
const smallButtons = `<div class="row">${'<button type="button">Ő</button>'.repeat(2)}</div>`;
const small = "button { width: 8px; height: 8px; padding: 0; border: 0; font-size: 6px; }";

const inOneDirection = [
  {
    fault: "too little contrast in dark alone",
    css: "@media (prefers-color-scheme: dark) { p { color: #333; } }",
    names: /color-contrast/,
  },
  {
    fault: "too little contrast in light alone",
    css: "@media (prefers-color-scheme: light) { p { color: #ddd; } }",
    names: /color-contrast/,
  },
  {
    fault: "too little contrast in dark on a wide screen alone",
    css: "@media (prefers-color-scheme: dark) and (min-width: 992px) { p { color: #333; } }",
    names: /color-contrast/,
  },
  {
    fault: "a field without a label on phones alone",
    css: "input { display: none; } @media (max-width: 567px) { input { display: block; } }",
    main: '<input type="text">',
    names: /label/,
  },
  {
    fault: "a field without a label on wide screens alone",
    css: "input { display: none; } @media (min-width: 992px) { input { display: block; } }",
    main: '<input type="text">',
    names: /label/,
  },
  {
    fault: "a width of its own on phones",
    css: "p { width: 350px; }",
    names: /expected 30 /,
  },
  { fault: "targets that are too small", css: small, main: smallButtons, names: /target-size/ },
];

const mirrored = [
  {
    fault: "a place outside the window",
    css: '[dir="rtl"] p { margin-left: -50px; }',
    names: /expected 50 /,
  },
  {
    fault: "targets that are too small",
    css: `[dir="rtl"] ${small}`,
    main: smallButtons,
    names: /target-size/,
  },
];

/** What the tables of looks would say of a page with a fault of ours. */
describe("a look at a page", () => {
  let page: Page;
  before(async () => {
    page = await takeTab({ reducedMotion: "reduce" });
  });
  after(() => closePage(page));

  const outcome = async (html: string, look: (page: Page) => Promise<void>) => {
    await page.setContent(html);
    return look(page).then(
      () => "good",
      (error: Error) => error.message + JSON.stringify((error as { actual?: unknown }).actual),
    );
  };
  const everywhere = (each: Page) => expectGoodInEveryWindow(each, places);
  const mirror = (each: Page) => expectGoodMirrored(each, places);

  it("finds nothing where there is no fault", async () => {
    expect(await outcome(pageWith({}, "ltr"), everywhere)).to.equal("good");
    expect(await outcome(pageWith({}, "rtl"), mirror)).to.equal("good");
    expect(await outcome(pageWith({}, "rtl"), expectTranslated)).to.equal("good");
  });

  for (const { fault, names, ...content } of inOneDirection) {
    it(`finds ${fault}`, async () => {
      expect(await outcome(pageWith(content, "ltr"), everywhere)).to.match(names);
    });
  }

  for (const { fault, names, ...content } of mirrored) {
    it(`finds ${fault}, right to left alone`, async () => {
      expect(await outcome(pageWith(content, "ltr"), everywhere)).to.equal("good");
      expect(await outcome(pageWith(content, "rtl"), mirror)).to.match(names);
    });
  }

  it("finds a text that nobody can translate", async () => {
    const html = pageWith({ main: "<p>Plain</p>" }, "rtl");
    expect(await outcome(html, expectTranslated)).to.match(/Plain/);
  });
});
