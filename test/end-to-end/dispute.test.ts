import { expect } from "chai";
import type { Page } from "playwright-core";
import type { StaffActor } from "../../src/application/actor/staff-actor.ts";
import { expectGone } from "../support/browser.ts";
import { addStaff, decided, type CaseDeskParts } from "../support/case-desk.ts";
import { DemoMarket, heading, type StartedTrade } from "../support/demo-market.ts";
import { openCaseDesk, type OpenCaseDesk } from "../support/open-case-desk.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a dispute in two browsers", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  let open: OpenCaseDesk;
  let desk: CaseDeskParts;
  let heron: StaffActor;
  before(async () => {
    market = await DemoMarket.open();
    open = await openCaseDesk(market.database);
    ({ desk } = open);
    heron = await addStaff(market.database, "herondsk", "moderator");
  });
  after(async () => {
    await open.close();
    await market.close();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
  const openHelp = (page: Page) => page.getByText("Need help with this trade?").click();
  const paidTrade = async (): Promise<StartedTrade> => {
    const trade = await market.startTrade();
    const parameters = { id: trade.id };
    await trade.buyer.must("markTradePaid", { parameters, key: `paid-of-${trade.id}` });
    return trade;
  };
  const makeAvailable = ({ id }: StartedTrade) =>
    market.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
  const disputedTrade = async (): Promise<StartedTrade> => {
    const trade = await paidTrade();
    await makeAvailable(trade);
    const body = { dispute_reason_id: 3, dispute_reason_text: "The bank page was forged" };
    await trade.buyer.must("openDispute", { parameters: { id: trade.id }, body });
    return trade;
  };
  const closeAll = (...pages: readonly Page[]) => Promise.all(pages.map((page) => closePage(page)));

  it("is opened with a reason, decided by somebody with a code name, and appealed, live on both sides", async () => {
    const trade = await paidTrade();
    await makeAvailable(trade);
    const theirs = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    const mine = await market.openAs(market.seller, `/trade/${trade.id}`);
    await openHelp(theirs.page);
    await button(theirs.page, "Open a dispute").click();
    const dialog = theirs.page.getByRole("alertdialog");
    await dialog.getByText(/stays in escrow/).waitFor();
    await button(theirs.page, "Open dispute").click();
    await dialog.getByText("Choose a reason.").waitFor();
    await dialog.getByRole("radio").first().and(theirs.page.locator(":focus")).waitFor();
    await dialog.getByLabel("Something else").check();
    await button(theirs.page, "Open dispute").click();
    await dialog.getByText("Describe in a few words what is wrong.").waitFor();
    await dialog
      .getByLabel("Message to the case worker")
      .and(theirs.page.locator(":focus"))
      .waitFor();
    await dialog.getByLabel("Message to the case worker").fill("Ana does not answer.");
    await button(theirs.page, "Open dispute").click();
    await heading(theirs.page, "A case worker decides");
    await heading(mine.page, "A case worker decides");
    await mine.page.getByText("Ana does not answer.").waitFor();
    await mine.page.getByText("Waiting for a case worker").waitFor();

    await desk.takeCase.execute(heron, trade.id);
    await mine.page.getByText("Code herondsk, case worker", { exact: true }).waitFor();
    await expectGone(mine.page.getByText("Waiting for a case worker"));
    const text = "Show the statement of today, please.";
    await desk.askEvidence.execute(heron, trade.id, { sides: ["seller"], what: "other", text });
    await mine.page.getByText("Code herondsk asks you for evidence.").waitFor();
    await mine.page.locator('[data-from="staff"]').getByText(text).waitFor();
    await button(mine.page, "Add evidence").click();
    await mine.page.keyboard.type("Nothing arrived, see my bank.");
    await mine.page.keyboard.press("Enter");
    const answer = theirs.page.locator('[data-from="partner"]');
    await answer.getByText("Nothing arrived, see my bank.").waitFor();

    await desk.decideCase.execute(heron, trade.id, decided("seller"));
    await heading(theirs.page, "Decided for ana_lima");
    await heading(mine.page, "Decided for you");
    const { explanation } = decided("seller");
    await mine.page.getByText(explanation).waitFor();
    await theirs.page.getByText("No payment was shown").waitFor();
    await theirs.page.getByRole("button", { name: "Appeal", exact: true }).click();
    const question = theirs.page.getByRole("alertdialog");
    await question.getByLabel("Why the decision is wrong").fill("Short");
    await button(theirs.page, "Send appeal").click();
    await question.getByText("Write at least 20 characters.").waitFor();
    await question
      .getByLabel("Why the decision is wrong")
      .and(theirs.page.locator(":focus"))
      .waitFor();
    await question
      .getByLabel("Why the decision is wrong")
      .fill("My bank shows the payment on the same page.");
    await button(theirs.page, "Send appeal").click();
    await theirs.page.getByText("You appealed:").waitFor();
    await mine.page.getByText(`${trade.buyerName} appealed:`).waitFor();
    await expectGone(theirs.page.getByRole("button", { name: "Appeal", exact: true }));
    expect([theirs.faults, mine.faults]).to.deep.equal([[], []]);
    await closeAll(theirs.page, mine.page);
  });

  it("says from when it can be opened, before it can", async () => {
    const trade = await paidTrade();
    const { page } = await market.openAs(market.seller, `/trade/${trade.id}`);
    await openHelp(page);
    expect(await button(page, "Open a dispute").count()).to.equal(0);
    await page
      .getByText(/^You can open a dispute from .*\. Then a case worker decides\./)
      .waitFor();
    await closeAll(page);
  });

  it("is taken back by its opener, and accepted by who lost", async () => {
    const trade = await disputedTrade();
    const { page } = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    await openHelp(page);
    await button(page, "Withdraw the dispute").click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Withdraw the dispute" })
      .click();
    await heading(page, "ana_lima is checking your payment");
    await makeAvailable(trade);
    await trade.buyer.must("openDispute", {
      parameters: { id: trade.id },
      body: { dispute_reason_id: 1 },
    });
    await heading(page, "A case worker decides");
    await desk.takeCase.execute(heron, trade.id);
    await desk.decideCase.execute(heron, trade.id, decided("seller"));
    await heading(page, "Decided for ana_lima");
    await button(page, "Accept").click();
    await button(page, "Accept the decision").click();
    await page.getByText("It was carried out.").waitFor();
    await closeAll(page);
  });

  it("leads a phone to the chat, where the case worker looks like nobody else", async () => {
    const trade = await disputedTrade();
    await desk.takeCase.execute(heron, trade.id);
    await desk.messageParties.execute(heron, trade.id, { text: "I am reading your chat." });
    const viewport = { width: 390, height: 844 };
    const { page } = await market.openAs(market.seller, `/trade/${trade.id}`, { viewport });
    await button(page, "Add evidence").click();
    const message = page.locator('[data-from="staff"]');
    await message.getByText("I am reading your chat.").waitFor();
    await message.getByText("Code herondsk, case worker of Peerhold").waitFor();
    await page.keyboard.type("My statement");
    expect(await page.locator("textarea").inputValue()).to.equal("My statement");
    await closeAll(page);
  });
});
