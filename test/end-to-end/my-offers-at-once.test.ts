import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("many of one's offers at once, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const hasFocus = (wanted: Locator) => wanted.and(wanted.page().locator(":focus")).waitFor();

  it("are switched by one button, which has its place before they are known", async () => {
    const { page } = await market.openAs(market.seller, "/dashboard/favorite-offers");
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/my-offers/list*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${market.url}/dashboard/my-offers`);
    const off = button(page, "Turn all off");
    await off.and(page.locator('[aria-disabled="true"]')).focus();
    send();
    // The one with the focus is the one that works now.
    await off.and(page.locator('[aria-disabled="false"]:focus')).waitFor();
    await closePage(page);
  });

  it("get other margins by the keyboard, which goes on where it was", async () => {
    const { page, faults } = await market.openAs(market.seller, "/dashboard/my-offers");
    await button(page, "Change margins").press("Enter");
    const by = page.getByLabel("Change margins by");
    await hasFocus(by);
    await button(page, "Preview").press("Enter");
    await page.getByText("Enter a number with up to two decimals").waitFor();
    await hasFocus(by);
    await by.fill("-0.5");
    await button(page, "Choose all").press("Enter");
    await page.getByText("2 offers chosen").waitFor();
    await button(page, "Choose none").press("Enter");
    await page.getByText("No offers chosen").waitFor();
    await hasFocus(button(page, "Choose none"));
    await button(page, "Choose all").press("Enter");
    await button(page, "Preview").press("Enter");
    await page
      .getByText(/^Place \d+ now, then \d+$/)
      .first()
      .waitFor();
    await button(page, "Change margins").press("Enter");
    await page.getByText("2 margins changed.").waitFor();
    await button(page, "Close").press("Enter");
    await hasFocus(button(page, "Change margins"));
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("come from a file whose lines are counted as in the file, or which is said to be none", async () => {
    const { page, faults } = await market.openAs(market.seller, "/dashboard/my-offers");
    await button(page, "Import or export").click();
    const field = page.getByLabel("Import a file");
    const choose = (content: string | Buffer) =>
      field.setInputFiles({
        name: "offers.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(content),
      });
    const { csv } = (await market.seller.must("exportOffers", {})).data as { csv: string };
    const [names = "", first = "", second = ""] = csv.split(/\r?\n/);
    await choose([names, first, second.replace(/^\w+/, "notmine")].join("\n"));
    const lines = page.getByRole("listitem");
    await lines.filter({ hasText: /Line 3.*You have no offer with this hash/ }).waitFor();
    await choose("");
    await page.getByText("This file is empty.").waitFor();
    await choose(Buffer.from([0xff, 0xfe, 0x41]));
    await page.getByText(/^This file isn't text in UTF-8/).waitFor();
    // Corrected, the same file can be chosen again.
    const chooser = page.waitForEvent("filechooser");
    await field.click();
    await chooser;
    expect(await field.inputValue()).to.equal("");
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });
});
