import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { bankAccountBody } from "../support/bank-account-body.ts";
import { button } from "../support/console-desk.ts";
import type { DemoMarket } from "../support/demo-market.ts";
import { at, fill, prove, sees, testLostMoneyActs } from "../support/lost-money-acts.ts";
import { allowMerchant, makeLink } from "../support/merchant-desk.ts";
import type { Visitor } from "../support/visitor.ts";

describe("an order or payment whose answer is lost, in a browser", function () {
  this.timeout(60_000);
  const orderCard = async (page: Page) => {
    await fill(page, "Name of the card", "Shopping");
    await button(page, "Order the card").click();
  };
  const loadCard = async (page: Page) => {
    await fill(page, "Amount on the card", "25.50");
    await prove(page);
    await button(page, "Top up the card").click();
  };
  const newLink = async (page: Page) => {
    await fill(page, "What it is for", "Invoice 12");
    await fill(page, "Amount", "25.00");
    await button(page, "Create payment link").click();
  };
  /** The page of an act with a card that was just ordered, once it can be used. */
  const cardPath = (act: string) => async (by: Visitor, market: DemoMarket) => {
    const body = { label: "Lost", currency: "USD" };
    const { id } = (await by.must("orderVirtualCard", { body })).data as { id: string };
    const isActive = "SELECT 1 FROM virtual_card WHERE id = $1 AND state = 'active'";
    while ((await market.database.query(isActive, [id])).length === 0) await pause(100);
    return `/virtual-cards/${id}/${act}`;
  };

  testLostMoneyActs({
    "coins bought with money": {
      path: "**/provider-orders",
      by: "ana_lima",
      page: at("/on-ramp"),
      press: async (page) => {
        await page.getByLabel("Currency").selectOption("EUR");
        await fill(page, "Amount to pay", "100");
        await button(page, "Show the price").click();
        await button(page, "Continue to payment").click();
      },
      again: "Continue to payment",
      rows: "provider_order",
      done: sees("Waiting for payment"),
    },
    "coins sold for money": {
      path: "**/provider-orders",
      by: "ana_lima",
      page: async (by) => {
        await by.must("addBankAccount", { body: bankAccountBody() });
        return "/off-ramp";
      },
      press: async (page) => {
        await fill(page, "Amount", "0.001");
        await button(page, "Show the price").click();
        await prove(page);
        await button(page, "Sell and be paid").click();
      },
      again: "Sell and be paid",
      rows: "provider_order",
      done: sees(/Not started yet|Under way/),
    },
    "a phone topped up": {
      path: "**/provider-orders",
      by: "ana_lima",
      page: at("/mobile-top-up"),
      press: async (page) => {
        await fill(page, "Phone number", "+254 712 345 678");
        await button(page, "Choose an amount").click();
        await page.getByLabel("Operator").selectOption("play-ke-1");
        await fill(page, "Amount", "500");
        await button(page, "Show the price").click();
        await prove(page);
        await page.getByRole("button", { name: "Top up", exact: true }).click();
      },
      again: /^Top up$/,
      rows: "provider_order",
      done: sees(/Not started yet|Under way/),
    },
    "the order of a card": {
      path: "**/rest/v1/virtual-cards",
      by: "bruno_costa",
      page: at("/virtual-cards/create-card"),
      press: orderCard,
      again: "Order the card",
      afterReload: orderCard,
      rows: "virtual_card",
      done: (page) => page.waitForURL(/\/virtual-cards$/),
    },
    "a card topped up": {
      path: "**/top-up",
      by: "ana_lima",
      page: cardPath("top-up"),
      press: loadCard,
      again: "Top up the card",
      afterReload: loadCard,
      rows: "virtual_card_act WHERE kind = 'top_up'",
      done: (page) => page.waitForURL(/\/virtual-cards$/),
    },
    "a card terminated": {
      path: "**/terminate",
      by: "ana_lima",
      page: cardPath("terminate"),
      press: async (page) => {
        await button(page, "Terminate the card").click();
        await prove(page);
        await button(page, "Terminate the card").last().click();
      },
      again: "Terminate the card",
      rows: "virtual_card_act WHERE kind = 'terminate'",
      done: sees("Terminated"),
    },
    "a new payment link": {
      path: "**/rest/v1/payment-links",
      by: "kofi_trades",
      page: async (_by, market) => {
        await allowMerchant(market, "kofi_trades");
        return "/account/payment-links";
      },
      press: newLink,
      again: "Create payment link",
      afterReload: newLink,
      rows: "payment_link",
      done: (page) => page.getByRole("dialog").waitFor(),
    },
    "a payment by a link": {
      path: "**/pay",
      by: "bruno_costa",
      page: async (_by, market) => (await makeLink(await market.signIn("kofi_trades"))).path,
      press: async (page) => {
        await button(page, /^Pay /).click();
        await prove(page);
        await button(page, /^Pay$/).last().click();
      },
      rows: "payment_link WHERE paid_at IS NOT NULL",
      done: sees("You paid this. This page is your receipt."),
    },
    "payments moved to the wallet": {
      path: "**/merchant/payouts",
      by: "kofi_trades",
      page: at("/account/payment-links"),
      press: (page) => button(page, "Move to my wallet").click(),
      rows: "ledger_entry WHERE ref LIKE 'merchant-payout:%'",
      done: sees("Invoice 7"),
    },
  });
});
