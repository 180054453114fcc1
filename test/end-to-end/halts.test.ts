import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import type { PersonView } from "../../src/adapters/http/contract/admin/people-views.ts";
import {
  expectAccessible,
  expectGone,
  expectGoodInEveryWindow,
  expectTranslated,
} from "../support/browser.ts";
import { ConsoleDesk, button, closeAll } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";

const windows = [390, 1280];

describe("what staff halt, in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  describe("a halt", () => {
    beforeEach(() =>
      desk.market.database.query(
        `UPDATE halt SET ended_by = started_by, ended_reason = '', ended_at = clock_timestamp()
          WHERE ended_at IS NULL`,
      ),
    );

    const choose = async (page: Page, field: string, option: string) => {
      await page.getByRole("combobox", { name: field }).click();
      await page.getByRole("option", { name: option }).click();
    };
    const say = async (page: Page, act: string, reason: string) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Why").fill(reason);
      await dialog.getByRole("button", { name: act }).click();
      await expectGone(dialog);
    };
    const inRegion = (page: Page, name: string, text: string): Locator =>
      page.getByRole("region", { name }).getByText(text);

    it("is begun by an admin, read by traders where they trade, and ended by two", async () => {
      const { market } = desk;
      const trade = await desk.paidTrade();
      const { page: ada, faults } = await desk.openAs("ada_admin");
      await desk.goTo(ada, "/halts");
      await heading(ada, "Halts");
      await ada.getByText("Nothing is halted.").waitFor();
      await button(ada, "Start a halt").click();
      await choose(ada, "What", "Withdrawals");
      await choose(ada, "Coin", "BTC");
      await say(ada, "Halt now", "Releases that nobody asked for");
      await inRegion(ada, "Halted now", "Withdrawals of BTC").waitFor();
      await button(ada, "Start a halt").click();
      await say(ada, "Halt now", "Until we know more");
      await inRegion(ada, "Halted now", "Trading of all coins").waitFor();
      await ada.getByText("Halted now:").waitFor();
      await expectGoodInEveryWindow(ada, windows);

      const seller = await market.openAs(market.seller, `/trade/${trade.id}`);
      await seller.page.getByText("Releases of Bitcoin are halted for now").waitFor();
      expect(await button(seller.page, "Release").count()).to.equal(0);
      await expectGoodInEveryWindow(seller.page, windows);
      const shop = await market.openAs(trade.buyer, "/buy/tether");
      await shop.page.getByText("Trading is halted for now:").waitFor();
      await shop.page.getByText("Trading is halted for now.").first().waitFor();
      expect(await shop.page.getByText("Releases").count()).to.equal(0);
      await expectGoodInEveryWindow(shop.page, windows);
      await shop.page.goto(`${market.url}/ar-XB/buy/bitcoin`);
      await shop.page.getByRole("status").nth(2).waitFor();
      await expectTranslated(shop.page);

      await button(ada, "Ask to end it").last().click();
      await say(ada, "Ask to end it", "It was a mistake in a report");
      await ada.getByText("Waiting for a second admin to confirm.").waitFor();
      const ben = await desk.openAs("ben_admin");
      await desk.goTo(ben.page, "/halts");
      await button(ben.page, "Confirm the end").click();
      await ben.page.getByText("It was a mistake in a report").last().waitFor();
      await say(ben.page, "Confirm the end", "Seen");
      await inRegion(ben.page, "Halts that ended", "Withdrawals of BTC").waitFor();
      await seller.page.reload();
      await button(seller.page, "Release").first().waitFor();
      expect(await seller.page.getByText("Releases of Bitcoin").count()).to.equal(0);
      expect([...faults, ...ben.faults, ...seller.faults, ...shop.faults]).to.deep.equal([]);
      await closeAll(ada, ben.page, seller.page, shop.page);
    });
  });

  describe("the state of one's account", () => {
    it("stands over every page while it holds, comes and goes live, and says what goes on", async () => {
      const { market } = desk;
      const { seller } = market;
      const id: string = (await seller.must("getCurrentUser")).data["id"];
      const admin = await StaffVisitor.ofDemo(market.adminUrl, "ada_admin");
      const { page, faults } = await market.openAs(seller, "/wallet");
      const parameters = { id };
      const body = { state: "frozen", reason: "For a test." };
      const person: PersonView = (await admin.must("beginAccountState", { parameters, body })).data;
      const banner = page.getByText("Your account is frozen.");
      await banner.waitFor();
      await expectGone(page.getByText("Demo: all money here is play money."));
      await page.getByRole("button", { name: "What this means" }).click();
      await page.getByRole("dialog").getByText("Your active trades continue").waitFor();
      await expectAccessible(page);
      expect(await page.content()).to.not.include("For a test.");
      await page.getByRole("button", { name: "Close" }).click();
      await expectGone(page.getByRole("dialog"));
      const stateId = person.history[0]?.id ?? "";
      const lifting = { parameters: { id, stateId }, body: { reason: "Cleared." } };
      await admin.must("liftAccountState", lifting);
      await page.getByText("Demo: all money here is play money.").waitFor();
      await expectGone(banner);
      expect(faults).to.deep.equal([]);
      await closePage(page);
    });
  });
});
