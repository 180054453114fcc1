import { expect } from "chai";
import type { Locator } from "playwright-core";
import { expectGone } from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";

describe("a case at the console with the keyboard alone", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  const expectFocus = async (wanted: Locator) => {
    const element = await wanted.elementHandle();
    await wanted.page().waitForFunction((each) => each === document.activeElement, element);
  };

  it("keeps the outcome while the list of rules is open, whatever is typed in it", async () => {
    const { id } = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    await button(page, "Take this case").waitFor();
    await page.keyboard.press("t");
    await page.getByRole("radio", { name: /Split/ }).check();
    await page.getByLabel("Rule").press("Enter");
    await page.getByRole("option").first().waitFor();
    // No rule begins with it: it is the key of another outcome.
    await page.keyboard.press("s");
    await page.keyboard.press("Escape");
    await expectGone(page.getByRole("option"));
    expect(await page.getByRole("radio", { name: /Split/ }).isChecked()).to.equal(true);
    await closeAll(page);
  });

  it("returns from a form to what opened it", async () => {
    const { id } = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    await button(page, "Take this case").press("Enter");
    const chip = button(page, /^Screen recording/);
    await chip.waitFor();
    await page.keyboard.press("2");
    await page.getByLabel("Message to them").waitFor();
    await page.keyboard.press("Escape");
    await expectFocus(chip);
    await page.keyboard.press("2");
    await page.keyboard.press("Control+Enter");
    await page.getByText("The buyer can still answer until").waitFor();
    await expectFocus(chip);
    await closeAll(page);
  });

  it("names the keys that a keyboard has, and none where there is no keyboard", async () => {
    const { id } = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    await page.locator("kbd", { hasText: "Ctrl K" }).waitFor();
    await button(page, "Take this case").press("Enter");
    await page.locator("kbd", { hasText: "Ctrl ↵" }).waitFor();
    await closeAll(page);
    const phone = await desk.openAs("nia_mod", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await desk.goTo(phone.page, `/disputes/${id}/show`);
    await phone.page.getByRole("radio", { name: /Split/ }).waitFor();
    const shown = await phone.page
      .locator("kbd")
      .evaluateAll((keys) => keys.filter((key) => key.checkVisibility()).length);
    expect(shown).to.equal(0);
    await closeAll(phone.page);
  });

  it("keeps the focus with the case when it is taken and when it is decided", async () => {
    const { id } = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    await button(page, "Take this case").press("Enter");
    await expectFocus(page.getByRole("region", { name: "Decide" }));
    await page.keyboard.press("e");
    await page.keyboard.press("Space");
    await page.keyboard.press("s");
    await page.getByLabel("Rule").press("Enter");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await expectGone(page.getByRole("option"));
    await page.getByLabel("Explanation for both sides").fill("No payment was shown.");
    await page.keyboard.press("Control+Enter");
    await expectFocus(page.getByRole("region", { name: "Decided" }));
    await closeAll(page);
  });

  it("is split in under ten actions", async () => {
    const { id } = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    await button(page, "Take this case").waitFor();
    await page.keyboard.press("t");
    const split = page.getByRole("radio", { name: /Split/ });
    await split.waitFor();
    await page.keyboard.press("e");
    await expectFocus(page.getByRole("checkbox", { name: /^Line \d+ as evidence$/ }).last());
    await page.keyboard.press("Space");
    await page.keyboard.press("p");
    await expectFocus(split);
    await page.keyboard.press("Tab");
    await expectFocus(page.getByRole("slider", { name: "Share of the buyer" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocus(page.getByLabel("Rule"));
    await page.keyboard.press("Enter");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await expectGone(page.getByRole("option"));
    // Past the chosen line.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocus(page.getByLabel("Explanation for both sides"));
    // Both sides are told why: nothing is sent before that is written.
    expect(await button(page, "Decide to split").isDisabled()).to.equal(true);
    await page.keyboard.type("The statement shows a part of the payment only.");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { name: "Waiting for a second person" }).waitFor();
    await page.getByText("51%").first().waitFor();
    await closeAll(page);
  });
});
