import { expect } from "chai";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("API keys in a browser", function () {
  this.timeout(60_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("are made with a name and a proof, copied once, used, and revoked", async () => {
    const { page, faults } = await market.openAs(market.seller, "/account/webhooks");
    await page.getByText("No API keys").waitFor();
    await page.getByRole("button", { name: "Create API key" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("What it may do").selectOption("manage");
    await dialog.getByLabel("Password").fill(demoPassword);
    await dialog.getByRole("button", { name: "Create key" }).click();
    await dialog.getByText("Enter a shorter name").waitFor();
    await dialog.getByLabel("Name of the program").fill("My bot");
    await dialog.getByRole("button", { name: "Create key" }).click();
    const made = page.getByRole("group", { name: "Your new API key" });
    await made.and(page.locator(":focus")).waitFor();
    const key = (await made.getByText(/^phk_/).textContent()) ?? "";
    const command = (await page.locator("bdi", { hasText: /^curl/ }).textContent()) ?? "";
    const [, header = "", url = ""] = /^curl -H "([^"]+)" (\S+)$/.exec(command) ?? [];
    expect([header, url]).to.deep.equal([
      `Authorization: Bearer ${key}`,
      `${market.url}/rest/v1/trade/active`,
    ]);
    const asked = await fetch(`${market.url}/rest/v1/trade/active`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(asked.status).to.equal(200);
    await page.reload();
    await page.getByText("Can manage offers").waitFor();
    expect(await page.getByText(/^phk_/).count()).to.equal(0);
    await page.getByText("How to send a key").click();
    await page.getByText('curl -H "Authorization: Bearer phk_…"').waitFor();
    await page.getByRole("button", { name: "Revoke My bot" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke API key" }).click();
    await page.getByText("No API keys").waitFor();
    expect(faults.filter((fault) => !/422/.test(fault))).to.deep.equal([]);
    await closePage(page);
  });
});
