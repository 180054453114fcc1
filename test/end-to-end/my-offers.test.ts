import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { expectAccessible, expectGone } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import type { Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

const path = "/dashboard/my-offers";

describe("my offers in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let kofi: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    kofi = await market.signIn("kofi_trades");
  });
  after(() => market.close());

  const stored = async (owner: Visitor, slug: string): Promise<MyOfferView> => {
    const { data } = await owner.must("listMyOffers", { query: { type: "sell" } });
    const offer = (data as MyOfferView[]).find((each) => each.paymentMethod.slug === slug);
    if (!offer) throw new Error(`There is no offer by ${slug}`);
    return offer;
  };
  const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

  it("are switched off and on, and shown as the server says", async () => {
    const { page, faults } = await market.openAs(market.seller, path);
    const offer = row(page, "SEPA Instant");
    const light = offer.getByRole("switch");
    expect(await light.getAttribute("aria-checked")).to.equal("true");
    await light.click();
    await offer.getByRole("switch", { checked: false }).waitFor();
    expect((await stored(market.seller, "sepa-instant")).isActive).to.equal(false);
    await light.click();
    await offer.getByRole("switch", { checked: true }).waitFor();
    expect((await stored(market.seller, "sepa-instant")).isActive).to.equal(true);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("are gone through, switched and edited by keys, which a dialog names", async () => {
    const { page, faults } = await market.openAs(market.seller, path);
    await row(page, "Wise").getByRole("link").first().waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText("Turn the offer on or off").waitFor();
    await page.keyboard.press("Escape");
    await expectGone(page.getByRole("dialog"));
    await row(page, "Wise").getByRole("link").first().focus();
    const keys = ["ArrowDown", "ArrowUp", "ArrowDown", "Space"];
    for (const key of keys) await page.keyboard.press(key);
    const offer = row(page, "SEPA Instant");
    await offer.getByRole("switch", { checked: false }).waitFor();
    await page.keyboard.press("Space");
    await offer.getByRole("switch", { checked: true }).waitFor();
    await page.keyboard.press("e");
    await heading(page, "Edit your offer");
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("stay as they were when a switch fails, and say why", async () => {
    const { page } = await market.openAs(market.seller, path);
    await page.route("**/rest/v1/my-offers/*/status", (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: "too_many_active_offers", message: "Too many." } },
      }),
    );
    const offer = row(page, "Wise");
    await offer.getByRole("switch").click();
    await offer.getByText(/reached your level's limit of active offers/).waitFor();
    expect(await offer.getByRole("switch").getAttribute("aria-checked")).to.equal("true");
    await closePage(page);
  });

  it("keep what was wrong with a change until it is mended", async () => {
    const { page } = await market.openAs(market.seller, path);
    const offer = row(page, "Wise");
    const edit = () => offer.getByRole("button", { name: /^Edit the price/ }).click();
    const letThrough = await routeUntil(page, "**/rest/v1/my-offers/*/margin", (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: "offer_changed", message: "Changed." } },
      }),
    );
    await edit();
    await offer.getByRole("button", { name: "Save" }).click();
    const wrong = offer.getByText(/has changed since you opened it/);
    await wrong.waitFor();
    await edit();
    await expectGone(wrong);
    await edit();
    await wrong.waitFor();
    letThrough();
    await offer.getByRole("button", { name: "Save" }).click();
    await expectGone(wrong);
    await closePage(page);
  });

  it("are promoted by a link, which begins empty each time", async () => {
    const { idHashed } = await stored(market.seller, "wise");
    const { page, faults } = await market.openAs(
      market.seller,
      `${path}?action=promote&hash=${idHashed}`,
    );
    const dialog = page.getByRole("alertdialog", { name: "Promote this offer?" });
    await dialog.getByLabel(/^Note/).fill("for the weekend");
    await dialog.getByRole("button", { name: "Not now" }).click();
    const offer = row(page, "Wise");
    await offer.getByRole("button", { name: /^Promote/ }).click();
    expect(await dialog.getByLabel(/^Note/).inputValue()).to.equal("");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Promote the offer" }).click();
    await page.getByRole("dialog", { name: "Offer promoted" }).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await offer.getByText(/^Featured until/).waitFor();
    expect((await stored(market.seller, "wise")).isFeatured).to.equal(true);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("open on the side that has some", async () => {
    const tariq = await market.signIn("bruno_costa");
    const wish = {
      type: "buy",
      crypto_currency_code: "BTC",
      currency: "EUR",
      payment_method: "sepa",
      margin: "-1",
      range_min: "20",
      range_max: "500",
      window_minutes: 30,
    };
    const { idHashed }: MyOfferView = (await tariq.must("createOffer", { body: wish })).data;
    const { page } = await market.openAs(tariq, "/dashboard/my-offers");
    const tab = (name: RegExp) => page.getByRole("tab", { name });
    await row(page, "SEPA").waitFor();
    expect(await tab(/^You buy/).getAttribute("aria-selected")).to.equal("true");
    await tab(/^You sell/).click();
    await page.waitForURL(/myOffersTab=sell$/);
    await tariq.must("deleteOffer", { parameters: { hash: idHashed } });
    await closePage(page);
  });

  it("are edited one thing at a time; the same one again closes it", async () => {
    const { page } = await market.openAs(market.seller, path);
    const offer = row(page, "SEPA Instant");
    await offer.getByRole("button", { name: /^Edit the price/ }).click();
    await page.getByLabel("Margin").waitFor();
    await row(page, "Wise")
      .getByRole("button", { name: /^Edit the limits/ })
      .click();
    await page.getByLabel("Minimum").waitFor();
    await expectGone(page.getByLabel("Margin"));
    await row(page, "Wise")
      .getByRole("button", { name: /^Edit the limits/ })
      .click();
    await expectGone(page.getByLabel("Minimum"));
    await closePage(page);
  });

  it("get other margins together, after a look at where each would stand", async () => {
    const { page } = await market.openAs(market.seller, path);
    const before = Number((await stored(market.seller, "wise")).margin);
    await page.getByRole("button", { name: "Change margins" }).click();
    const field = page.getByLabel("Change margins by");
    await field.press("Enter");
    await page.getByText(/Enter a number with up to two decimals/).waitFor();
    await page.getByText("No offers chosen").waitFor();
    await field.fill("0.25");
    await field.press("Enter");
    await page.getByText("Choose the offers whose margins change.").waitFor();
    await page.getByRole("button", { name: "Choose all" }).click();
    await page.getByText(/^\d+ offers chosen$/).waitFor();
    await page.getByRole("button", { name: "Choose none" }).click();
    await page.getByRole("checkbox", { name: /Wise/ }).check();
    await page.getByText("1 offer chosen").waitFor();
    await field.press("Enter");
    await page
      .getByText(/^Place \d+ now, then \d+$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(Number((await stored(market.seller, "wise")).margin)).to.equal(before);
    await page.getByRole("button", { name: "Change margins" }).click();
    await page.getByText(/\d+ margins? changed\./).waitFor();
    expect(Number((await stored(market.seller, "wise")).margin)).to.equal(before + 0.25);
    await closePage(page);
  });

  it("get another margin, fixed price, limits and cap in place", async () => {
    const { page } = await market.openAs(market.seller, path);
    const offer = row(page, "SEPA Instant");
    const save = () => offer.getByRole("button", { name: "Save" }).click();
    await offer.getByRole("button", { name: /^Edit the price/ }).click();
    await page.getByLabel("Margin").fill("2.5");
    await save();
    // The words stand in the row before the field closes.
    await expectGone(page.getByLabel("Margin"));
    await offer.getByText("+2.5% to market").first().waitFor();
    expect((await stored(market.seller, "sepa-instant")).margin).to.equal("2.5");

    await offer.getByRole("button", { name: /^Edit the limits/ }).click();
    await page.getByLabel("Maximum").fill("10");
    await save();
    await page.getByText("The maximum must be at least the minimum.").waitFor();
    await page.getByLabel("Maximum").fill("1000");
    await save();
    await offer.getByText("20 – 1,000 EUR").first().waitFor();

    await offer.getByRole("button", { name: /^Edit the cap/ }).click();
    await page.getByLabel("Total cap").fill("5000");
    await save();
    await offer.getByText("0 of 5,000 EUR").first().waitFor();

    await offer.getByRole("button", { name: /^Edit the price/ }).click();
    await page.getByRole("radio", { name: "Fixed" }).check();
    await page.getByLabel("Price of one coin").fill("1000000");
    await save();
    await page.getByRole("alertdialog", { name: "Publish at this price?" }).waitFor();
    await page.getByRole("button", { name: "Publish the offer" }).click();
    await expectGone(page.getByLabel("Price of one coin"));
    await offer.getByText("1,000,000.00").first().waitFor();
    expect((await stored(market.seller, "sepa-instant")).margin).to.equal(null);
    await closePage(page);
  });

  it("say what the owner has to know, with the way to mend it", async () => {
    const paypal = await stored(kofi, "paypal");
    await kofi.must("setOfferCap", {
      parameters: { id: paypal.idHashed },
      body: { offer_cap: { active: true, amount: "10" } },
    });
    const { page } = await market.openAs(kofi, path);
    const offer = row(page, "PayPal");
    await offer.getByText(/What is left of the cap is below the minimum/).waitFor();
    await offer.getByRole("button", { name: "Change cap" }).click();
    expect(await page.getByLabel("Total cap").inputValue()).to.equal("10");
    await closePage(page);
  });

  it("are all switched off, and on again", async () => {
    const { page } = await market.openAs(kofi, path);
    await page.getByRole("button", { name: "Turn all off" }).click();
    await page.getByRole("button", { name: "Turn all on" }).waitFor();
    await expectGone(page.getByRole("switch", { checked: true }));
    await page.getByRole("button", { name: "Turn all on" }).click();
    await page.getByRole("button", { name: "Turn all off" }).waitFor();
    await expectGone(page.getByRole("switch", { checked: false }));
    await closePage(page);
  });

  it("are deleted after a question", async () => {
    const { page } = await market.openAs(kofi, path);
    await row(page, "PayPal")
      .getByRole("button", { name: /^Delete/ })
      .click();
    await page.getByRole("alertdialog", { name: "Delete this offer?" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Not now" }).click();
    expect(await row(page, "PayPal").count()).to.equal(1);
    await row(page, "PayPal")
      .getByRole("button", { name: /^Delete/ })
      .click();
    await page.getByRole("button", { name: "Delete the offer" }).click();
    await row(page, "PayPal").waitFor({ state: "detached" });
    await page.reload();
    await row(page, "Revolut").first().waitFor();
    await expectGone(row(page, "PayPal"));
    await closePage(page);
  });

  it("say what will stand there when there are none", async () => {
    const bruno = await market.signIn("bruno_costa");
    const { page } = await market.openAs(bruno, `${path}?myOffersTab=buy`);
    await page.getByText("Your offers to buy will appear here").waitFor();
    await page.getByRole("tab", { name: /You sell/ }).click();
    await page.getByText("Your offers to sell will appear here").waitFor();
    await page.getByRole("link", { name: "Publish an offer" }).last().click();
    await heading(page, "New offer");
    await closePage(page);
  });

  it("that cannot be loaded say so and try again in place", async () => {
    const { page } = await market.openAs(market.seller, "/dashboard/trades");
    const letThrough = await routeUntil(page, "**/rest/v1/my-offers/list*");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("link", { name: "My offers" }).first().click();
    await page.getByText("This couldn't be loaded").waitFor();
    letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await row(page, "Wise").waitFor();
    await closePage(page);
  });
});
