import { expect } from "chai";
import type { Page, Request, Route } from "playwright-core";
import { DemoMarket, type StartedTrade } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

describe("sending in the chat of a trade in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const open = ({ buyer, id }: StartedTrade) => market.openAs(buyer, `/trade/${id}`);
  const fieldOf = (page: Page) => page.getByRole("textbox", { name: /^Write to / });
  const messagesOf = (page: Page) => page.getByRole("group", { name: "Messages" });
  const write = async (page: Page, text: string) => {
    await fieldOf(page).fill(text);
    await fieldOf(page).press("Enter");
  };
  const isMessage = (request: Request) =>
    request.method() === "POST" && request.url().endsWith("/messages");

  it("keeps a message that did not get through in its place, and sends it once when tried again", async () => {
    const trade = await market.startTrade();
    const { page } = await open(trade);
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
    await write(page, "IBAN is right?");
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
    const { page } = await open(trade);
    await fieldOf(page).waitFor();
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
    await write(page, "one");
    await write(page, "two");
    for (const answer of await Promise.all(answers)) expect(answer.status()).to.equal(200);
    expect(held).not.to.have.length(0);
    await Promise.all(held.map((route) => route.abort()));
    await closePage(page);
  });

  it("counts the last characters, and gives back what the server refused", async () => {
    const trade = await market.startTrade();
    const { page } = await open(trade);
    await fieldOf(page).fill("a".repeat(2_490));
    await page.getByText("10 characters left").waitFor();
    await fieldOf(page).fill("a".repeat(2_501));
    await page.getByText("1 character too many").waitFor();
    await fieldOf(page).press("Enter");
    expect(await fieldOf(page).inputValue()).to.have.length(2_501);
    await page.route("**/messages", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 409, json: { error: { code: "chat_blocked", message: "" } } })
        : route.continue(),
    );
    await write(page, "too late");
    await page.getByText("Not sent: this chat was closed").waitFor();
    await page.getByRole("button", { name: "Change" }).click();
    expect(await fieldOf(page).inputValue()).to.equal("too late");
    await closePage(page);
  });
});
