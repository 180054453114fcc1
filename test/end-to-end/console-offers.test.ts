import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import {
  expectAccessibleInBothThemes,
  expectGone,
  expectNoSidewaysScroll,
} from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";

describe("offers in the console, in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());
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
  const held = (label: string) => publish({ label, terms: "Pay at https://pay.example.org only" });
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
    const reason = page.getByLabel("Message to the owner");
    await reason.fill("Short");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("alert").waitFor();
    expect(await reason.inputValue()).to.equal("Short");

    const parameters = { hash: offer.idHashed };
    await market.seller.must("changeOfferMargin", { parameters, body: { new_margin: "2.5" } });
    await reason.fill("The link leads away from the escrow.");
    await page.keyboard.press("Control+Enter");
    await page.getByText(/The offer was changed in the meantime/).waitFor();
    await page.getByText("+2.5 %").waitFor();
    await page.keyboard.press("Control+Enter");
    await expectGone(reason);
    await page.getByText("The link leads away from the escrow.").waitFor();
    await page.getByRole("heading", { name: "What was decided" }).waitFor();
    expect(await standing(offer.idHashed)).to.include({ status: 2, heldBy: null });
    // The browser tells of the two decisions that were refused.
    expect(faults.filter((fault) => !/409|422/.test(fault))).to.deep.equal([]);
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
