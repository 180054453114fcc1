import { expect } from "chai";
import { expectAccessible, expectGone } from "../support/browser.ts";
import {
  chatFieldOf,
  isMessage,
  messagesOf,
  openAsBuyer,
  writeInChat,
} from "../support/chat-in-browser.ts";
import { DemoMarket, heading, type StartedTrade } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

const phone = { viewport: { width: 390, height: 844 } };

describe("the chat of a trade in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const sayAs = (visitor: StartedTrade["buyer"], id: string, text: string) =>
    visitor.must("sendMessage", { parameters: { id }, body: { text } });

  it("brings what one writes to the other within a second, without reloading", async () => {
    const trade = await market.startTrade();
    const theirs = await openAsBuyer(market, trade);
    const mine = await market.openAs(market.seller, `/trade/${trade.id}`);
    await messagesOf(theirs.page).getByText("Only this chat counts in a dispute.").waitFor();
    await chatFieldOf(mine.page).waitFor();
    await writeInChat(theirs.page, "Hello Ana,\nsending it now.");
    await messagesOf(mine.page).getByText("sending it now.").waitFor({ timeout: 1_000 });
    await writeInChat(mine.page, "Thank you, I am at my desk.");
    await messagesOf(theirs.page)
      .getByText("Thank you, I am at my desk.")
      .waitFor({ timeout: 1_000 });
    const announced = theirs.page.locator("[aria-live=polite]", { hasText: "ana_lima wrote:" });
    await announced.getByText("Thank you, I am at my desk.").waitFor({ state: "attached" });
    expect(await chatFieldOf(theirs.page).inputValue()).to.equal("");
    expect([...theirs.faults, ...mine.faults]).to.deep.equal([]);
    await closePage(theirs.page);
    await closePage(mine.page);
  });

  it("begins a new line with Shift and Enter, and sends nothing that is empty", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    let posts = 0;
    page.on("request", (request) => (posts += isMessage(request) ? 1 : 0));
    await writeInChat(page, "   ");
    await chatFieldOf(page).fill("one");
    await chatFieldOf(page).press("Shift+Enter");
    await chatFieldOf(page).pressSequentially("two");
    expect(await chatFieldOf(page).inputValue()).to.equal("one\ntwo");
    const answered = page.waitForResponse((response) => isMessage(response.request()));
    await chatFieldOf(page).press("Enter");
    await messagesOf(page).getByText("one").waitFor();
    await answered;
    expect(posts).to.equal(1);
    await closePage(page);
  });

  it("stays where the reader scrolled to, and offers the way to what is new", async () => {
    const trade = await market.startTrade();
    for (let line = 1; line <= 30; line += 1) {
      await sayAs(trade.buyer, trade.id, `line ${line}`);
      if (line % 10 === 0) await sayAs(market.seller, trade.id, `answer ${line}`);
    }
    const { page } = await openAsBuyer(market, trade);
    const last = messagesOf(page).getByText("answer 30", { exact: true });
    await last.waitFor();
    // They come last, and take their room from the messages.
    await page.getByRole("group", { name: "Quick phrases" }).waitFor();
    // From the upper end of the messages, in pixels.
    const placeOf = (text: string) =>
      messagesOf(page)
        .getByText(text, { exact: true })
        .evaluate((element) => {
          const scroller = element.closest("[role=group]")!.getBoundingClientRect();
          return element.getBoundingClientRect().top - scroller.top;
        });
    const isInView = (text: string) =>
      messagesOf(page)
        .getByText(text, { exact: true })
        .evaluate((element) => {
          const scroller = element.closest("[role=group]")!.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          return box.top >= scroller.top && box.bottom <= scroller.bottom;
        });
    expect(await isInView("answer 30")).to.equal(true);
    await messagesOf(page).getByText("line 3", { exact: true }).scrollIntoViewIfNeeded();
    const before = await placeOf("line 3");
    await sayAs(market.seller, trade.id, "are you there?");
    const more = page.getByRole("button", { name: "New messages" });
    await more.waitFor();
    // Places are rounded to parts of a pixel.
    expect(await placeOf("line 3")).to.be.closeTo(before, 1);
    expect(await isInView("are you there?")).to.equal(false);
    await more.click();
    await more.waitFor({ state: "detached" });
    expect(await isInView("are you there?")).to.equal(true);
    await closePage(page);
  });

  it("stands behind a tab on a phone, with the number of what is unread, under the turn", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade, phone);
    const tab = page.getByRole("tab", { name: "Chat" });
    await tab.waitFor();
    await sayAs(market.seller, trade.id, "one");
    await sayAs(market.seller, trade.id, "two");
    const announced = page.locator("[aria-live=polite]", { hasText: "ana_lima wrote: two" });
    await announced.waitFor({ state: "attached" });
    await page.getByRole("tab", { name: "Chat 2 new messages" }).click();
    await heading(page, "Pay 100.00 EUR to ana_lima");
    await page.getByRole("timer").waitFor();
    await messagesOf(page).getByText("two").waitFor();
    await expectGone(page.getByRole("button", { name: "I have paid" }));
    const box = await page.getByRole("button", { name: "Send" }).boundingBox();
    expect(box!.y + box!.height).to.be.below(844);
    await chatFieldOf(page).fill("half a sentence");
    await tab.press("ArrowLeft");
    await page.getByRole("button", { name: "I have paid" }).waitFor();
    expect(await page.getByRole("tab", { name: "Chat" }).textContent()).to.equal("Chat");
    await tab.click();
    expect(await chatFieldOf(page).inputValue()).to.equal("half a sentence");
    await page.reload();
    await page.getByRole("tab", { name: "Chat" }).waitFor();
    expect(await tab.textContent()).to.equal("Chat");
    await closePage(page);
  });

  it("keeps its field and the clock on a phone's screen, also above a keyboard", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade, phone);
    await page.getByRole("tab", { name: "Chat" }).click();
    // The page follows a change of its window some moments later.
    const fits = async (height: number) => {
      for (const part of [chatFieldOf(page), page.getByRole("timer")]) {
        const element = await part.elementHandle();
        await page.waitForFunction(
          ([each, limit]) => {
            const { top, bottom } = each.getBoundingClientRect();
            return top >= 0 && bottom > top && bottom <= limit;
          },
          [element, height] as const,
        );
      }
    };
    for (const [width, height] of [
      [320, 568],
      [390, 480],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await fits(height);
    }
    // A browser that leaves the window as it is under the keyboard, and says what can be seen.
    await page.evaluate(() => {
      const visible = window.visualViewport!;
      Object.defineProperty(visible, "height", { value: 480, configurable: true });
      visible.dispatchEvent(new Event("resize"));
    });
    await fits(480);
    await closePage(page);
  });

  it("keeps its field in a desk's window as the room opens, whatever is said above it", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    await page.setViewportSize({ width: 1280, height: 800 });
    const field = chatFieldOf(page);
    await field.waitFor();
    const end = () => field.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await end()).to.be.below(800);
    // As much as a banner and a notice take.
    await page.locator("#content").evaluate((main) => {
      main.style.paddingTop = "112px";
    });
    expect(await end()).to.be.below(800);
    await closePage(page);
  });

  it("leads back to the first message where there are more than come at once", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    const at = new Date().toISOString();
    const all = Array.from({ length: 350 }, (_, index) => ({
      seq: index + 1,
      author: "seller",
      isMine: false,
      text: `message ${index + 1}`,
      attachments: [],
      at,
    }));
    await page.route("**/rest/v1/trade/*/messages*", (route) => {
      const after = new URL(route.request().url()).searchParams.get("after");
      const data = after === null ? all.slice(-200) : all.slice(Number(after)).slice(0, 200);
      const meta = { blockReason: null, mostCharacters: 2_500 };
      return route.fulfill({ json: { data, meta } });
    });
    await page.reload();
    const items = messagesOf(page).getByRole("listitem");
    await items.nth(199).waitFor({ state: "attached" });
    const earlier = page.getByRole("button", { name: "Show earlier messages" });
    await earlier.click();
    await items.nth(299).waitFor({ state: "attached" });
    await earlier.click();
    await items.nth(349).waitFor({ state: "attached" });
    await earlier.waitFor({ state: "detached" });
    expect(await items.first().textContent()).to.include("message 1");
    expect(await items.count()).to.equal(350);
    await closePage(page);
  });

  it("marks what staff wrote, and says why nobody can write any more", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    await page.route("**/rest/v1/trade/*/messages*", (route) =>
      route.fulfill({
        json: {
          data: [
            {
              seq: 1,
              author: "staff",
              codeName: "Heron",
              isMine: false,
              text: "I look into it.",
              attachments: [],
              at: new Date().toISOString(),
            },
          ],
          meta: { blockReason: "ChatNotAvailableAfterTradeCompleted", mostCharacters: 2_500 },
        },
      }),
    );
    await page.reload();
    const message = messagesOf(page).getByRole("listitem");
    await message.getByText("case worker of").waitFor();
    expect(await message.textContent()).to.include("Heron");
    expect(await message.getAttribute("data-from")).to.equal("staff");
    await page.getByText("This chat is closed: the trade was completed").waitFor();
    await expectGone(chatFieldOf(page));
    await expectAccessible(page);
    await closePage(page);
  });
});
