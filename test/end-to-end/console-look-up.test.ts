import { expect } from "chai";
import {
  expectAccessibleInBothThemes,
  expectGone,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
} from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";
import { untilTold } from "../support/until-told.ts";

describe("people and trades of the console in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  it("finds a person by name, begins a state, lifts it, and keeps a note", async () => {
    const { buyerName, buyer } = await desk.market.startTrade();
    const { page, faults } = await desk.openAs("vera_super");
    await page.keyboard.press("Control+k");
    await page.getByLabel("ID or name").fill("buyer_");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("link", { name: buyerName }).first().click();
    await heading(page, buyerName);
    await page.getByText("None so far.").waitFor();

    const form = page.getByRole("region", { name: "Set account state" });
    await form.getByLabel("State").click();
    await page.getByRole("option", { name: "frozen" }).click();
    await form.getByLabel("End").fill("2020-01-01T10:00");
    await form.getByLabel("Why").fill("Two people use it.");
    await form.getByRole("button", { name: "Set state" }).click();
    await form.getByText("The end must be at least a minute from now.").waitFor();
    expect(await form.getByLabel("Why").inputValue()).to.equal("Two people use it.");
    await form.getByLabel("End").fill("");
    await form.getByRole("button", { name: "Set state" }).click();
    const states = page.getByRole("region", { name: "States of the account" });
    await states.getByText("Two people use it.").waitFor();
    await states.getByText("Until it is lifted").waitFor();
    const { data } = await buyer.must("getCurrentUser");
    expect(JSON.stringify(data)).to.include(`"isFrozen":true`);

    await states.getByRole("button", { name: "Lift" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: "Lift the state" }).isDisabled()).to.equal(
      true,
    );
    await dialog.getByLabel("Why").fill("It was his sister, she wrote.");
    await dialog.getByRole("button", { name: "Lift the state" }).click();
    await states.getByText("It was his sister, she wrote.").waitFor();
    await expectGone(states.getByRole("button", { name: "Lift" }));

    const notes = page.getByRole("region", { name: "Notes" });
    await notes.getByLabel("Note for staff").fill("Called him.");
    await notes.getByRole("button", { name: "Save note" }).click();
    await notes.getByRole("listitem").getByText("Called him.").waitFor();
    expect(await notes.getByLabel("Note for staff").inputValue()).to.equal("");
    // The browser tells of the one state that was refused.
    expect(faults.filter((fault) => !fault.includes("422"))).to.deep.equal([]);
    await closeAll(page);
  });

  it("reads what traders suggest, from the form at the foot of their pages, and answers", async () => {
    const { market } = desk;
    const theirs = await market.openAs(market.seller, "/wallet");
    await theirs.page.getByRole("link", { name: "Suggest a feature" }).click();
    await heading(theirs.page, "Suggest a feature");
    await button(theirs.page, "Send suggestion").click();
    await theirs.page.getByText("Write a few words first.").waitFor();
    await theirs.page
      .getByLabel("Your suggestion", { exact: true })
      .fill("Charts\nin the dark theme");
    await button(theirs.page, "Send suggestion").click();
    await theirs.page.getByText("We received your suggestion.").waitFor();
    await market.seller.must("sendFeatureRequest", { body: { text: "A louder bell" } });
    expect(await theirs.page.getByLabel("Your suggestion", { exact: true }).inputValue()).to.equal(
      "",
    );
    const { page, faults } = await desk.openAs("sam_support");
    await page.getByRole("link", { name: "Suggestions" }).click();
    await heading(page, "Suggestions");
    await page.getByRole("listitem").getByText("in the dark theme").waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    const focused = page.locator(":focus");
    const [later, first] = ["A louder bell", "in the dark theme"].map((hasText) =>
      page.getByRole("listitem").filter({ hasText }),
    );
    const answer = async (words: string) => {
      await page.getByLabel("Your answer").and(focused).waitFor();
      await page.keyboard.type(words);
      await page.keyboard.press("Tab");
      await button(page, "Send answer").and(focused).press("Enter");
    };
    await later!.getByRole("button", { name: "Answer" }).press("Enter");
    await page.getByLabel("Your answer").and(focused).waitFor();
    await button(page, "Close").press("Enter");
    await later!.getByRole("button", { name: "Answer" }).and(focused).press("Enter");
    await answer("It has a volume.");
    await first!.getByRole("button", { name: "Answer" }).and(focused).press("Enter");
    await answer("They come in spring.");
    await first!.getByText("Answered by sam_support").waitFor();
    await first!.and(focused).waitFor();
    await expectGone(button(page, "Answer"));
    await expectGoodInEveryWindow(page, [390, 1280]);
    await untilTold(market.seller, "suggestion_answered");
    await theirs.page.goto(`${market.url}/dashboard/notifications`);
    await theirs.page.getByRole("link", { name: "We answered your suggestion" }).first().click();
    await heading(theirs.page, "Suggest a feature");
    await theirs.page.getByText("They come in spring.").waitFor();
    await expectGoodInEveryWindow(theirs.page);
    const nia = await desk.openAs("nia_mod");
    await nia.page.getByRole("link", { name: "Suggestions" }).click();
    await nia.page.getByText("They come in spring.").waitFor();
    expect(await button(nia.page, "Answer").count()).to.equal(0);
    await closeAll(nia.page);
    expect([...faults, ...theirs.faults]).to.deep.equal([]);
    await closeAll(page, theirs.page);
  });

  it("shows a role only what it may begin: support a hold, a moderator a restriction", async () => {
    const { buyerName } = await desk.market.startTrade();
    for (const [name, words] of [
      ["sam_support", "on hold"],
      ["nia_mod", "restricted"],
    ] as const) {
      const { page } = await desk.openAs(name);
      await page.getByRole("link", { name: "People", exact: true }).click();
      await page.getByLabel("Name or ID").fill(buyerName);
      await button(page, "Filter").click();
      await page.getByRole("link", { name: buyerName }).click();
      await heading(page, buyerName);
      const form = page.getByRole("region", { name: "Set account state" });
      await form.getByLabel("State").click();
      expect(await page.getByRole("option").allTextContents()).to.deep.equal([words]);
      await page.getByRole("option").click();
      await form.getByLabel("Why").fill("Asked for it.");
      const begin = form.getByRole("button", { name: "Set state" });
      expect(await begin.isDisabled(), name).to.equal(name === "nia_mod");
      expect(await page.getByRole("link", { name: "Trades" }).count()).to.equal(
        name === "nia_mod" ? 1 : 0,
      );
      await closeAll(page);
    }
  });

  it("shows support where somebody is signed in, and signs them out with a reason", async () => {
    const { buyerName } = await desk.market.startTrade();
    const { page, faults } = await desk.openAs("sam_support");
    await page.getByRole("link", { name: "People", exact: true }).click();
    await page.getByLabel("Name or ID").fill(buyerName);
    await button(page, "Filter").click();
    await page.getByRole("link", { name: buyerName }).click();
    await button(page, "Open sign-in and messages").click();
    await button(page, "Sign out everywhere").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Why").fill("They lost their phone.");
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("They are signed in nowhere.").waitFor();
    await page.getByText("Email: signed out by support").waitFor();
    await expectGoodInEveryWindow(page, [390, 1280]);
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("asks why before a trade is read, and makes a case of a paid one", async () => {
    const { id, buyer } = await desk.paidTrade();
    const { page, faults } = await desk.openAs("nia_mod");
    await page.getByRole("link", { name: "Trades" }).click();
    await page.getByLabel("ID or name").fill(id);
    await button(page, "Filter").click();
    await page.getByRole("link", { name: id }).click();
    await heading(page, `Trade ${id}`);
    expect(await page.getByText("Timeline").count()).to.equal(0);
    await page.getByLabel("Why").fill("A mail of the buyer.");
    await button(page, "Read the trade").click();
    await page.getByRole("region", { name: "Timeline" }).getByText("marked paid").waitFor();
    expect(await button(page, "End this trade").count()).to.equal(0);
    await button(page, "Open a dispute").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Why").fill("The seller is gone.");
    await dialog.getByRole("button", { name: "Open dispute" }).click();
    await heading(page, `Dispute on ${id}`);
    const { status } = (await buyer.must("viewTrade", { parameters: { id } })).data;
    expect(status).to.equal("dispute_open");
    // From then on its address leads to the case.
    await desk.goTo(page, `/trades/${id}/show`);
    await heading(page, `Dispute on ${id}`);
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("ends an unpaid trade after a notice to the buyer", async () => {
    const { id } = await desk.market.startTrade();
    const { page } = await desk.openAs("vera_super");
    await desk.goTo(page, `/trades/${id}/show`);
    await page.getByLabel("Why").fill("A letter of the court.");
    await button(page, "Read the trade").click();
    await button(page, "End this trade").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Why").fill("A letter of the court.");
    await dialog.getByRole("button", { name: "End the trade" }).click();
    await page.getByText(/^Announced to the buyer/).waitFor();
    await expectGone(button(page, "End this trade"));
    await closeAll(page);
  });

  it("closes the chat of a trade for both sides, and opens it again", async () => {
    const { id, buyer } = await desk.market.startTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/trades/${id}/show`);
    await page.getByLabel("Why").fill("A mail of the seller.");
    await button(page, "Read the trade").click();
    const dialog = page.getByRole("dialog");
    const write = () => buyer.call("sendMessage", { parameters: { id }, body: { text: "Hello" } });
    for (const [act, status] of [
      ["Close the chat", 409],
      ["Open the chat again", 200],
    ] as const) {
      await button(page, act).click();
      await dialog.getByLabel("Why").fill("Threats against the seller.");
      await dialog.getByRole("button", { name: act }).click();
      await expectGone(dialog);
      expect((await write()).status, act).to.equal(status);
    }
    await closeAll(page);
  });

  it("takes what is typed as soon as Find is open, and keeps it for the next time", async () => {
    const { page } = await desk.openAs("nia_mod");
    const field = page.getByLabel("ID or name");
    for (const typed of ["buyer", "_1"]) {
      await page.keyboard.press("Control+k");
      await field.waitFor();
      await page.keyboard.press("End");
      await page.keyboard.type(typed);
      await page.keyboard.press("Escape");
      await expectGone(field);
    }
    await page.keyboard.press("Control+k");
    await field.waitFor();
    expect(await field.inputValue()).to.equal("buyer_1");
    await closeAll(page);
  });

  it("says so where there is no such trade, person, or anything that fits", async () => {
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, "/trades/unknown1234/show");
    await page.getByText("There is no trade with this ID.").waitFor();
    await desk.goTo(page, "/people/unknown1234/show");
    await page.getByRole("alert").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByLabel("ID or name").fill("zzzzzzzz");
    await page.keyboard.press("Enter");
    await page.getByText("No matches.").waitFor();
    await closeAll(page);
  });

  it("is accessible in light and dark, and fits a phone: lists, a person, a trade", async () => {
    const { id, buyerName } = await desk.paidTrade();
    const { page } = await desk.openAs("vera_super");
    const look = async () => {
      for (const size of [
        { width: 1440, height: 900 },
        { width: 320, height: 700 },
      ]) {
        await page.setViewportSize(size);
        await page.locator("main h1").waitFor();
        await expectAccessibleInBothThemes(page);
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await desk.goTo(page, "/people");
    await page.getByRole("link", { name: buyerName }).waitFor();
    await look();
    await page.getByRole("link", { name: buyerName }).click();
    await heading(page, buyerName);
    await look();
    await desk.goTo(page, "/trades");
    await page.getByRole("link", { name: id }).waitFor();
    await look();
    await page.getByRole("link", { name: id }).click();
    await page.getByLabel("Why").fill("A mail of the buyer.");
    await button(page, "Read the trade").click();
    await page.getByRole("region", { name: "Timeline" }).waitFor();
    await look();
    await closeAll(page);
  });
});
