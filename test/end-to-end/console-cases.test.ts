import { expect } from "chai";
import type { StoredAttachmentView } from "../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { expectAccessible, expectGone, openPage } from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";
import { LostAnswers } from "../support/lost-answers.ts";
import { photo } from "../support/sent-files.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";

const explanation = "The statement shows a part of the payment only.";

describe("cases of several people at the console in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  it("writes to both, splits, is confirmed by a second person, and its appeal fails", async () => {
    const { id, buyer } = await desk.disputedTrade();
    const upload = { parameters: { id }, query: { name: "receipt.jpg" }, file: await photo() };
    const file: StoredAttachmentView = (await buyer.must("uploadAttachment", upload)).data;
    await buyer.must("sendMessage", { parameters: { id }, body: { attachments: [file.id] } });
    const theirs = await desk.market.openAs(buyer, `/trade/${id}`);
    const { page: nia, faults } = await desk.openAs("nia_mod");
    await desk.goTo(nia, `/disputes/${id}/show`);
    const receipt = nia.getByRole("link", { name: "receipt.jpg" });
    await receipt.locator("img").waitFor();
    await nia.waitForFunction(() => {
      const picture = document.querySelector<HTMLImageElement>("main a img");
      return picture?.complete === true && picture.naturalWidth > 0;
    });
    const large = await nia.request.get(
      new URL((await receipt.getAttribute("href"))!, nia.url()).href,
    );
    expect(large.headers()["content-type"]).to.equal("image/jpeg");
    await expectAccessible(nia);
    await button(nia, "Take this case").click();
    await nia.getByLabel("Message to both sides").fill("I have read your chat.");
    await button(nia, "Send to both").click();
    await expectGone(button(nia, "Send to both"));
    await nia.getByRole("listitem").getByText("I have read your chat.").waitFor();
    await theirs.page.locator('[data-from="staff"]').getByText("I have read your chat.").waitFor();

    await nia.getByRole("radio", { name: /Split/ }).check();
    const slider = nia.getByRole("slider", { name: "Share of the buyer" });
    await slider.press("Home");
    expect(await nia.getByLabel("Share of the buyer in percent").inputValue()).to.equal("1");
    await nia.getByLabel("Share of the buyer in percent").fill("60");
    expect(await slider.inputValue()).to.equal("60");
    // No rule is suggested, and only those that lead to a split can be chosen.
    expect(await button(nia, "Decide to split").isDisabled()).to.equal(true);
    await nia.getByLabel("Rule").click();
    expect(await nia.getByRole("option").count()).to.equal(4);
    await nia.getByRole("option", { name: "4.5 Only a part arrived" }).click();
    await nia.getByLabel("Line 1 as evidence", { exact: true }).check();
    await nia.getByLabel("Explanation for both sides").fill(explanation);
    await button(nia, "Decide to split").click();
    await nia.getByText("A supermoderator confirms it.").waitFor();
    expect(await button(nia, "Confirm the verdict").count()).to.equal(0);

    const { page: vera } = await desk.openAs("vera_super");
    await desk.goTo(vera, `/disputes/${id}/show`);
    await vera.getByRole("heading", { name: "Waiting for a second person" }).waitFor();
    await vera.getByText("4.5 Only a part arrived").waitFor();
    expect(await button(vera, "Confirm the verdict").isDisabled()).to.equal(true);
    await vera.getByLabel("Why you agree").fill("The statement is genuine, I looked at it.");
    await button(vera, "Confirm the verdict").click();
    await vera.getByRole("heading", { name: "Decided" }).waitFor();
    await expectGone(button(vera, "Confirm the verdict"));
    await heading(theirs.page, /^Decided/);
    const told = theirs.page.getByRole("region", { name: "The decision" });
    await told.getByText("Only part of the money arrived").waitFor();
    await told.getByRole("heading", { name: "Evidence" }).waitFor();

    await buyer.must("appealVerdict", {
      parameters: { id },
      body: { text: "I paid all of it, and not only a part." },
    });
    // Who confirmed the verdict does not hear the appeal against it.
    await vera.getByText("The buyer appealed.").waitFor();
    expect(await button(vera, "Uphold the verdict").count()).to.equal(0);
    await desk.market.database.query(
      "UPDATE staff SET role = 'supermoderator' WHERE username = 'omar_mod'",
    );
    const { page: omar } = await desk.openAs("omar_mod");
    await omar
      .getByRole("link", { name: /^Appeals/ })
      .first()
      .click();
    await omar.getByRole("link", { name: id }).click();
    await omar.getByText("I paid all of it, and not only a part.").first().waitFor();
    expect(await button(omar, "Uphold the verdict").isDisabled()).to.equal(true);
    await omar.getByLabel("Explanation for both sides").fill("The bank's own page shows the part.");
    await button(omar, "Uphold the verdict").click();
    await expectGone(button(omar, "Uphold the verdict"));
    const { escrowState } = (await buyer.must("viewTrade", { parameters: { id } })).data;
    expect(escrowState).to.equal("split");
    await desk.market.database.query(
      "UPDATE staff SET role = 'moderator' WHERE username = 'omar_mod'",
    );
    expect(faults).to.deep.equal([]);
    await closeAll(nia, vera, omar, theirs.page);
  });

  it("are written to and decided once where the answer is lost, over a reload too", async () => {
    const { id, buyer } = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    await button(page, "Take this case").click();
    const words = "I have read all of it, to the end.";
    const message = await LostAnswers.of(page, `**/${id}/message`);
    const sends = () => button(page, "Send to both").click();
    await page.getByLabel("Message to both sides").fill(words);
    await message.lose("reset", sends);
    await message.lose("unavailable", sends);
    await page.reload();
    await page.getByLabel("Message to both sides").fill(words);
    await message.press(sends);
    await expectGone(button(page, "Send to both"));
    const decision = await LostAnswers.of(page, `**/${id}/decide`);
    const decides = () => button(page, "Decide for the seller").click();
    await page.getByRole("radio", { name: /seller/ }).check();
    await page.getByLabel("Rule").click();
    await page.getByRole("option", { name: /^4\.3/ }).click();
    await page.getByLabel("Line 1 as evidence", { exact: true }).check();
    await page.getByLabel("Explanation for both sides").fill(explanation);
    await decision.lose("unavailable", decides);
    await decision.press(decides);
    await page.getByRole("heading", { name: "Decided" }).waitFor();
    for (const { keys } of [message, decision]) {
      expect(keys[0]).to.match(/^\w{16,}$/);
      expect(new Set(keys), keys.join(" ")).to.have.length(1);
    }
    const messages: readonly { text: string }[] = (
      await buyer.must("listMessages", { parameters: { id } })
    ).data;
    expect(messages.filter(({ text }) => text === words)).to.have.length(1);
    const view: TradeView = (await buyer.must("viewTrade", { parameters: { id } })).data;
    expect(view.timeline.filter(({ act }) => act === "decide-seller")).to.have.length(1);
    await closeAll(page);
  });

  it("goes to a colleague for a reason, who works on it from then on", async () => {
    const { id } = await desk.disputedTrade();
    const { page: nia } = await desk.openAs("nia_mod");
    await desk.goTo(nia, `/disputes/${id}/show`);
    await button(nia, "Take this case").click();
    await button(nia, "Choose for whom").waitFor();
    expect(await button(nia, "Hand over").count()).to.equal(0);
    const { page: vera, faults } = await desk.openAs("vera_super");
    await desk.goTo(vera, `/disputes/${id}/show`);
    await button(vera, "Hand over").click();
    const dialog = vera.getByRole("dialog");
    await dialog.getByLabel("To").click();
    const options = await vera.getByRole("option").allTextContents();
    expect(options.filter((option) => /nia_mod|sam_support/.test(option))).to.deep.equal([]);
    await vera.getByRole("option", { name: /^omar_mod/ }).click();
    await expectGone(vera.getByRole("listbox"));
    await dialog.getByLabel("Why").fill("Nia is away.");
    await expectAccessible(vera);
    await dialog.getByRole("button", { name: "Hand it over" }).click();
    await vera.getByText("assigned to omar_mod").waitFor();
    await expectGone(vera.getByRole("dialog"));
    await nia.getByText("assigned to omar_mod").waitFor();
    await expectGone(button(nia, "Choose for whom"));
    expect(faults).to.deep.equal([]);
    await closeAll(nia, vera);
  });

  it("shows the state of a party's account, and leads to the person", async () => {
    const { id, buyerName } = await desk.disputedTrade();
    await desk.market.database.query(
      `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
       SELECT 'state-of-' || t.id, t.id, 'frozen', 'A test.', clock_timestamp(), s.id, s.role
         FROM trader t, staff s WHERE t.username = $1 AND s.username = 'vera_super'`,
      [buyerName],
    );
    const { page } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/disputes/${id}/show`);
    const party = page.getByRole("region", { name: buyerName });
    await party.getByText("frozen").waitFor();
    await party.getByRole("link", { name: buyerName }).click();
    await heading(page, buyerName);
    await page.getByText("A test.").waitFor();
    await closeAll(page);
  });
});

describe("the first invitation to the console in a browser", function () {
  this.timeout(120_000);
  let app: TestApp;
  // An invitation is good once: another try takes another installation.
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(async () => {
    await app.stop();
  });

  it("makes an account with two factors, and opens the desk", async () => {
    const { page, faults } = await openPage(app.firstInvitation ?? "");
    await heading(page, "Join the console");
    await expectAccessible(page);
    await page.getByLabel("Username").fill("first_admin");
    await page.getByLabel("Code name").fill("Albatross");
    await page.getByLabel("Email").fill("first@example.org");
    await page.getByLabel("Password").fill("short");
    await button(page, "Continue").click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Code name").inputValue()).to.equal("Albatross");
    await page.getByLabel("Password").fill("a long way to the lighthouse");
    await button(page, "Continue").click();
    await heading(page, "Set up two-factor");
    await expectAccessible(page);
    const codes = new TotpCodes(codeFormat, "Peerhold");
    const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
    await page
      .getByLabel("First authenticator code")
      .fill(codes.codeOf(secret, codes.stepAt(Date.now()).step));
    await button(page, "Continue").click();
    await heading(page, "Queues");
    await page.getByText("first_admin").waitFor();
    // The browser tells that nobody was signed in, and of the one password that was refused.
    expect(faults.filter((fault) => !/401|422/.test(fault))).to.deep.equal([]);
    await closeAll(page);
  });
});
