import type { Page } from "playwright-core";
import { playSenders } from "../../src/adapters/chain/demo-accounts.ts";
import { expectGone } from "../support/browser.ts";
import { ConsoleDesk } from "../support/console-desk.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import type { Visitor } from "../support/visitor.ts";

const reason = "Told by the police.";

describe("blocked addresses in the console", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  let page: Page;
  let kofi: Visitor;
  before(async () => {
    desk = await ConsoleDesk.open();
    kofi = await desk.market.signIn("kofi_trades");
    const ada = await StaffVisitor.ofDemo(desk.market.adminUrl, "ada_admin");
    const { version } = (await ada.must("viewPolicy")).data as { version: number };
    const patch = { deposit: { finalityBlocks: 1 } };
    await ada.must("changePolicy", { body: { patch, version, reason } });
    ({ page } = await desk.openAs("vera_super"));
    page.setDefaultTimeout(20_000);
    await desk.goTo(page, "/sends");
  });
  after(async () => {
    await closePage(page);
    await desk.market.close();
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const because = async (title: string, act: string) => {
    const asked = dialog(title);
    await asked.getByLabel("Why", { exact: true }).fill(reason);
    await asked.getByRole("button", { name: act, exact: true }).click();
    await expectGone(asked);
  };

  it("are put on the list with a reason, and found there", async () => {
    await button("Block an address").click();
    const asked = dialog("Block an address");
    await asked.getByLabel("Address", { exact: true }).fill(playSenders.ethereum);
    await asked.getByLabel("Whose it is, or where it is listed").fill("A robbery");
    await because("Block an address", "Block it");
    await page.getByText("1 address", { exact: true }).waitFor();
    await page.getByLabel("Find an address or a name").fill("robbery");
    await page.getByText(playSenders.ethereum.toLowerCase()).waitFor();
    await page.getByLabel("Find an address or a name").fill("nobody");
    await page.getByText("None.", { exact: true }).waitFor();
    await page.getByLabel("Find an address or a name").fill("");
  });

  it("have their deposits held, which staff keep, and release later", async () => {
    await kofi.must("sendPlayCoins", { body: { crypto_currency_code: "ETH" } });
    await page.getByRole("link", { name: "kofi_trades" }).waitFor({ timeout: 60_000 });
    await page.getByText(/^From the blocked address/).waitFor();
    const { page: wallet } = await desk.market.openAs(kofi, "/wallet");
    await wallet.getByText("On hold", { exact: true }).waitFor();
    await button("Keep on hold").click();
    await because("Keep this deposit on hold", "Keep this deposit on hold");
    await page.getByText(/^Kept on hold by staff/).waitFor();
    await wallet.getByText("Our staff reviewed it and keep it on hold.").waitFor();
    await button("Release").click();
    await because("Release this deposit", "Release this deposit");
    await page.getByText(/^None. Deposits from blocked addresses/).waitFor();
    await wallet.getByText("In your balance").first().waitFor();
    await closePage(wallet);
  });

  it("are taken off the list again", async () => {
    await button("Unblock").click();
    await because("Unblock this address", "Unblock it");
    await page.getByText("None.", { exact: true }).waitFor();
  });
});
