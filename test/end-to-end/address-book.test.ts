import { expect } from "chai";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";

describe("sends and their address book, in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("takes an address that was just sent to, and offers it for the next send", async () => {
    const { page } = await market.openAs(market.seller, "/wallet/send?crypto=btc");
    await page.getByLabel("Username, address or Lightning invoice").fill(address);
    const amount = page.getByLabel("Amount");
    await amount.fill("999999");
    await page.getByText("This is more than your balance. Enter a smaller amount.").waitFor();
    await page.getByRole("button", { name: "Send everything" }).click();
    const all = await amount.inputValue();
    await page.getByText("The network fee is taken from this amount.").waitFor();
    const letThrough = await routeUntil(page, "**/wallet/send/quote", (route) =>
      route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Down." } } }),
    );
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("We can't work this out right now. Try again in a moment.").waitFor();
    letThrough();
    await page.getByRole("button", { name: "Continue" }).click();
    const fact = (name: string) =>
      page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd[1]");
    // Nothing is left. In the demo two of three take as long: the dearer one isn't offered.
    const speeds = page.getByRole("radiogroup", { name: "How fast" }).getByRole("radio");
    await speeds.first().waitFor();
    expect(await speeds.count()).to.equal(2);
    await fact("Total").getByText(`${all} BTC`).waitFor();
    // Who goes back while a speed is still being worked out is not brought to the review again.
    const late = Promise.withResolvers<void>();
    const nowLetThrough = await routeUntil(page, "**/wallet/send/quote", async (route) => {
      await late.promise;
      await route.continue();
    });
    await speeds.nth(1).check();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    const answered = page.waitForResponse("**/wallet/send/quote");
    late.resolve();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await page.getByLabel("Amount").inputValue()).to.equal(all);
    expect(await speeds.count()).to.equal(0);
    nowLetThrough();
    await page.goto(`${market.url}/wallet/send?crypto=btc&amount=0.001`);
    await page.getByLabel("Username, address or Lightning invoice").fill(address);
    await page.getByText(/^About [\d,.]+\sUSD/).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page
      .getByText("Check the address. Once the network has it, nobody can take it back.")
      .waitFor();
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Your wallet shows when it has arrived.").waitFor();
    await fact("Amount").getByText("0.001").waitFor();
    await fact("To").getByText(address).waitFor();
    await fact("Speed")
      .getByText(/^(Normal|Slow): in a block within \d+ minutes?$/)
      .waitFor();
    await page.getByRole("link", { name: "Save this address" }).click();
    await heading(page, "Address book");
    expect(await page.getByLabel("Address", { exact: true }).inputValue()).to.equal(address);
    await page.getByLabel("Name").fill("Cold storage");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").waitFor();
    await page.getByRole("listitem").filter({ hasText: "Cold storage" }).waitFor();
    await page.getByRole("link", { name: "Send", exact: true }).click();
    await heading(page, "Send coins");
    const chosen = page.getByLabel("From your address book").locator("option:checked");
    expect(await chosen.getAttribute("label")).to.match(/^Cold storage/);
    await closePage(page);
  });

  it("is asked for an amount under the limits, which say what they allow", async () => {
    await market.database.query("UPDATE trader SET level = 1 WHERE username = 'ana_lima'");
    const path = "/wallet/send?crypto=btc&amount=0.04&recipient=bruno_costa";
    const { page } = await market.openAs(market.seller, path);
    await page.getByRole("button", { name: "Continue" }).click();
    const words = page.getByText(/You can send at most [\d.]+\sBTC now\.$/);
    const most = /most ([\d.]+)\sBTC/.exec(await words.innerText())?.[1] ?? "";
    await page.getByLabel("Amount").fill(most);
    await words.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Check the name. What you send can't be taken back.").waitFor();
    await closePage(page);
  });
});
