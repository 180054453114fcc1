import type { Page } from "playwright-core";
import { button } from "../support/console-desk.ts";
import { at, fill, prove, sees, testLostMoneyActs } from "../support/lost-money-acts.ts";
import { castOffer } from "../support/trader-cast.ts";

describe("an act with one's balance whose answer is lost, in a browser", function () {
  this.timeout(60_000);
  /** From what is to be sent to the press. */
  const review = async (page: Page) => {
    await button(page, "Continue").click();
    await prove(page);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  const convert = (page: Page) =>
    page.getByRole("button", { name: "Convert", exact: true }).click();
  const sell = async (page: Page) => {
    await page.getByRole("radio", { name: "Sell" }).check();
    await fill(page, "Price", "200000");
    await fill(page, "Amount", "0.001");
    await button(page, "Sell BTC").click();
  };

  testLostMoneyActs({
    "a send to a person": {
      path: "**/wallet/send",
      by: "ana_lima",
      page: at("/wallet/send?crypto=btc&amount=0.0011&recipient=bruno_costa"),
      press: review,
      again: "Send",
      afterReload: review,
      rows: "send",
      done: sees("is in the wallet of"),
    },
    "a send to an address": {
      path: "**/wallet/send",
      by: "ana_lima",
      page: at(
        "/wallet/send?crypto=btc&amount=0.0012&address=bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080",
      ),
      press: review,
      again: "Send",
      afterReload: review,
      rows: "send",
      done: (page) => button(page, "Send something else").waitFor(),
    },
    "a payment over Lightning": {
      path: "**/wallet/send",
      by: "ana_lima",
      page: async (by) => {
        const { invoice } = (await by.must("askPlayInvoice")).data as { invoice: string };
        return `/wallet/send?address=${invoice}`;
      },
      press: review,
      again: "Send",
      rows: "send",
      done: async (page) => {
        await button(page, "Continue").click();
        await sees("This invoice is paid already, or being paid.")(page);
      },
    },
    "a conversion": {
      path: "**/wallet/convert",
      by: "ana_lima",
      page: at("/wallet/convert?from=BTC&to=USDT&amount=0.001"),
      press: async (page) => {
        await button(page, "Show the price").click();
        await prove(page);
        await convert(page);
      },
      again: /^Convert$/,
      afterReload: async (page) => {
        await prove(page);
        await convert(page);
      },
      rows: "conversion",
      done: sees("is in your wallet."),
    },
    "an order of spot trading": {
      path: "**/spot/orders",
      by: "ana_lima",
      page: at("/spot-trading/terminal?cryptoCurrency=BTC"),
      press: sell,
      again: "Sell BTC",
      afterReload: sell,
      rows: "spot_order",
      done: sees("Your order is in the book."),
    },
    "a bond": {
      path: "**/deposit-bond",
      by: "ana_lima",
      page: async (by) => {
        await by.must("createOffer", { body: castOffer });
        return "/wallet/bond";
      },
      press: (page) => button(page, /^Post /).click(),
      again: /^Post /,
      rows: "bond WHERE units > 0",
      done: sees("Your bond covers all your offers."),
    },
    "a bond that comes back": {
      path: "**/retrieve-bond",
      by: "ana_lima",
      page: at("/wallet/bond"),
      press: async (page) => {
        await prove(page);
        await button(page, "Return my bond").click();
      },
      again: "Return my bond",
      rows: "bond WHERE units = 0",
      done: sees("are missing."),
    },
    "a record elsewhere": {
      path: "**/reputation-claims",
      by: "ana_lima",
      page: at("/account/reputation"),
      press: async (page) => {
        await fill(page, "Marketplace", "Elsewhere");
        await fill(page, "Address of your profile there", "https://elsewhere.example/ana");
        await fill(page, "Completed trades", "10");
        await fill(page, "Positive feedback", "9");
        await fill(page, "Negative feedback", "1");
        await fill(page, "Member since (year)", "2020");
        await button(page, "Send request").click();
      },
      again: "Send request",
      rows: "reputation_claim",
      done: sees("Elsewhere"),
    },
  });
});
