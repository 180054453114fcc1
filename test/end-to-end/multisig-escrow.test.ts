import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { payoutWaitSeconds } from "../../src/domain/multisig-escrow/replacement.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/browser.ts";
import { ConsoleDesk } from "../support/console-desk.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { addressOf } from "../support/multisig-parties.ts";
import { offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";
import { next, offersOf } from "../support/wizard-steps.ts";

describe("a trade with a multisig escrow in a browser", function () {
  this.timeout(180_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const button = (page: Page, name: string) => page.getByRole("button", { name });
  const hurry = () =>
    market.database.query(
      "UPDATE embedded_chain SET state = jsonb_set(state, '{foundAt}', '0') WHERE chain = 'bitcoin'",
    );
  /** No block is found until `goOn`, however long a test takes. */
  const stopBlocks = async () => {
    await market.database.query(
      `CREATE FUNCTION no_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.state := jsonb_set(NEW.state, '{foundAt}', '9000000000000'); RETURN NEW; END $$`,
    );
    await market.database.query(
      `CREATE TRIGGER no_blocks BEFORE UPDATE ON embedded_chain FOR EACH ROW
       WHEN (NEW.chain = 'bitcoin') EXECUTE FUNCTION no_blocks()`,
    );
  };
  const goOn = () => market.database.query("DROP FUNCTION IF EXISTS no_blocks CASCADE");
  /** Looks until it is so; meanwhile all blocks are due, unless they are stopped. */
  const until = async (look: () => Promise<boolean>) => {
    while (!(await look())) {
      await hurry();
      await pause(200);
    }
  };
  /** Makes words, writes them down, proves it, and gives the key of them; without an address, with a play address. */
  const giveKey = async (page: Page, address?: string): Promise<string> => {
    await button(page, "Make twelve words").click();
    const words = await page.locator('ol[translate="no"] bdi').allTextContents();
    expect(words).to.have.lengthOf(12);
    await expectAccessible(page);
    await button(page, "I wrote them down").click();
    const mistyped = page.getByText("This isn't the word that was shown here.");
    await page
      .getByLabel(/^Word \d+$/)
      .first()
      .fill("xx");
    await mistyped.waitFor();
    const fields = await page.getByLabel(/^Word \d+$/).all();
    const labels = await page.getByText(/^Word \d+$/).allTextContents();
    expect(fields).to.have.lengthOf(2);
    for (const [at, field] of fields.entries()) {
      await field.fill(words[Number(labels[at]?.replace("Word ", "")) - 1] ?? "");
    }
    await mistyped.waitFor({ state: "detached" });
    const paidAt = page.getByLabel("Your Bitcoin address");
    if (address === undefined) await button(page, "Use a play address").click();
    else await paidAt.fill(address);
    await button(page, "Give my key").click();
    await paidAt.waitFor({ state: "detached" });
    return words.join(" ");
  };

  it("begins on an offer of the wizard, which says so to whoever looks at it", async () => {
    const mine = await market.openAs(market.seller, "/offer-manager/edit");
    const { page } = mine;
    await next(page);
    await page.getByLabel("Payment method").fill("wise");
    await page.getByLabel("Payment method").press("Enter");
    await page.getByLabel("Email or username").fill("+351 900 000 000");
    await next(page);
    await next(page);
    await page.getByLabel("Minimum").fill("30");
    await page.getByLabel("Maximum").fill("300");
    await next(page);
    const later = page.getByRole("switch", { name: "Fund the escrow after the trade starts" });
    await later.waitFor();
    await page.getByRole("switch", { name: "Escrow on the blockchain" }).click();
    await later.waitFor({ state: "detached" });
    await expectAccessible(page);
    await next(page);
    await page.getByText("funds the escrow within a day of the start").waitFor();
    await button(page, "Publish").click();
    await page.waitForURL(/\/dashboard\/my-offers\?myOffersTab=sell$/);
    const offer = (await offersOf(market.seller, "sell")).find((each) => each.multisigEscrow);
    expect(offer?.deferredEscrow).to.equal(true);
    const buyer = await market.signIn("bruno_costa");
    const theirs = await market.openAs(buyer, `/offer/${offer?.idHashed}`);
    await theirs.page.getByText("any two keys pay out").waitFor();
    await expectAccessible(theirs.page);
    expect([theirs.faults, mine.faults]).to.deep.equal([[], []]);
    await Promise.all([theirs, mine].map(({ page: opened }) => closePage(opened)));
  });

  it("asks for words as they were written down, takes Enter, and says that another tab gave the key", async () => {
    const body = { ...offerBody, margin: "1", multisig_escrow: true };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    const { id, buyer } = await market.startTrade(offer.idHashed);
    const [one, other] = await Promise.all([1, 2].map(() => market.openAs(buyer, `/trade/${id}`)));
    await button(other!.page, "Make twelve words").click();
    const { page } = one!;
    await button(page, "Use words from an earlier trade").click();
    const words = page.getByLabel("Your twelve words");
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
    await words.fill("abandon twelfe");
    await words.press("Tab");
    await page.getByText("“twelfe” can't be one of your words.").waitFor();
    await words.fill(`${"abandon ".repeat(11)}about`);
    const address = page.getByLabel("Your Bitcoin address");
    await address.fill("nowhere");
    await address.press("Enter");
    const wrong = page.getByText("This isn't an address of this Bitcoin network.");
    await wrong.waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute("aria-invalid") === "true",
    );
    await expectAccessible(page);
    await address.fill(addressOf(11));
    await wrong.waitFor({ state: "detached" });
    await address.press("Enter");
    await page.getByText("You gave your key. The seller has to give theirs.").waitFor();
    await other!.page.getByText("You gave your key in another tab or browser.").waitFor();
    await expectAccessible(other!.page);
    expect(other!.faults).to.deep.equal([]);
    await Promise.all([one, other].map((opened) => closePage(opened!.page)));
  });

  it("shows staff where its escrow is, with the record of the trade", async () => {
    const body = { ...offerBody, margin: "1", multisig_escrow: true };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    const { id } = await market.startTrade(offer.idHashed);
    const desk = ConsoleDesk.of(market);
    const { page, faults } = await desk.openAs("nia_mod");
    await desk.goTo(page, `/trades/${id}/show`);
    await page.getByLabel("Why").fill("The buyer asked where the Bitcoin is.");
    await button(page, "Read the trade").click();
    await page.getByRole("heading", { name: "Escrow on the blockchain" }).waitFor();
    await page.getByText("waiting for the parties' keys").waitFor();
    await expectAccessible(page);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("is keyed, paid, signed, released and paid out again for more in the trade room", async () => {
    const body = { ...offerBody, margin: "1", multisig_escrow: true };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    const { id, buyer } = await market.startTrade(offer.idHashed);
    const parameters = { id };
    const theirs = await market.openAs(buyer, `/trade/${id}`);
    const buyersWords = await giveKey(theirs.page, addressOf(11));
    await theirs.page.getByText("You gave your key. The seller has to give theirs.").waitFor();
    const mine = await market.openAs(market.seller, "/dashboard/trades");
    const entry = mine.page
      .getByRole("listitem")
      .filter({ has: mine.page.locator(`a[href$="${id}"]`) });
    await entry.getByText("Escrow on the blockchain: your key is missing").waitFor();
    await expectAccessible(mine.page);
    await entry.getByRole("link", { name: "Give your key" }).click();
    const words = await giveKey(mine.page);
    await mine.page.getByText(/pay the escrow in full, in one payment/).waitFor();
    await mine.page.getByRole("img", { name: "QR code of the payment of the escrow" }).waitFor();
    const saved = mine.page.waitForEvent("download");
    await button(mine.page, "Download the recovery file").click();
    expect((await saved).suggestedFilename()).to.equal(`escrow-${id}.json`);
    const pageSaved = mine.page.waitForEvent("download");
    await mine.page.getByRole("link", { name: "Download the recovery page" }).click();
    expect((await pageSaved).suggestedFilename()).to.equal("recover-escrow.html");
    await mine.page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(mine.page);
    await expectAccessible(mine.page);

    await button(mine.page, "Pay with play coins").click();
    await until(() => mine.page.getByText(/^The escrow is paid and confirmed/).isVisible());
    await until(async () => {
      const trade = (await buyer.must("viewTrade", { parameters })).data as { status: string };
      return trade.status === "active_funded";
    });
    await buyer.must("markTradePaid", { parameters, body: {} });

    await mine.page.getByLabel("Your twelve words").fill(words.replace(/^\w+/, "abandon"));
    await mine.page.getByText("You sign exactly this:").waitFor();
    await mine.page.getByText(addressOf(11)).waitFor();
    const password = mine.page.getByLabel("Password", { exact: true });
    await password.fill(demoPassword);
    await button(mine.page, "Sign and release").click();
    await mine.page
      .getByText(/One word is mistyped, or the order is wrong|These aren't the words/)
      .waitFor();
    await stopBlocks();
    await mine.page.getByLabel("Your twelve words").fill(words);
    await button(mine.page, "Sign and release").click();
    const sent = theirs.page.getByText(/^The payout was sent/);
    await until(() => sent.isVisible());
    await market.database.query(
      `UPDATE multisig_escrow SET payouts = jsonb_set(payouts, '{-1,signedAt}',
          to_jsonb((payouts -> -1 ->> 'signedAt')::bigint - $2::bigint * 1000)) WHERE id = $1`,
      [id, payoutWaitSeconds],
    );
    const replace = theirs.page.getByText("Replace the payout by one with a higher network fee");
    await replace.click();
    await theirs.page.getByText(/more, taken from what you get/).waitFor();
    await theirs.page.getByText("Only one of the two can land").waitFor();
    await theirs.page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(theirs.page);
    await expectAccessible(theirs.page);
    await theirs.page.getByLabel("Your twelve words").fill(buyersWords);
    await button(theirs.page, "Sign the payout").click();
    await replace.waitFor({ state: "detached" });
    const isLastOfTwo = async (state: string) => {
      const rows = await market.database.query(
        `SELECT 1 FROM multisig_escrow WHERE id = $1 AND state = $2 AND jsonb_array_length(payouts) = 2
            AND coalesce(spend_transaction, payouts -> -1 ->> 'transaction') = payouts -> -1 ->> 'transaction'`,
        [id, state],
      );
      return rows.length > 0;
    };
    await until(() => isLastOfTwo("sent"));
    await goOn();
    await until(() => theirs.page.getByText("The Bitcoin was paid out.").isVisible());
    expect(await isLastOfTwo("settled")).to.equal(true);
    const title = theirs.page.getByRole("heading", { level: 1 });
    await title.filter({ hasText: "to your Bitcoin address" }).waitFor();
    expect([theirs.faults, mine.faults]).to.deep.equal([[], []]);
    await Promise.all([theirs, mine].map(({ page }) => closePage(page)));
  });
});
