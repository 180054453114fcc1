import { expect } from "chai";
import type { Page } from "playwright-core";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { button, ConsoleDesk } from "../support/console-desk.ts";
import type { StartedTrade } from "../support/demo-market.ts";
import { LostAnswers } from "../support/lost-answers.ts";
import { chooseNotice, storeNotice } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { routeUntil } from "../support/switched-route.ts";

/** An act on a trade whose answers are lost while the page hears nothing else of the trade. */
interface LostTradeAct {
  /** The addresses to which it is sent. */
  readonly path: string;
  readonly by: "buyer" | "seller";
  readonly trade: () => Promise<StartedTrade>;
  /** From the loaded room to the press. */
  readonly press: (page: Page) => Promise<void>;
  /** The press again: what was typed still stands. */
  readonly again: string | RegExp;
  /** How often it was done. */
  readonly count: (view: TradeView) => number;
}

describe("an act on a trade whose answer is lost, in a browser", function () {
  this.timeout(90_000);
  let desk: ConsoleDesk;
  let nia: StaffVisitor;
  before(async () => {
    desk = await ConsoleDesk.open();
    // A payment that can be reversed, for the reports.
    await desk.market.database.query(
      "UPDATE offer SET payment_method = $1 FROM trader t WHERE t.id = owner_id AND t.username = $2",
      ["paypal", "ana_lima"],
    );
    nia = await StaffVisitor.ofDemo(desk.market.adminUrl, "nia_mod");
  });
  after(() => desk.close());

  const times = (name: string) => (view: TradeView) =>
    view.timeline.filter(({ act }) => act === name).length;
  const texts = (name: string) => (view: TradeView) =>
    view.disputeCase?.texts.filter(({ kind }) => kind === name).length ?? 0;
  const help = (page: Page) => page.getByText("Need help with this trade?").click();
  const released = async (): Promise<StartedTrade> => {
    const trade = await desk.paidTrade();
    const body = { password: demoPassword };
    await desk.market.seller.must("releaseTrade", { parameters: { id: trade.id }, body });
    return trade;
  };
  const unfunded = async (): Promise<StartedTrade> => {
    const later = `UPDATE offer SET deferred_escrow = $1 FROM trader t
                    WHERE t.id = owner_id AND t.username = 'ana_lima'`;
    await desk.market.database.query(later, [true]);
    const trade = await desk.market.startTrade();
    await desk.market.database.query(later, [false]);
    return trade;
  };
  const decidedForSeller = async (): Promise<StartedTrade> => {
    const trade = await desk.disputedTrade();
    const parameters = { id: trade.id };
    const explanation = "No payment was shown by either of the two sides.";
    const body = { verdict: "seller", rule: "4.3", evidence: ["e1"], explanation };
    await nia.must("takeCase", { parameters });
    await nia.must("decideCase", { parameters, body });
    return trade;
  };

  const acts: Readonly<Record<string, LostTradeAct>> = {
    "a release": {
      path: "**/release",
      by: "seller",
      trade: () => desk.paidTrade(),
      press: async (page) => {
        await button(page, /^Release/).click();
        await page.getByLabel("Password").fill(demoPassword);
        await button(page, /^Release .* to buyer_/).click();
      },
      again: /^Release .* to buyer_/,
      count: times("release"),
    },
    "a cancellation": {
      path: "**/cancel",
      by: "buyer",
      trade: () => desk.market.startTrade(),
      press: async (page) => {
        await help(page);
        await button(page, "Cancel trade").click();
        await button(page, "Cancel the trade").click();
      },
      again: "Cancel the trade",
      count: times("cancel"),
    },
    "a proposal": {
      path: "**/proposals",
      by: "buyer",
      trade: () => desk.market.startTrade(),
      press: async (page) => {
        await help(page);
        await button(page, "Propose cancelling").click();
        await button(page, "Propose cancelling").last().click();
      },
      again: "Propose cancelling",
      count: ({ proposals }) => proposals.length,
    },
    "the acceptance of a proposal": {
      path: "**/accept",
      by: "seller",
      trade: async () => {
        const trade = await desk.market.startTrade();
        const body = { kind: "agree-cancel" };
        await trade.buyer.must("propose", { parameters: { id: trade.id }, body });
        return trade;
      },
      press: async (page) => {
        await button(page, "Accept").click();
        await button(page, "Accept and cancel").click();
      },
      again: "Accept and cancel",
      // The proposal itself is on the timeline too, by one side.
      count: ({ timeline }) =>
        timeline.filter(({ act, by }) => act === "agree-cancel" && by === "both").length,
    },
    "the refusal of a proposal": {
      path: "**/decline",
      by: "seller",
      trade: async () => {
        const trade = await desk.market.startTrade();
        const body = { kind: "agree-cancel" };
        await trade.buyer.must("propose", { parameters: { id: trade.id }, body });
        return trade;
      },
      press: (page) => button(page, "Decline").click(),
      again: "Decline",
      count: times("decline-proposal"),
    },
    "the funding of the escrow": {
      path: "**/fund",
      by: "seller",
      trade: unfunded,
      press: async (page) => {
        await button(page, /^Fund the escrow/).click();
        await button(page, /^Fund the escrow/)
          .last()
          .click();
      },
      again: /^Fund the escrow/,
      count: times("fund"),
    },
    "the word that a trade was not paid after all": {
      path: "**/withdraw-paid",
      by: "buyer",
      trade: () => desk.paidTrade(),
      press: async (page) => {
        await help(page);
        await button(page, "I haven't paid after all").click();
        await button(page, "I haven't paid").last().click();
      },
      again: "I haven't paid",
      count: times("withdraw-paid"),
    },
    "the withdrawal of a dispute": {
      path: "**/dispute/withdraw",
      by: "buyer",
      trade: () => desk.disputedTrade(),
      press: async (page) => {
        await help(page);
        await button(page, "Withdraw the dispute").click();
        await button(page, "Withdraw the dispute").last().click();
      },
      again: "Withdraw the dispute",
      count: times("withdraw-dispute"),
    },
    "the acceptance of a decision": {
      path: "**/accept-verdict",
      by: "buyer",
      trade: decidedForSeller,
      press: async (page) => {
        await button(page, "Accept").click();
        await button(page, "Accept the decision").click();
      },
      again: "Accept the decision",
      count: times("accept-verdict"),
    },
    "a dispute": {
      path: "**/dispute",
      by: "seller",
      trade: () => desk.paidTrade(),
      press: async (page) => {
        await help(page);
        await button(page, "Open a dispute").click();
        await page.getByLabel("The wrong amount was paid").check();
        await button(page, "Open dispute").click();
      },
      again: "Open dispute",
      count: times("dispute"),
    },
    "an appeal": {
      path: "**/appeal",
      by: "buyer",
      trade: decidedForSeller,
      press: async (page) => {
        await button(page, "Appeal").click();
        await page.getByLabel("Why the decision is wrong").fill("My bank shows that I paid it.");
        await button(page, "Send appeal").click();
      },
      again: "Send appeal",
      count: texts("appeal"),
    },
    "a report of a reversed payment": {
      path: "**/user-reports/chargeback",
      by: "seller",
      trade: released,
      press: async (page) => {
        await button(page, "Report a reversed payment").click();
        await page.getByLabel("What happened").fill("PayPal says that the card was stolen.");
        await page.getByLabel("Reference in your bank's notice").fill("CB-2026-1107");
        await page.getByLabel("Amount that was taken back").fill("20.00");
        await page.getByLabel("On which day").fill(new Date().toISOString().slice(0, 10));
        await chooseNotice(page);
        await page.getByLabel("I checked this against my bank's notice.").check();
        await button(page, "Send report").click();
      },
      again: "Send report",
      count: times("report-chargeback"),
    },
    "the answer to such a report": {
      path: "**/chargeback/answer",
      by: "buyer",
      trade: async () => {
        const trade = await released();
        const body = {
          trade_id: trade.id,
          text: "PayPal says that the card was stolen.",
          bank_reference: "CB-2026-1107",
          amount: "20.00",
          date: new Date().toISOString().slice(0, 10),
          attachment_id: await storeNotice(desk.market.seller, trade.id),
          is_verified_correctly: true,
        };
        await desk.market.seller.must("reportChargeback", { body });
        return trade;
      },
      press: async (page) => {
        await button(page, "Answer").click();
        await page.getByLabel("Your response").fill("I did not take it back.");
        await button(page, "Send response").click();
      },
      again: "Send response",
      count: times("answer-chargeback"),
    },
  };

  for (const [name, act] of Object.entries(acts)) {
    it(`is done once, and shown as done after a reload: ${name}`, async () => {
      const trade = await act.trade();
      const { buyer, id } = trade;
      const makeAvailable = "UPDATE trade SET dispute_available_at = clock_timestamp()";
      if (act.path.endsWith("/dispute")) {
        await desk.market.database.query(`${makeAvailable} WHERE id = $1`, [id]);
      }
      const reader = act.by === "buyer" ? buyer : desk.market.seller;
      const view = async (): Promise<TradeView> =>
        (await reader.must("viewTrade", { parameters: { id } })).data;
      const { page } = await desk.market.openAs(reader, `/trade/${id}`);
      const lost = await LostAnswers.of(page, act.path);
      const again = () => button(page, act.again).last().click();
      // Else the page would show at once what became of it.
      const reads = /\/rest\/v\d\//;
      const letThrough = await routeUntil(page, reads, (route) =>
        route.request().method() === "GET" ? route.abort() : route.fallback(),
      );
      await lost.lose("reset", act.press);
      await lost.lose("unavailable", again);
      await lost.press(again);
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      letThrough();
      expect(act.count(await view())).to.equal(1);
      expect(lost.keys[0]).to.match(/^\w{16,}$/);
      expect(new Set(lost.keys), lost.keys.join(" ")).to.have.length(1);
      await page.reload();
      await page.locator("#timeline").waitFor({ state: "attached" });
      expect(await button(page, act.again).count()).to.equal(0);
      expect(act.count(await view())).to.equal(1);
      await closePage(page);
    });
  }
});
