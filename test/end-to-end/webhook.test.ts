import { expect } from "chai";
import { override } from "../../src/composition/container.ts";
import { webhookTokens } from "../../src/composition/webhook-module.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { HookServer, repeatChallenge } from "../support/hook-server.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a webhook in a browser", function () {
  this.timeout(120_000);
  let server: HookServer;
  let market: DemoMarket;
  before(async () => {
    server = await HookServer.open();
    market = await DemoMarket.open([override(webhookTokens.sender, server.sender)]);
  });
  after(async () => {
    await market.close();
    await server.close();
  });

  it("is verified, says when that fails and when it passes, and is removed with its events", async () => {
    const { page } = await market.openAs(market.seller, "/account/webhooks");
    const verify = page.getByRole("button", { name: "Verify" });
    await page.getByText("No address yet").waitFor();
    const looked = Promise.withResolvers<void>();
    server.answer = () => looked.promise.then(() => ({ status: 200, text: "something else" }));
    await page.getByLabel("URL of your program").fill("https://program.example/hook");
    await verify.click();
    await page.getByText("Verifying", { exact: true }).waitFor();
    looked.resolve();
    await page.getByText("The address didn't repeat the word, so it is disabled.").waitFor();
    await page.getByText("Disabled", { exact: true }).waitFor();

    server.answer = repeatChallenge;
    await verify.click();
    await page.getByText("Verified. From now on we tell your program.").waitFor();
    await page.getByText("Enabled", { exact: true }).waitFor();

    await page.getByLabel("A trade starts").click();
    await page.locator('input[name="trade.started"]:checked').waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("button", { name: "Remove webhook" }).click();
    await page.getByText("No address yet").waitFor();
    await page.getByLabel("URL of your program").fill("https://program.example/hook");
    await verify.click();
    await page.getByText("Enabled", { exact: true }).waitFor();
    expect(await page.getByLabel("A trade starts").isChecked()).to.equal(false);
    await closePage(page);
  });
});
