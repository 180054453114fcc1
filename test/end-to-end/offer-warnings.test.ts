import { expect } from "chai";
import type { PolicyView } from "../../src/adapters/http/contract/admin/policy.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { expectAccessible } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import type { Visitor } from "../support/visitor.ts";
import { next, question } from "../support/wizard-steps.ts";

describe("what people are warned of at an offer, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  let bruno: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    bruno = await market.signIn("bruno_costa");
  });
  after(() => market.close());

  const publish = async (change: object) => {
    const body = { ...offerBody, ...change };
    const { idHashed }: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    await market.database.query(
      "UPDATE offer SET moderation = 1, held_by = NULL, waits_since = NULL WHERE id = $1",
      [idHashed],
    );
    return `/offer/${idHashed}`;
  };

  it("shows the terms once more where much depends on them", async () => {
    const path = await publish({
      payment_method: "amazon-gift-card",
      terms: "Physical cards only, with a receipt.",
    });
    const { page } = await market.openAs(bruno, `${path}?fiat-min=50`);
    await page
      .locator("main")
      .getByRole("button", { name: "Start the trade" })
      .click({ timeout: 20_000 });
    const dialog = page.getByRole("alertdialog", { name: "Read the terms first" });
    await dialog.getByText("Physical cards only, with a receipt.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Start the trade" }).click();
    await page.waitForURL(/\/trade\/\w+/);
    await closePage(page);
  });

  it("explains a price that does not follow the market", async () => {
    const path = await publish({ margin: undefined, fixed_price: "70000" });
    const { page } = await market.openAs(bruno, path);
    await page.getByRole("button", { name: "Custom rate" }).click();
    const dialog = page.getByRole("dialog", { name: "Custom rate" });
    await dialog.getByText(/^1\sBTC = 70,000(\.00)?\sEUR$/).waitFor();
    await dialog.getByText("ana_lima").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    await closePage(page);
  });

  it("asks before an offer is published whose payments can be reversed", async () => {
    const { page } = await market.openAs(
      market.seller,
      "/offer-manager/edit?type=sell&payment_method=paypal&currency=EUR",
    );
    await next(page);
    await page.getByLabel("Email or username").fill("ana@example.org");
    await next(page);
    await next(page);
    await page.getByLabel("Minimum").fill("30");
    await page.getByLabel("Maximum").fill("300");
    await next(page);
    await next(page);
    await question(page, "How others will see it");
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Publish with this payment method?" });
    await dialog.getByText(/^Payments by PayPal can be reversed/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Publish the offer" }).click();
    await page.waitForURL(/\/dashboard\/my-offers/);
    await closePage(page);
  });

  it("warns of sanctions where one of the two lives in such a country", async () => {
    const path = await publish({});
    await bruno.must("changeSettings", { body: { country: "AD" } });
    const ada = await StaffVisitor.ofDemo(market.adminUrl, "ada_admin");
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const patch = { start: { watchedCountries: { AD: false } } };
    await ada.must("changePolicy", { body: { patch, version, reason: "Tested." } });
    const { page, faults } = await market.openAs(bruno, path, {
      viewport: { width: 390, height: 844 },
    });
    const dialog = page.getByRole("dialog", { name: "Check the sanctions that apply to you" });
    await dialog.getByText(/verified ID on both sides/).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });
});
