import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
} from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { Visitor } from "../support/visitor.ts";

const path = "/dashboard/my-offers";
const reason = "The terms lead away from the escrow.";

describe("the moderation of offers in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  describe("to traders", () => {
    let bruno: Visitor;
    let nia: StaffVisitor;
    before(async () => {
      bruno = await market.signIn("bruno_costa");
      nia = await StaffVisitor.ofDemo(market.adminUrl, "nia_mod");
    });

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

  describe("at the console", () => {
    // A code signs in once, and tests sign in faster than codes change.
    beforeEach(() => market.database.query("UPDATE staff SET totp_last_step = 0"));

    const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
    const openDesk = async (username: string, options: BrowserContextOptions = {}) => {
      const opened = await market.openConsole("/login", options);
      const { page } = opened;
      await button(page, new RegExp(`^${username}`)).click();
      await page.getByLabel("Password").fill(demoPassword);
      await button(page, "Sign in").click();
      await heading(page, "Queues");
      return opened;
    };
    const publish = async (change: object): Promise<MyOfferView> => {
      const body = { ...offerBody, ...change };
      return (await market.seller.must("createOffer", { body })).data;
    };
    const held = (label: string) =>
      publish({ label, terms: "Pay at https://pay.example.org only" });
    const standing = async (hash: string): Promise<MyOfferView["moderation"]> => {
      const read = await market.seller.must("viewMyOffer", { parameters: { hash } });
      const offer: MyOfferView = read.data;
      return offer.moderation;
    };

    it("shows what waits, and rejects by keyboard what the owner did not change meanwhile", async () => {
      const offer = await held("held for its link");
      const { page, faults } = await openDesk("nia_mod");
      await page
        .getByRole("link", { name: /^Offers/ })
        .first()
        .click();
      await heading(page, "Offers");
      await page.getByRole("link", { name: /held for its link/ }).click();
      await heading(page, "Offer of ana_lima");
      await page.getByText("https://pay.example.org", { exact: true }).waitFor();

      await page.keyboard.press("r");
      const message = page.getByLabel("Message to the owner");
      await message.fill("Short");
      await page.keyboard.press("Control+Enter");
      await page.getByRole("alert").waitFor();
      expect(await message.inputValue()).to.equal("Short");

      const parameters = { hash: offer.idHashed };
      await market.seller.must("changeOfferMargin", { parameters, body: { new_margin: "2.5" } });
      await message.fill("The link leads away from the escrow.");
      await page.keyboard.press("Control+Enter");
      await page.getByText(/The offer was changed in the meantime/).waitFor();
      await page.getByText("+2.5%").waitFor();
      await page.keyboard.press("Control+Enter");
      await expectGone(message);
      await page.getByText("The link leads away from the escrow.").waitFor();
      await page.getByRole("heading", { name: "What was decided" }).waitFor();
      expect(await standing(offer.idHashed)).to.include({ status: 2, heldBy: null });
      // The browser tells of the two decisions that were refused.
      expect(faults.filter((fault) => !/409|422/.test(fault))).to.deep.equal([]);
      await closePage(page);
    });

    it("decides about several by keyboard, and says of each what became of it", async () => {
      const [one, other] = [await held("first of two"), await held("second of two")];
      const { page, faults } = await openDesk("nia_mod");
      await page.goto(`${market.adminUrl}/offers?q=of+two&part=waiting`);
      const box = (label: string) =>
        page.getByRole("row").filter({ hasText: label }).getByRole("checkbox");
      await box("first of two").check();
      await box("second of two").check();
      await page.getByText("2 offers chosen").waitFor();
      // Meanwhile its owner mends the second one.
      const parameters = { hash: other.idHashed };
      await market.seller.must("changeOfferMargin", { parameters, body: { new_margin: "2.5" } });
      await page.keyboard.press("r");
      await page.getByLabel("Message to the owners").fill(reason);
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press("Control+Enter");
      await page
        .getByRole("heading", { name: "1 offer rejected · 1 offer left as it was" })
        .waitFor();
      await page.getByText("Rejected, stays offline").waitFor();
      expect(await standing(one.idHashed)).to.include({ status: 2, heldBy: null });
      expect(await standing(other.idHashed)).to.include({ status: 2, heldBy: "link" });
      expect(faults).to.deep.equal([]);
      await closePage(page);
    });

    it("is accessible in light and dark: the list, a reported offer, its approval", async () => {
      const { idHashed } = await publish({ label: "reported by bruno" });
      const bruno = await market.signIn("bruno_costa");
      const said = { reason: "other", text: "It asks for a gift card on top." };
      await bruno.must("reportOffer", { parameters: { id: idHashed }, body: said });
      const { page, faults } = await openDesk("omar_mod");
      await page.goto(`${market.adminUrl}/offers?part=reported`);
      const link = page.getByRole("link", { name: /reported by bruno/ });
      await link.waitFor();
      await expectAccessibleInBothThemes(page);
      await link.click();
      await page.getByText("It asks for a gift card on top.").waitFor();
      await page.keyboard.press("a");
      await page.getByLabel("Message to the owner").fill("Nothing in it is forbidden.");
      await expectAccessibleInBothThemes(page);
      await button(page, /^Approve the offer/).click();
      await expectGone(page.getByLabel("Message to the owner"));
      await page.getByText("closed", { exact: true }).waitFor();
      expect(await standing(idHashed)).to.include({ status: 1, heldBy: null });
      expect(faults).to.deep.equal([]);
      await closePage(page);
    });

    it("is a simple list on a phone, and nothing to decide for support", async () => {
      await held("held on a phone");
      const { page } = await openDesk("sam_support", { viewport: { width: 320, height: 700 } });
      await page.goto(`${market.adminUrl}/offers`);
      const link = page.getByRole("link", { name: /held on a phone/ });
      await link.waitFor();
      await expectNoSidewaysScroll(page);
      await link.click();
      await page.getByText("There is nothing for you to decide about this offer.").waitFor();
      await expectGone(button(page, /^(Approve|Reject)/));
      await expectNoSidewaysScroll(page);
      await closePage(page);
    });
  });
});
