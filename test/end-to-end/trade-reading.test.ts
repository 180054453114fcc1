import { expect } from "chai";
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
    const { arabic, english, box } = await words.evaluate((element) => {
      const line = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(element.firstChild!, from);
        range.setEnd(element.firstChild!, to);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      };
      const end = element.textContent.indexOf("\n");
      const { left, right } = element.getBoundingClientRect();
      return {
        arabic: line(0, end),
        english: line(end + 1, element.textContent.length),
        box: { left, right },
      };
    });
    expect(arabic.right).to.be.closeTo(box.right, 1);
    expect(arabic.left).to.be.greaterThan(box.left + 20);
    expect(english.left).to.be.closeTo(box.left, 1);
    await closePage(page);
  });
});
