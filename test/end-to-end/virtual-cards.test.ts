import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectBooksBalance } from "../support/books.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

const password = "try the demo";

describe("virtual cards in a browser", function () {
  this.timeout(240_000);
  let market: DemoMarket;
  let ana: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    ana = await market.signIn("ana_lima");
  });
  after(async () => {
    await expectBooksBalance(market.database);
    await market.close();
  });

  const act = (page: Page, name: string) => page.getByRole("button", { name }).click();
  const go = (page: Page, name: string) => page.getByRole("link", { name }).click();

  it("somebody orders a card, loads it, reads its number, pays, withdraws and terminates it", async () => {
    const { page } = await market.openAs(ana, "/virtual-cards");
    await heading(page, "Virtual cards");
    await page.getByText("No cards yet").waitFor();
    await go(page, "Order a card");
    await heading(page, "Order a virtual card");
    await act(page, "Order the card");
    await page.getByText("Name the card, such as Shopping.").waitFor();
    await page.getByLabel("Name of the card").fill("Shopping");
    await act(page, "Order the card");
    await page.getByText("Active", { exact: true }).waitFor();

    await go(page, "Top up");
    await heading(page, "Top up a card");
    await act(page, "Top up the card");
    await page.getByText("Enter an amount in whole cents, such as 25.50.").waitFor();
    await page.getByLabel("Amount on the card").fill("25.50");
    await page.getByText("25.755000 USDT").or(page.getByText("25.755")).first().waitFor();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await act(page, "Top up the card");
    await page.getByText("Top-up on its way").waitFor();
    await page.getByText("25.50 USD").waitFor();

    await act(page, "Show number");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Show card number" }).click();
    await page.getByText(/^9999 9900 \d{4} \d{4}$/).waitFor();
    await act(page, "Close");

    await act(page, "Buy something");
    await page.getByText("Test shop", { exact: true }).waitFor();
    await page.getByText("20.51 USD").waitFor();

    await go(page, "Withdraw");
    await page.getByLabel("Amount to withdraw").fill("30");
    await act(page, "Withdraw to the wallet");
    await page.getByText("There is less than this on the card.").waitFor();
    await page.getByLabel("Amount to withdraw").fill("10.51");
    await act(page, "Withdraw to the wallet");
    await page.getByText("10.00 USD").first().waitFor();
    await page.getByText("Active", { exact: true }).waitFor();

    await go(page, "Terminate");
    await act(page, "Terminate the card");
    await dialog.getByLabel("Password", { exact: true }).fill("not mine");
    await dialog.getByRole("button", { name: "Terminate the card" }).click();
    await page.getByText("Wrong password. Nothing was changed.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Terminate the card" }).click();
    await page.getByText("Terminated", { exact: true }).waitFor();
    await page.getByText("0.00 USD").waitFor();

    await page.goto(`${market.url}/account/payment-settings`);
    await go(page, "Manage cards");
    await heading(page, "Virtual cards");
    await closePage(page);
  });

  it("says what a card that is not theirs is", async () => {
    const { page } = await market.openAs(ana, "/virtual-cards/unknown1234A/top-up");
    await page.getByText("You have no such card").waitFor();
    expect(page.url()).to.include("/top-up");
    await closePage(page);
  });
});
