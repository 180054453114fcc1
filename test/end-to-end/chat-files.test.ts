import { expect } from "chai";
import { expectAccessible, expectGone } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { photo, tinyPng } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";

const phone = { viewport: { width: 390, height: 844 } };

describe("files in the chat of a trade in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("sends files: checked while the message is written, small in the chat, large with the keyboard", async () => {
    const trade = await market.startTrade();
    const theirs = await market.openAs(trade.buyer, `/trade/${trade.id}`, phone);
    const { page } = theirs;
    const chosen = page.locator("input[type=file]");
    await page.getByRole("tab", { name: /^Chat/ }).click();
    await chosen.setInputFiles([
      { name: "IMG 1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photo()) },
      { name: "dot.png", mimeType: "image/png", buffer: Buffer.from(tinyPng) },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("text") },
    ]);
    const drafts = page.getByRole("list", { name: "Files of your message" });
    await drafts.getByText("Place, time and device of the photo were removed.").waitFor();
    await drafts.getByText("Only JPEG, PNG and WebP images and PDFs can be sent.").waitFor();
    await drafts.getByText("Ready", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove notes.txt" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const small = page
      .getByRole("group", { name: "Messages" })
      .getByRole("button", { name: "IMG 1.jpg" });
    await small.locator("img").waitFor();
    await expectAccessible(page);
    await small.click();
    const large = page.getByRole("dialog", { name: "IMG 1.jpg" });
    await large.getByRole("img", { name: "IMG 1.jpg" }).waitFor();
    await large.press("ArrowRight");
    await page.getByRole("dialog", { name: "dot.png" }).getByRole("img").waitFor();
    await page.keyboard.press("Escape");
    await expectGone(page.getByRole("dialog"));
    // The text file.
    expect(theirs.faults).to.have.length(1);
    expect(theirs.faults[0]).to.contain("422");
    await closePage(page);
  });
});
