import { expect } from "chai";
import { expectAccessible, expectGone } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { photo, tinyPng } from "../support/sent-files.ts";
import { longMp4 } from "../support/sent-videos.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

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
    const chosen = page.locator("input[type=file][multiple]");
    await page.getByRole("tab", { name: /^Chat/ }).click();
    await chosen.setInputFiles([
      { name: "IMG 1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photo()) },
      { name: "dot.png", mimeType: "image/png", buffer: Buffer.from(tinyPng) },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("text") },
    ]);
    const drafts = page.getByRole("list", { name: "Files of your message" });
    await drafts.getByText("Place, time and device of the photo were removed.").waitFor();
    await drafts.getByText(/^Only JPEG, PNG and WebP images and PDFs can be sent/).waitFor();
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

  it("goes on with a long video after a break and a reload, and plays it in the dispute", async () => {
    const { id, buyer } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await market.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const reason = { dispute_reason_id: 1, dispute_reason_text: "" };
    await buyer.must("openDispute", { parameters, body: reason });
    const { page } = await market.openAs(buyer, `/trade/${id}`, phone);
    const video = {
      name: "handover.mp4",
      mimeType: "video/mp4",
      buffer: Buffer.from(longMp4(4_500_000)),
    };
    const chosen = page.locator("input[type=file][multiple]");
    const chat = () => page.getByRole("tab", { name: /^Chat/ }).click();
    await chat();
    const letThrough = await routeUntil(page, "**/pieces/1");
    // The page says that it is interrupted whatever broke: only now the first piece is there.
    const isFirstThere = page.waitForRequest("**/pieces/1");
    await chosen.setInputFiles(video);
    await isFirstThere;
    await page.getByText("The connection is interrupted.").waitFor();
    await page.reload();
    letThrough();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url().replace(/^.*uploads/, "")));
    await chat();
    const interrupted = page.getByRole("list", { name: "Interrupted uploads" });
    await interrupted.getByText("44% uploaded.").waitFor();
    await expectAccessible(page);
    await interrupted.locator("input[type=file]").setInputFiles(video);
    await page.getByRole("list", { name: "Files of your message" }).getByText("Ready").waitFor();
    const pieces = sent.filter((path) => path.includes("/pieces/"));
    expect(pieces.map((path) => path.slice(-1))).to.deep.equal(["1", "2"]);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page
      .getByRole("group", { name: "Messages" })
      .getByRole("button", { name: "handover.mp4" })
      .click();
    const player = page.getByRole("dialog", { name: "handover.mp4" }).locator("video");
    await player.waitFor();
    await closePage(page);
  });
});
