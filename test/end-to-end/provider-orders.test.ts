import { expect } from "chai";
import { expectBooksBalance } from "../support/books.ts";
import { bankAccountBody } from "../support/bank-account-body.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

describe("ramps and top-ups in a browser", function () {
  this.timeout(180_000);
  let market: DemoMarket;
  let ana: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    ana = await market.signIn("ana_lima");
    await ana.must("addBankAccount", { body: bankAccountBody() });
  });
  after(async () => {
    await expectBooksBalance(market.database);
    await market.close();
  });

  it("buys coins at the test page of the provider, and shows them in the wallet", async () => {
    const { page } = await market.openAs(ana, "/on-ramp");
    await heading(page, "Buy coins with money");
    await page.getByRole("button", { name: "Show the price" }).click();
    await page.getByText("Enter an amount, such as 50.").waitFor();
    await page.getByLabel("Amount to pay").and(page.locator(":focus")).waitFor();
    await page.getByLabel("Currency").selectOption("EUR");
    await page.getByLabel("Amount to pay").fill("5");
    await page.getByRole("button", { name: "Show the price" }).click();
    await page.getByText("The provider doesn't do this amount. Enter one within").waitFor();
    expect(await page.getByLabel("Amount to pay").getAttribute("aria-invalid")).to.equal("true");
    await page.getByLabel("Amount to pay").fill("100");
    await page.getByRole("button", { name: "Show the price" }).click();
    await page.getByText("2.50 EUR").waitFor();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await heading(page, "Test payment");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await heading(page, "Buy coins with money");
    await page.getByText("In your wallet", { exact: true }).waitFor({ timeout: 60_000 });
    await closePage(page);
  });

  it("sells coins to a saved account, which can be stopped while it is new", async () => {
    const { page } = await market.openAs(ana, "/off-ramp");
    await heading(page, "Sell coins for money");
    await page.getByLabel("Amount", { exact: true }).fill("0.001");
    await page.getByRole("button", { name: "Show the price" }).click();
    await page.getByLabel("Password", { exact: true }).fill("try the demo");
    await page.getByRole("button", { name: "Sell and be paid" }).click();
    await page.getByText(/Not started yet|Under way/).waitFor();
    const cancel = page.getByRole("button", { name: "Cancel order" });
    if (await cancel.isVisible()) {
      await cancel.click();
      await page.getByText("Cancelled").waitFor();
    } else {
      await page.getByRole("button", { name: "Let it fail" }).click();
      await page.getByText("Failed, coins returned").waitFor();
    }
    await closePage(page);
  });

  it("tops a phone up, and again", async () => {
    const { page } = await market.openAs(ana, "/mobile-top-up");
    await heading(page, "Mobile top-up");
    await page.getByLabel("Phone number").fill("12");
    await page.getByRole("button", { name: "Choose an amount" }).click();
    await page.getByText("Enter a mobile number with its country code.").waitFor();
    await page.getByLabel("Phone number").fill("+254 712 345 678");
    await page.getByRole("button", { name: "Choose an amount" }).click();
    await page.getByLabel("Operator").selectOption("play-ke-1");
    await page.getByLabel("Amount", { exact: true }).fill("500");
    await page.getByRole("button", { name: "Show the price" }).click();
    await page.getByLabel("Password", { exact: true }).fill("try the demo");
    await page.getByRole("button", { name: "Top up", exact: true }).click();
    const focused = page.locator(":focus");
    const opened = page.getByRole("heading", { name: /^Order of/ }).and(focused);
    await opened.waitFor();
    await page.getByRole("button", { name: "Carry it out" }).click({ timeout: 60_000 });
    await page.getByText("Topped up").waitFor({ timeout: 60_000 });
    // The button went when the order was done.
    await opened.waitFor();
    await page.getByRole("button", { name: "Close details" }).press("Enter");
    await page
      .getByRole("button", { name: /^Details .*\d/ })
      .and(focused)
      .press("Enter");
    await opened.waitFor();
    await page.getByRole("button", { name: "Close details" }).click();
    await page.getByRole("button", { name: /^Top up again \+254/ }).click();
    await page.getByRole("button", { name: "Choose an amount" }).click();
    await page.getByText("Chosen from the number.").waitFor();
    await closePage(page);
  });
});
