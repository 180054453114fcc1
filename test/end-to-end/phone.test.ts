import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

describe("a phone number in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let visitor: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    visitor = await Visitor.of(market.url);
    await visitor.register("phone_owner");
  });
  after(() => market.close());

  const press = (page: Page, name: string) =>
    page.locator("main").getByRole("button", { name }).click();

  /** The newest message of that kind to a number, from the mailbox of the demo. */
  async function messageTo(number: string, subject: string): Promise<string> {
    const until = performance.now() + 30_000;
    for (;;) {
      const response = await fetch(`${market.url}/dev/mailbox`, {
        headers: { Accept: "application/json" },
      });
      const { data } = (await response.json()) as { data: readonly MailboxEntry[] };
      const found = data.find((each) => each.to === number && each.subject === subject);
      if (found) return found.text;
      if (performance.now() > until) throw new Error(`No ${subject} came for ${number}`);
      await pause(100);
    }
  }

  it("is asked for with its country, refused with a reason, then called and confirmed by itself", async () => {
    const { page, faults } = await market.openAs(visitor, "/account/verification/phone");
    await page.getByLabel("Country").selectOption("PT");
    await page.getByLabel("Phone number").fill("912 345");
    await press(page, "Send a code");
    await page.getByText("Confirm to continue.").waitFor();
    await page.getByRole("checkbox").check();
    await press(page, "Send a code");
    await page.getByText("This number doesn't exist.").waitFor();
    await page.getByLabel("Phone number").fill("212 345 621");
    await press(page, "Send a code");
    await page.getByText("We can't send a text to this number.").waitFor();
    await press(page, "Call me instead");
    await page.getByText("We are calling").waitFor();
    await page
      .getByText(/You can send another one in \d+ seconds/)
      .first()
      .waitFor();
    const heard = await messageTo("+351212345621", "Phone call");
    const code = /(?:\d, ){5}\d/.exec(heard)?.[0].replaceAll(", ", "") ?? "";
    const other = code === "000000" ? "000001" : "000000";
    await page.getByLabel("Code").fill(other);
    await page.getByText("This isn't the code we sent.").waitFor();
    await page.getByLabel("Code").fill(code);
    await page.getByText("is confirmed.").waitFor();
    expect((await visitor.must("viewPhone")).data).to.include({
      phone: "+351212345621",
      isVerified: true,
    });
    // The three refusals of the inputs above.
    expect(faults.filter((each) => !each.includes("status of 422"))).to.deep.equal([]);
    await closePage(page);
  });

  it("is taken away with the password, and another one gets a text", async () => {
    const { page, faults } = await market.openAs(visitor, "/account/settings");
    await page.getByText("+351212345621").waitFor();
    await page.getByRole("link", { name: "Use another number" }).click();
    await press(page, "Use another number");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Password", { exact: true }).fill(passwordOf("phone_owner"));
    await dialog.getByRole("button", { name: "Remove number" }).click();
    await page.getByLabel("Phone number").fill("+351 912 345 622");
    await page.getByRole("checkbox").check();
    await press(page, "Send a code");
    await page.getByText("We sent a code to").waitFor();
    expect(await messageTo("+351912345622", "Text message")).to.match(/^\d{6} is your code/);
    await press(page, "Use another number");
    await page.getByLabel("Phone number").waitFor();
    expect((await visitor.must("viewPhone")).data).to.include({ phone: null, countdown: 0 });
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });
});
