import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
} from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";

const path = "/dashboard/my-offers";
const reason = "The terms lead away from the escrow.";

describe("the moderation of offers in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let bruno: Visitor;
  let nia: StaffVisitor;
  before(async () => {
    market = await DemoMarket.open();
    bruno = await market.signIn("bruno_costa");
    nia = await StaffVisitor.ofDemo(market.adminUrl, "nia_mod");
  });
  after(() => market.close());

  const publish = async (change: object): Promise<string> => {
    const body = { ...offerBody, ...change };
    const made: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    return made.idHashed;
  };
  const reject = (id: string) =>
    nia.must("rejectOffer", { parameters: { id }, body: { offer_version: 1, reason } });
  const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

  it("takes a report of a reader, with a reason, and says so from then on", async () => {
    const id = await publish({ label: "to be reported" });
    const { page, faults } = await market.openAs(bruno, `/offer/${id}`);
    await page.getByRole("button", { name: "Report this offer" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Choose a reason.").waitFor();
    await dialog.getByRole("radio", { name: "Something else" }).check();
    await dialog.getByText(/at least 10 characters/).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("What is wrong with it?").fill("It asks for a gift card on top.");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await page.getByText("You reported this offer.").waitFor();
    await expectGone(page.getByRole("alertdialog"));
    await page.reload();
    await page.getByText("You reported this offer.").waitFor();
    await expectGone(page.getByRole("button", { name: "Report this offer" }));
    await expectAccessible(page);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("is not offered to owners, nor to who is signed in as nobody", async () => {
    const id = await publish({ label: "not reported" });
    for (const reader of [market.seller, await Visitor.of(market.url)]) {
      const { page } = await market.openAs(reader, `/offer/${id}`);
      await heading(page, /^(Buy|Sell) BTC/);
      await expectGone(page.getByRole("button", { name: "Report this offer" }));
      await closePage(page);
    }
  });

  it("tells the owner what holds an offer, and lets it go once that is taken out", async () => {
    const id = await publish({ label: "held back", terms: "Write to me@example.org" });
    const { page, faults } = await market.openAs(market.seller, path);
    const held = row(page, "held back");
    await held.getByText("Remove the email address from the label or the terms.").waitFor();
    await held.getByText("Not visible to others").waitFor();
    await expectAccessible(page);
    await held.getByRole("link", { name: "Edit the offer" }).click();
    await page.waitForURL(`**/offer-manager/edit/${id}**`);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("shows a rejection with its reason, and takes the appeal once", async () => {
    const id = await publish({ label: "rejected one" });
    await reject(id);
    const { page, faults } = await market.openAs(market.seller, path);
    const rejected = row(page, "rejected one");
    await rejected.getByText(reason).waitFor();
    await rejected.getByRole("button", { name: "Appeal" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Send appeal" }).click();
    await dialog.getByText(/at least 10 characters/).waitFor();
    await expectAccessible(page);
    await dialog
      .getByLabel("Why should we approve this offer?")
      .fill("I only trade with the escrow.");
    await dialog.getByRole("button", { name: "Send appeal" }).click();
    await rejected.getByText(/Your appeal is waiting for a moderator/).waitFor();
    await expectGone(page.getByRole("alertdialog"));
    await expectGone(rejected.getByRole("button", { name: "Appeal" }));
    const stored: MyOfferView = (
      await market.seller.must("viewMyOffer", { parameters: { hash: id } })
    ).data;
    expect(stored.moderation).to.include({ status: 4, appeal: "I only trade with the escrow." });
    await expectAccessible(page);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("fits a narrow phone, in words of every language", async () => {
    const viewport = { width: 320, height: 640 };
    const id = await publish({ label: "small" });
    await reject(id);
    await publish({ label: "small held", margin: "80" });
    const { page } = await market.openAs(market.seller, `/ar-XB${path}`, { viewport });
    await row(page, "small held").waitFor();
    await expectNoSidewaysScroll(page);
    await expectTranslated(page);
    await expectAccessible(page);
    await closePage(page);
  });
});
