import { expect } from "chai";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("what is read in the room of a trade in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("begins each paragraph of a message where its language does, whatever the page's", async () => {
    const trade = await market.startTrade();
    const text = "مرحبا\nHello Ana, the payment is on its way.";
    await trade.buyer.must("sendMessage", { parameters: { id: trade.id }, body: { text } });
    const { page } = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    const words = page
      .getByRole("group", { name: "Messages" })
      .locator("li bdi", { hasText: "Hello Ana" });
    const [arabic, english, box] = await words.evaluate((element) => {
      const end = element.textContent.indexOf("\n");
      const last = element.textContent.length;
      const lines = [
        [0, end],
        [end + 1, last],
      ].map(([from = 0, to = 0]) => {
        const range = document.createRange();
        range.setStart(element.firstChild!, from);
        range.setEnd(element.firstChild!, to);
        return range.getBoundingClientRect();
      });
      return [...lines, element.getBoundingClientRect()].map(({ left, right }) => ({
        left,
        right,
      }));
    });
    expect(arabic?.right).to.be.closeTo(box!.right, 1);
    expect(arabic?.left).to.be.greaterThan(box!.left + 20);
    expect(english?.left).to.be.closeTo(box!.left, 1);
    await closePage(page);
  });

  it("lets a message begin at the side of the page, and go on in its own direction", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/ar-XB/trade/${id}`);
    const field = page.locator("section form textarea");
    const direction = () => field.evaluate((each) => getComputedStyle(each).direction);
    expect(await direction()).to.equal("rtl");
    await field.fill("Hello");
    expect(await direction()).to.equal("ltr");
    await closePage(page);
  });

  it("shows each button of its receipt from the start, in any window", async () => {
    const { buyer, id } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await page.getByRole("button", { name: "Receipt" }).click();
    const open = page.getByRole("dialog").getByRole("link", { name: "Open" });
    await open.waitFor();
    for (const [width, height] of [
      [1280, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(
        ([wide, high]) => innerWidth === wide && innerHeight === high,
        [width, height],
      );
      const isSeen = await open.evaluate((link) => {
        const { left, top, width: wide, height: high } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + wide / 2, top + high - 2));
      });
      expect(isSeen, `${width} × ${height}`).to.equal(true);
      // The files beside each other, and below them what closes it beside what opens it.
      const rows = await page.getByRole("dialog").evaluate((dialog) =>
        [...dialog.querySelectorAll("a, button")]
          .map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() }))
          .filter(({ words }) => /^(?:Download|Close|Open)/.test(words))
          .map(({ words, box }) => ({ words, top: Math.round(box.top) })),
      );
      const [pdf, picture, close, last] = rows;
      expect(rows.map(({ words }) => words)).to.deep.equal([
        "Download PDF",
        "Download picture",
        "Close",
        "Open",
      ]);
      expect([picture?.top, last?.top]).to.deep.equal([pdf?.top, close?.top]);
    }
    await closePage(page);
  });

  it("is printed whole, from a phone's chat too: each message, on white, without what is pressed", async () => {
    const { buyer, id } = await market.startTrade();
    for (let line = 1; line <= 20; line += 1) {
      const body = { text: `line ${line}` };
      await buyer.must("sendMessage", { parameters: { id }, body });
    }
    const { page } = await market.openAs(buyer, `/trade/${id}`, {
      viewport: { width: 1280, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByText(id).waitFor();
    for (const width of [1280, 390]) {
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await page.getByRole("tab", { name: /^Chat/ }).click();
      await page.getByText("line 20", { exact: true }).waitFor();
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.getByRole("heading", { name: "Trade details" }).waitFor();
      const printed = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("body *")].filter((each) =>
          each.checkVisibility(),
        );
        const times = shown.filter((each) => each.matches("time"));
        return {
          dated: times.map((time) =>
            /\d{4}.*(?:UTC|GMT)/.test(getComputedStyle(time.firstElementChild!, "::after").content),
          ),
          cut: shown
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY))
            .map(({ className }) => className),
          pressed: shown
            .filter((each) => each.matches("button, input, textarea, nav a, footer"))
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          fixed: shown
            .filter((each) => getComputedStyle(each).position === "fixed")
            .map(({ className }) => className),
          isLight: getComputedStyle(document.documentElement).colorScheme === "light",
        };
      });
      expect(printed, `${width}`).to.deep.equal({
        // The messages, what happened, by when to pay, and when the trade was started.
        dated: Array.from({ length: 20 + 2 + 1 + 1 }, () => true),
        cut: [],
        pressed: [],
        fixed: [],
        isLight: true,
      });
      expect(await page.getByText("Today", { exact: true }).isVisible()).to.equal(false);
      expect(await page.getByText("line 1", { exact: true }).isVisible()).to.equal(true);
    }
    await closePage(page);
  });

  it("is printed like other pages without what is pressed there", async () => {
    for (const path of ["/dashboard/partner", "/verify-case"]) {
      const { page } = await market.openAs(market.seller, path);
      const buttons = page.locator("main button").filter({ visible: true });
      await buttons.first().waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await buttons.allInnerTexts(), path).to.deep.equal([]);
      await closePage(page);
    }
  });

  it("is printed with the months of one's statistics in numbers", async () => {
    const { buyer, id } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const { page } = await market.openAs(market.seller, "/dashboard/statistics");
    const months = page.locator("details table");
    const isShown = () => months.evaluate((table) => table.checkVisibility());
    await months.waitFor({ state: "attached" });
    expect(await isShown()).to.equal(false);
    await page.emulateMedia({ media: "print" });
    expect(await isShown()).to.equal(true);
    await closePage(page);
  });

  it("is printed as a list of past trades, and in the wallet, without what is pressed", async () => {
    const { buyer, id } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    for (const [path, words] of [
      ["/dashboard/trade-history", "100.00 EUR"],
      ["/wallet", /^Balance/],
    ] as const) {
      const { page } = await market.openAs(buyer, path);
      await page.locator("main li").getByText(words).first().waitFor();
      if (path === "/wallet") await page.getByText("Keep its value").waitFor();
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 718, height: 1000 });
      const printed = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("main *")].filter((each) =>
          each.checkVisibility(),
        );
        return {
          pressed: shown
            .filter((each) => each.matches("button, input, select, nav a"))
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          breakable: shown
            .filter((each) => each instanceof HTMLLIElement && each.innerText.trim() !== "")
            .filter((each) =>
              [each, ...each.children].every(
                (part) => getComputedStyle(part).breakInside !== "avoid",
              ),
            )
            .map(({ textContent }) => textContent),
        };
      });
      expect(printed, path).to.deep.equal({ pressed: [], breakable: [] });
      if (path === "/wallet") {
        expect(await page.getByText("Keep its value").isVisible()).to.equal(false);
        const time = page.locator("main li time bdi").first();
        const shown = await time.evaluate((each) => getComputedStyle(each, "::after").content);
        expect(shown).to.match(/\d{4}.*(?:UTC|GMT)/);
      }
      await closePage(page);
    }
  });
});
