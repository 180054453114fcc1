import { expect } from "chai";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import { expectAccessible } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { Visitor } from "../support/visitor.ts";
import { focusedName, popularCount, typedTrades } from "../support/wizard-fields.ts";
import { fillToPreview, keepNoDraft, next, offersOf, question } from "../support/wizard-steps.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the wizard of offers in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("names every step on a phone, none of them cut off", async () => {
    const { page } = await market.openAs(market.seller, "/offer-manager/edit", {
      viewport: { width: 390, height: 844 },
    });
    await question(page, "What do you want to do?");
    const labels = page
      .getByRole("navigation", { name: "Steps" })
      .locator("li button > span + span");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await labels.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
      expect(cut, `at ${width}`).to.deep.equal([]);
    }
    expect(await labels.count()).to.equal(6);
    await closePage(page);
  });

  it("publishes an offer that others then see, step by step", async () => {
    const { page, faults } = await market.openAs(
      market.seller,
      "/offer-manager/edit?crypto_currency_code=ETH&currency=EUR",
    );
    await heading(page, "New offer");
    await question(page, "What do you want to do?");
    expect(await page.getByRole("radio", { name: /Ethereum/ }).isChecked()).to.equal(true);
    await next(page);
    await question(page, "How do you want to get paid?");
    await next(page);
    await page.getByText("Choose a payment method.").waitFor();
    // Zelle pays in US dollars alone.
    expect(await popularCount(page)).to.be.within(1, 4);
    await page.getByLabel("Payment method").fill("zelle");
    await page.getByText("No method with this name. Try fewer letters.").waitFor();
    await page.getByLabel("Payment method").fill("");
    await page.getByRole("radio", { name: "Bizum" }).click();
    await page.getByLabel("Email or username").fill("+351 900 000 000");
    await next(page);
    await page.getByLabel("Margin").fill("1.2");
    await page.getByText("+1.2% to market").first().waitFor();
    await next(page);
    await page.getByLabel("Minimum").fill("30");
    await page.getByLabel("Maximum").fill("20");
    await next(page);
    await page.getByText("The maximum must be at least the minimum.").waitFor();
    expect(await focusedName(page)).to.equal("range_max");
    await page.getByLabel("Maximum").fill("300");
    await page.getByLabel("Total cap").fill("900");
    await next(page);
    await page.getByLabel("Terms").fill("From your own account.");
    await page.getByLabel("Label").fill("fast");
    await page.getByLabel("Tags").fill("Same bank");
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("switch", { name: "Fund the escrow after the trade starts" }).click();
    await page.getByText("funded after the trade starts").waitFor();
    expect(await typedTrades(page, "1x-.2e")).to.equal("12");
    await next(page);
    await page.getByText("fast · same bank").waitFor();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.waitForURL(/\/dashboard\/my-offers\?myOffersTab=sell$/);
    await page.getByText("Your offer is published. Others see it now.").waitFor();
    await page.getByText("0 of 900 EUR").waitFor();
    expect(faults).to.deep.equal([]);
    const [offer] = await offersOf(market.seller, "sell");
    expect(offer).to.deep.include({
      margin: "1.2",
      windowMinutes: 30,
      deferredEscrow: true,
      terms: "From your own account.",
    });
    expect(offer?.paymentMethod.slug).to.equal("bizum");
    const query = { type: "buy", crypto_currency_id: "9", currency: "EUR", limit: "50" };
    const cards: readonly OfferCard[] = (await market.seller.must("listOffers", { query })).data;
    expect(cards.map(({ label }) => label)).to.include("fast");
    await closePage(page);
  });

  it("loses nothing on the way back, neither within nor after leaving", async () => {
    const { page } = await market.openAs(market.seller, "/dashboard/my-offers");
    await page.getByRole("link", { name: "New offer" }).click();
    await fillToPreview(page);
    await page.goBack();
    await question(page, "What should others know?");
    await page.goBack();
    expect(await page.getByLabel("Maximum").inputValue()).to.equal("300");
    for (const _ of [1, 2, 3, 4]) await page.goBack();
    await heading(page, "My offers");
    await page.goForward();
    await page.goForward();
    await page.getByText("Wise").first().waitFor();
    await closePage(page);
  });

  it("asks before a link loses what was changed, and lets go when told to", async () => {
    const { page } = await market.openAs(market.seller, "/offer-manager/edit");
    await keepNoDraft(page);
    await page.getByRole("radio", { name: /I buy crypto/ }).check();
    const trades = page.getByRole("navigation", { name: "Main" }).getByText("Trades");
    await trades.click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Not now" }).click();
    expect(new URL(page.url()).pathname).to.equal("/offer-manager/edit");
    await trades.click();
    await page.getByRole("button", { name: "Leave" }).click();
    await heading(page, "Your trades");
    await closePage(page);
  });

  it("asks once whether a price far from the market is meant", async () => {
    const { page } = await market.openAs(market.seller, "/offer-manager/edit?payment_method=wise");
    await next(page);
    await page.getByLabel("Email or username").fill("ana@example.org");
    await next(page);
    await page.getByLabel("Margin").fill("-6");
    expect(await page.getByRole("radio", { name: "below" }).isChecked()).to.equal(true);
    await page.getByText("You'd sell 6% below the market price.").waitFor();
    await next(page);
    await page.getByRole("alertdialog", { name: "Publish at this price?" }).waitFor();
    await page.getByRole("button", { name: "Publish the offer" }).click();
    await question(page, "How much, and how fast?");
    await page.getByRole("button", { name: "Back" }).click();
    await next(page);
    await question(page, "How much, and how fast?");
    await closePage(page);
  });

  it("shows what the server refuses at its field on the right step", async () => {
    const { page } = await market.openAs(market.seller, "/offer-manager/edit");
    await fillToPreview(page);
    await page.route("**/rest/v1/offers", (route) =>
      route.fulfill({
        status: 422,
        json: {
          error: {
            code: "validation",
            message: "Check the marked fields.",
            details: [{ field: "margin", code: "out_of_bounds", message: "too far" }],
          },
        },
      }),
    );
    await page.getByRole("button", { name: "Publish" }).click();
    await question(page, "What is your price?");
    await page.getByText("Choose a price from 50% below to 100% above the market.").waitFor();
    expect(await page.getByLabel("Margin").getAttribute("aria-invalid")).to.equal("true");
    await closePage(page);
  });

  it("edits an offer from its preview, and keeps what was not touched", async () => {
    const before = (await offersOf(market.seller, "sell")).find(({ terms }) => terms !== "");
    const { page } = await market.openAs(market.seller, `/offer-manager/edit/${before!.idHashed}`);
    await heading(page, "Edit your offer");
    await page.getByRole("button", { name: /Terms/ }).click();
    await page.getByLabel("Label").fill("new words");
    await page.getByRole("button", { name: "View it all" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/\/dashboard\/my-offers/);
    const after = (await offersOf(market.seller, "sell")).find(
      ({ idHashed }) => idHashed === before!.idHashed,
    );
    const { terms, paymentDetails, margin, windowMinutes } = before!;
    expect(after).to.deep.include({
      label: "new words",
      terms,
      paymentDetails,
      margin,
      windowMinutes,
    });
    await closePage(page);
  });

  it("asks for price and amounts alone in its lite form, and keeps the rest", async () => {
    const [before] = await offersOf(market.seller, "sell");
    const { page } = await market.openAs(
      market.seller,
      `/offer-manager/lite/edit/${before!.idHashed}`,
    );
    await heading(page, "Edit price and amounts");
    await question(page, "What is your price?");
    expect(await page.getByRole("button", { name: /Terms/ }).count()).to.equal(0);
    await page.getByLabel("Margin").fill("2.5");
    await page.getByRole("button", { name: "View it all" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/\/dashboard\/my-offers/);
    const after = (await offersOf(market.seller, "sell")).find(
      ({ idHashed }) => idHashed === before!.idHashed,
    );
    expect(after).to.include({ margin: "2.5", terms: before!.terms, label: before!.label });
    await page.goto(`${market.url}/offer-manager/lite/edit/${before!.idHashed}`);
    await page.getByRole("link", { name: "Edit everything" }).click();
    await heading(page, "Edit your offer");
    expect(new URL(page.url()).searchParams.get("skipLite")).to.equal("true");
    await closePage(page);
  });

  it("changes the account to pay to only with the password", async () => {
    const before = (await offersOf(market.seller, "sell")).find(
      ({ paymentDetails }) => paymentDetails.length > 0,
    );
    const { page } = await market.openAs(
      market.seller,
      `/offer-manager/edit/${before!.idHashed}?step=payment`,
    );
    await heading(page, "Edit your offer");
    const [line] = before!.paymentDetails;
    await page.getByLabel(line!.label, { exact: true }).fill("DE89 3704 0044 0532 0130 00");
    await page.getByRole("button", { name: "View it all" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("From now on, buyers pay to the new account.").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Password", { exact: true }).fill("not the password");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Wrong password. Nothing was changed.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/\/dashboard\/my-offers/);
    const after = (await offersOf(market.seller, "sell")).find(
      ({ idHashed }) => idHashed === before!.idHashed,
    );
    expect(after?.paymentDetails[0]?.value).to.equal("DE89 3704 0044 0532 0130 00");
    await closePage(page);
  });

  it("begins as a copy of one's own offer, and empty for what is nobody's", async () => {
    const [own] = await offersOf(market.seller, "sell");
    const { page } = await market.openAs(
      market.seller,
      `/offer-manager/edit?copy=${own?.idHashed ?? ""}`,
    );
    await heading(page, "New offer");
    await question(page, "What do you want to do?");
    await page.goto(`${market.url}/offer-manager/edit?copy=${own?.idHashed ?? ""}&step=preview`);
    await question(page, "How others will see it");
    await page
      .getByText(own?.paymentMethod.name ?? "")
      .first()
      .waitFor();
    await page.goto(`${market.url}/offer-manager/edit?copy=nothing`);
    await question(page, "What do you want to do?");
    await closePage(page);
  });

  it("of an offer that is somebody else's is no page", async () => {
    const [offer] = await offersOf(market.seller, "sell");
    const bruno = await market.signIn("bruno_costa");
    const { page } = await market.openAs(bruno, `/offer-manager/edit/${offer!.idHashed}`);
    await heading(page, "This page doesn't exist");
    await closePage(page);
  });

  it("can be gone through by the keyboard alone", async () => {
    const { page } = await market.openAs(
      market.seller,
      "/offer-manager/edit?payment_method=revolut&type=buy",
    );
    await page.getByRole("radio", { name: /I buy crypto/ }).focus();
    await page.keyboard.press("Enter");
    await question(page, "How will you pay?");
    expect(await page.evaluate(() => document.activeElement?.tagName)).to.equal("H2");
    await page.getByRole("button", { name: "Next" }).press("Enter");
    await page.getByLabel("Margin").press("Enter");
    await page.getByLabel("Minimum").fill("10");
    await page.keyboard.press("Tab");
    await page.keyboard.type("90");
    await page.keyboard.press("Enter");
    await question(page, "What should others know?");
    await closePage(page);
  });

  it("is reached by who is signed out, over the registration and back", async () => {
    const stranger = await Visitor.of(market.url);
    const { page } = await market.openAs(stranger, "/", { viewport: { width: 390, height: 844 } });
    await page.getByRole("link", { name: "Publish an offer" }).click();
    await page.waitForURL(/\/register\?return=%2Foffer-manager%2Fedit$/);
    await closePage(page);
  });
});
