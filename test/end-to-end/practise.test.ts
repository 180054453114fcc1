import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectGone, openPage } from "../support/browser.ts";
import { heading } from "../support/demo-market.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { closePage } from "../support/shared-browser.ts";

/** Presses what is named so by the keyboard alone. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.waitFor();
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Stops the clock: from then on only presses move it, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "Clock speed" }).press("Space");
  await page.getByText("Stopped", { exact: true }).waitFor();
}

/** Puts the clock forward until the partner has said that. */
async function skipUntil(page: Page, said: string): Promise<void> {
  const message = page.locator("main ol").getByText(said, { exact: false });
  for (let steps = 0; steps < 6 && (await message.count()) === 0; steps += 1) {
    await press(page, "Skip ahead");
  }
  await message.first().waitFor();
}

/** What is shown anew gives the focus to its heading. */
async function expectFocusOnHeading(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
}

describe("practising in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  it("is reached from the landing page, and as buyer comes to the crypto by keyboard", async () => {
    const { page, faults } = await openPage(app.url);
    await page.getByRole("link", { name: "Practise with play money" }).focus();
    await page.keyboard.press("Enter");
    await heading(page, "Practise a trade");
    await page.getByRole("link", { name: "Practise buying" }).focus();
    await page.keyboard.press("Enter");
    await heading(page, "Pay 100.00 EUR to ana_lima");
    await expectFocusOnHeading(page);
    await stopClock(page);
    await press(page, /^Send 100\.00\sEUR/);
    await page.getByText("100.00 EUR sent to Ana Lima").waitFor();
    await press(page, "I have paid");
    await press(page, "Mark as paid");
    await heading(page, "ana_lima is checking your payment");
    const done = page.getByRole("heading", { level: 1, name: "Done. The crypto is yours" });
    for (let steps = 0; steps < 6 && (await done.count()) === 0; steps += 1) {
      await press(page, "Skip ahead");
    }
    await done.waitFor();
    await expectFocusOnHeading(page);
    await page.getByText("0.00154291 BTC more").waitFor();
    await page.getByText("100.00 EUR less").waitFor();
    await page.getByRole("link", { name: "Practise the other side" }).focus();
    await page.keyboard.press("Enter");
    await heading(page, "Waiting for bruno_costa to pay 100.00 EUR");
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("shows the next step on a phone's screen, without scrolling", async () => {
    const viewport = { width: 390, height: 844 };
    const { page } = await openPage(`${app.url}/practise/buy`, { viewport });
    const isSeen = async (name: string | RegExp) => {
      const button = page.locator("main").getByRole("button", { name }).first();
      await button.waitFor();
      const box = await button.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= viewport.height;
    };
    const tap = (name: string | RegExp) =>
      page.locator("main").getByRole("button", { name }).first().click();
    const send = /^Send 100\.00.EUR/;
    // Who has not paid does not see that they could say so.
    expect([await isSeen(send), await isSeen("I have paid")]).to.deep.equal([true, false]);
    await tap(send);
    expect(await isSeen("I have paid")).to.equal(true);
    await tap("I have paid");
    await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
    await heading(page, "ana_lima is checking your payment");
    expect(await isSeen("Skip ahead")).to.equal(true);
    await closePage(page);
  });

  it("as seller tells the claim from the money, and answers what is written", async () => {
    const { page, faults } = await openPage(`${app.url}/practise/sell`);
    await stopClock(page);
    await skipUntil(page, "look at my screenshot");
    await page.getByText("No payment yet.").waitFor();
    await page.getByRole("textbox", { name: /^Write to/ }).fill("I see nothing in my bank.");
    await page.keyboard.press("Enter");
    await page.locator("main ol").getByText("I see nothing in my bank.").waitFor();
    await skipUntil(page, "Please check again");
    await page.getByText("100.00 EUR from Bruno Costa").waitFor();
    await press(page, /^Release 0\.00154291/);
    await press(page, /^Release .* to bruno_costa$/);
    await heading(page, "Done. You checked before you released");
    await page.getByText("100.00 EUR more").waitFor();
    await press(page, "Try again");
    await heading(page, "Waiting for bruno_costa to pay 100.00 EUR");
    await expectFocusOnHeading(page);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("lets a seller release too early, and says what that would have cost", async () => {
    const { page } = await openPage(`${app.url}/practise/sell`);
    await stopClock(page);
    await skipUntil(page, "look at my screenshot");
    await press(page, /^Release 0\.00154291/);
    await press(page, /^Release .* to bruno_costa$/);
    await heading(page, "You released before the money arrived");
    await page.getByText("0.00155062 BTC less").waitFor();
    await expectGone(page.getByRole("button", { name: "Skip ahead" }));
    await closePage(page);
  });

  it("shows what happens at zero when nobody pays", async () => {
    const { page } = await openPage(`${app.url}/practise/buy`);
    await stopClock(page);
    await skipUntil(page, "thanks for trading");
    await press(page, "Let the time run out");
    await heading(page, "The time ran out");
    await closePage(page);
  });

  it("goes on by itself, and stands still while its clock is stopped", async () => {
    const { page } = await openPage(`${app.url}/practise/buy`);
    await page.locator("main ol").getByText("thanks for trading").waitFor();
    await stopClock(page);
    const left = () => page.locator("[role=timer]").first().textContent();
    const before = await left();
    // At ten times the speed a clock that still ran would show another time after each look.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(await left()).to.equal(before);
    await closePage(page);
  });

  it("asks the server for nothing and keeps nothing", async () => {
    const { page } = await openPage(`${app.url}/practise`);
    await page.getByRole("link", { name: "Practise selling" }).click();
    await heading(page, /^Waiting for bruno_costa/);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await stopClock(page);
    await skipUntil(page, "look at my screenshot");
    await press(page, /^Release 0\.00154291/);
    await press(page, /^Release .* to bruno_costa$/);
    await heading(page, "You released before the money arrived");
    expect(asked).to.deep.equal([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).to.deep.equal([]);
    await closePage(page);
  });
});
