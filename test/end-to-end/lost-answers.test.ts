import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { button, ConsoleDesk } from "../support/console-desk.ts";
import type { StartedTrade } from "../support/demo-market.ts";
import { LostAnswers } from "../support/lost-answers.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

/** An act in a browser whose answers are lost. */
interface LostAct {
  /** The addresses to which it is sent. */
  readonly path: string;
  /** Opens the page, and says how often the act was done. */
  readonly open: () => Promise<readonly [Page, count: () => Promise<number>]>;
  /** From a loaded page to the press. */
  readonly press: (page: Page) => Promise<void>;
  /** The press again, where what was typed still stands; undefined if the page moves on by itself. */
  readonly again: ((page: Page) => Promise<void>) | undefined;
  /** Whether the page still offers it after a reload, although it was done. */
  readonly isOfferedAfterReload: boolean;
  /** Waits until the page shows it as done. */
  readonly done: (page: Page) => Promise<unknown>;
}

describe("an act whose answer is lost, in a browser", function () {
  this.timeout(90_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  const click = (name: string | RegExp) => (page: Page) => button(page, name).click();
  const tradesOf = async (who: Visitor) =>
    ((await who.must("listActiveTrades")).data as readonly TradeView[]).length;
  /** How many more there are than before. */
  const counting = async (count: () => Promise<number>) => {
    const before = await count();
    return async () => (await count()) - before;
  };
  const offerOfAna = async () => {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
    const cards = (await desk.market.seller.must("listOffers", { query }))
      .data as readonly OfferCard[];
    return `/offer/${cards.find(({ owner }) => owner.username === "ana_lima")?.idHashed}`;
  };
  const messagesOf =
    ({ buyer, id }: StartedTrade) =>
    async () =>
      ((await buyer.must("listMessages", { parameters: { id } })).data as readonly object[]).length;
  const viewOf = async ({ buyer, id }: StartedTrade): Promise<TradeView> =>
    (await buyer.must("viewTrade", { parameters: { id } })).data;
  const fill = async (page: Page, label: string | RegExp, text: string) =>
    page.getByLabel(label).fill(text);

  const acts: Readonly<Record<string, LostAct>> = {
    "the start of a trade": {
      path: "**/rest/v1/trade/start",
      open: async () => {
        const bruno = await desk.market.signIn("bruno_costa");
        const path = await offerOfAna();
        const { page } = await desk.market.openAs(bruno, `${path}?fiat-min=30`);
        return [page, await counting(() => tradesOf(bruno))];
      },
      press: click("Start the trade"),
      again: click("Start the trade"),
      isOfferedAfterReload: true,
      done: (page) => page.waitForURL(/\/trade\/\w+$/),
    },
    "a sale to a buy offer": {
      path: "**/rest/v1/trade/start",
      open: async () => {
        const bruno = await desk.market.signIn("bruno_costa");
        const wish = {
          type: "buy",
          crypto_currency_code: "BTC",
          currency: "EUR",
          payment_method: "sepa-instant",
          margin: "-1",
          range_min: "20",
          range_max: "500",
          window_minutes: 30,
        };
        const { idHashed }: MyOfferView = (await bruno.must("createOffer", { body: wish })).data;
        const { page } = await desk.market.openAs(desk.market.seller, `/offer/${idHashed}`);
        return [page, await counting(() => tradesOf(desk.market.seller))];
      },
      press: async (page) => {
        await fill(page, "IBAN", "PT50 0035 0100 4321 8765 9012 3");
        await fill(page, "Name on the account", "Ana Sofia Lima");
        await button(page, "Start the trade").click();
      },
      again: click("Start the trade"),
      isOfferedAfterReload: true,
      done: (page) => page.waitForURL(/\/trade\/\w+$/),
    },
    "the publication of an offer": {
      path: "**/rest/v1/offers",
      open: async () => {
        const kofi = await desk.market.signIn("kofi_trades");
        const count = async () =>
          ((await kofi.must("listMyOffers", { query: { type: "sell" } })).data as MyOfferView[])
            .length;
        const path = "/offer-manager/edit?crypto_currency_code=ETH&currency=EUR";
        const { page } = await desk.market.openAs(kofi, path);
        return [page, await counting(count)];
      },
      press: async (page) => {
        await button(page, "Next").click();
        await page.getByRole("radio", { name: "Bizum" }).click();
        await fill(page, "Email or username", "+351 900 000 000");
        await button(page, "Next").click();
        await button(page, "Next").click();
        await fill(page, "Minimum", "30");
        await fill(page, "Maximum", "300");
        await button(page, "Next").click();
        await button(page, "Next").click();
        await button(page, "Publish").click();
      },
      again: click("Publish"),
      isOfferedAfterReload: false,
      done: (page) => page.waitForURL(/\/dashboard\/my-offers/),
    },
    "more time to pay": {
      path: "**/extend",
      open: async () => {
        const trade = await desk.market.startTrade();
        const before = await viewOf(trade);
        const { page } = await desk.market.openAs(desk.market.seller, `/trade/${trade.id}`);
        const count = async () => {
          const { expiresAt } = await viewOf(trade);
          const more = expiresAt!.timestamp - before.expiresAt!.timestamp;
          return more / before.windowSeconds;
        };
        return [page, count];
      },
      press: async (page) => {
        await page.getByText("Need help with this trade?").click();
        await button(page, /^Give .* more$/).click();
        await button(page, "Give more time").click();
      },
      again: click("Give more time"),
      isOfferedAfterReload: true,
      done: (page) => page.getByRole("alertdialog").waitFor({ state: "detached" }),
    },
    "the word that a trade was paid": {
      path: "**/paid",
      open: async () => {
        const trade = await desk.market.startTrade();
        const { page } = await desk.market.openAs(trade.buyer, `/trade/${trade.id}`);
        const count = async () =>
          (await viewOf(trade)).timeline.filter(({ act }) => act === "paid").length;
        return [page, count];
      },
      press: async (page) => {
        await button(page, "I have paid").click();
        await button(page, "Mark as paid").click();
      },
      again: undefined,
      isOfferedAfterReload: false,
      done: (page) => page.getByText("ana_lima is checking your payment").first().waitFor(),
    },
    "play money": {
      path: "**/faucet",
      open: async () => {
        const { buyer } = await desk.market.startTrade();
        const { page } = await desk.market.openAs(buyer, "/wallet");
        // A second time in a day would be refused.
        return [page, async () => 1];
      },
      press: click("Get play money"),
      again: click("Get play money"),
      isOfferedAfterReload: true,
      done: (page) => page.getByText("The play money is in your wallet.").waitFor(),
    },
    "a message": {
      path: "**/messages",
      open: async () => {
        const trade = await desk.market.startTrade();
        const { page } = await desk.market.openAs(trade.buyer, `/trade/${trade.id}`);
        return [page, messagesOf(trade)];
      },
      press: async (page) => {
        const field = page.getByRole("textbox", { name: /^Write to / });
        await field.fill("On its way.");
        await field.press("Enter");
      },
      again: click("Try again"),
      isOfferedAfterReload: false,
      done: (page) => page.getByRole("alert").waitFor({ state: "detached" }),
    },
    feedback: {
      path: "**/give",
      open: async () => {
        const trade = await desk.paidTrade();
        const parameters = { id: trade.id };
        const body = { password: demoPassword };
        await desk.market.seller.must("releaseTrade", { parameters, body });
        const { page } = await desk.market.openAs(trade.buyer, `/trade/${trade.id}`);
        return [page, async () => 1];
      },
      press: async (page) => {
        await page.getByRole("radio", { name: "Positive" }).check();
        await fill(page, "Comment", "Quick.");
        await button(page, "Save").click();
      },
      again: undefined,
      isOfferedAfterReload: false,
      done: (page) => page.getByRole("heading", { name: "Your feedback about ana_lima" }).waitFor(),
    },
    "a reply to feedback": {
      path: "**/reply",
      open: async () => {
        const trade = await desk.paidTrade();
        const parameters = { id: trade.id };
        await desk.market.seller.must("releaseTrade", {
          parameters,
          body: { password: demoPassword },
        });
        const body = { type: "positive", text: "Quick." };
        await trade.buyer.must("giveFeedback", { parameters, body });
        const { page } = await desk.market.openAs(desk.market.seller, `/trade/${trade.id}`);
        await button(page, "Reply").waitFor();
        // The page does not hear that it was saved: otherwise nobody would press again.
        await page.route("**/rest/v1/feedback/*", (route) => route.abort());
        return [page, async () => 1];
      },
      press: async (page) => {
        await button(page, "Reply").click();
        await fill(page, "Your reply", "Any time.");
        await button(page, "Send reply").click();
      },
      again: click("Send reply"),
      isOfferedAfterReload: false,
      done: (page) => page.getByText("Any time.").waitFor(),
    },
    "a banner of the whole site": {
      path: "**/admin/api/announcements",
      open: async () => {
        const { page } = await desk.openAs("ada_admin");
        await desk.goTo(page, "/banners");
        await page.getByRole("heading", { name: "All banners" }).waitFor();
        const count = () => page.getByRole("listitem").filter({ hasText: "New disks" }).count();
        return [page, count];
      },
      press: async (page) => {
        await button(page, "New banner").click();
        await fill(page, /^Text$/, "New disks tonight.");
        await fill(page, "Why", "The old ones are slow.");
        await button(page, "Publish").click();
      },
      again: click("Publish"),
      isOfferedAfterReload: true,
      done: (page) => page.getByRole("dialog").waitFor({ state: "detached" }),
    },
    "a message of the console": {
      path: "**/message",
      open: async () => {
        const trade = await desk.disputedTrade();
        const { page } = await desk.openAs("nia_mod");
        await desk.goTo(page, `/disputes/${trade.id}/show`);
        await button(page, "Take this case").click();
        await page.getByLabel("Message to both sides").waitFor();
        return [page, await counting(messagesOf(trade))];
      },
      press: async (page) => {
        await fill(page, "Message to both sides", "I have read your chat.");
        await button(page, "Send to both").click();
      },
      again: click("Send to both"),
      isOfferedAfterReload: true,
      done: (page) => button(page, "Send to both").waitFor({ state: "detached" }),
    },
  };

  for (const [name, act] of Object.entries(acts)) {
    it(`is done once: ${name}`, async () => {
      const [page, count] = await act.open();
      const lost = await LostAnswers.of(page, act.path);
      await lost.lose("reset", act.press);
      if (act.again && act.isOfferedAfterReload) {
        await lost.lose("unavailable", act.again);
        await page.reload();
        await lost.lose("internal", act.press);
      }
      if (act.again) await lost.press(act.again);
      await act.done(page);
      expect(await count()).to.equal(1);
      expect(lost.keys[0]).to.match(/^\w{16,}$/);
      expect(new Set(lost.keys), lost.keys.join(" ")).to.have.length(1);
      await closePage(page);
    });
  }
});
