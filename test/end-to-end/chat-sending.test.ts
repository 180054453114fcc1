import { expect } from "chai";
import type { Route } from "playwright-core";
import {
  chatFieldOf,
  isMessage,
  messagesOf,
  openAsBuyer,
  writeInChat,
} from "../support/chat-in-browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

describe("sending in the chat of a trade in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("keeps a message that did not get through in its place, and sends it once when tried again", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (isMessage(request)) keys.push(request.headers()["idempotency-key"]);
    });
    const letThrough = await routeUntil(page, "**/messages", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      // It arrives, only its answer is lost.
      await route.fetch();
      return route.abort();
    });
    await writeInChat(page, "IBAN is right?");
    const failed = messagesOf(page).getByRole("alert");
    await failed.getByText("We couldn't confirm that it was sent.").waitFor();
    letThrough();
    await failed.getByRole("button", { name: "Try again" }).click();
    await failed.waitFor({ state: "detached" });
    await page.waitForFunction(() => !document.body.textContent.includes("Sending …"));
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
    const told = await trade.buyer.must("listMessages", { parameters: { id: trade.id } });
    expect((told.data as { text: string }[]).map(({ text }) => text)).to.deep.equal([
      "IBAN is right?",
    ]);
    await closePage(page);
  });

  it("sends the next message while a read of the chat gets no answer", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    await chatFieldOf(page).waitFor();
    const held: Route[] = [];
    await page.route(/\/messages(\?|$)/, (route) =>
      route.request().method() === "GET" ? void held.push(route) : route.continue(),
    );
    // The read itself is given up after a minute.
    const sent = (text: string) =>
      page.waitForResponse(
        (response) =>
          isMessage(response.request()) && (response.request().postData() ?? "").includes(text),
        { timeout: 45_000 },
      );
    const answers = [sent("one"), sent("two")];
    await writeInChat(page, "one");
    await writeInChat(page, "two");
    for (const answer of await Promise.all(answers)) expect(answer.status()).to.equal(200);
    expect(held).not.to.have.length(0);
    await Promise.all(held.map((route) => route.abort()));
    await closePage(page);
  });

  it("counts the last characters, and gives back what the server refused", async () => {
    const trade = await market.startTrade();
    const { page } = await openAsBuyer(market, trade);
    await chatFieldOf(page).fill("a".repeat(2_490));
    await page.getByText("10 characters left").waitFor();
    await chatFieldOf(page).fill("a".repeat(2_501));
    await page.getByText("1 character too many").waitFor();
    await chatFieldOf(page).press("Enter");
    expect(await chatFieldOf(page).inputValue()).to.have.length(2_501);
    await page.route("**/messages", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 409, json: { error: { code: "chat_blocked", message: "" } } })
        : route.continue(),
    );
    await writeInChat(page, "too late");
    await page.getByText("Not sent: this chat was closed").waitFor();
    await page.getByRole("button", { name: "Change" }).click();
    expect(await chatFieldOf(page).inputValue()).to.equal("too late");
    await closePage(page);
  });
});
