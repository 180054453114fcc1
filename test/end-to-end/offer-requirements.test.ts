import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { Visitor } from "../support/visitor.ts";
import { next, offersOf, question } from "../support/wizard-steps.ts";

/** Goes to the step of terms, with an account of Bizum. */
async function toTerms(page: Page): Promise<void> {
  await question(page, "What do you want to do?");
  await next(page);
  await page.getByRole("radio", { name: "Bizum" }).click();
  await page.getByLabel("Email or username").fill("+351 900 000 000");
  await next(page);
  await next(page);
  await page.getByLabel("Minimum").fill("30");
  await page.getByLabel("Maximum").fill("300");
  await next(page);
  await question(page, "What should others know?");
}

describe("whom an offer is for, in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("is chosen by its owner with the keyboard, said to who cannot take it, and kept", async () => {
    const path = "/offer-manager/edit?crypto_currency_code=ETH&currency=EUR";
    const { page, faults } = await market.openAs(market.seller, path, {
      viewport: { width: 390, height: 844 },
    });
    await toTerms(page);
    await page.getByText("Who can take it").focus();
    await page.keyboard.press("Enter");
    const named = (name: string) => page.getByRole("switch", { name });
    await named("Only people with a verified ID").focus();
    await page.keyboard.press("Space");
    await named("Only people who show you their full name").click();
    await named("Nobody who uses a VPN").click();
    await page.getByLabel("Completed trades, at least").fill("3");
    await page.getByLabel("Countries of takers").selectOption("only");
    await page.getByLabel("Add a country").selectOption("PT");
    await page.getByLabel("Most for new buyers").fill("100");
    await expectAccessible(page);
    await next(page);
    await question(page, "How others will see it");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.waitForURL(/\/dashboard\/my-offers/);
    expect(faults).to.deep.equal([]);
    const offer = (await offersOf(market.seller, "sell")).find(
      ({ requireVerifiedId }) => requireVerifiedId,
    );
    expect(offer).to.deep.include({
      requireFullNameVisibility: true,
      isVpnRefused: true,
      requireMinPastTrades: 3,
      allowedCountries: ["PT"],
      newBuyerMaxFiatLimit: "100.00",
    });
    await page.goto(`${market.url}/offer-manager/edit/${offer!.idHashed}`);
    await heading(page, "Edit your offer");
    await page.getByRole("button", { name: /Terms/ }).click();
    expect(await named("Nobody who uses a VPN").getAttribute("aria-checked")).to.equal("true");
    expect(await page.getByLabel("Completed trades, at least").inputValue()).to.equal("3");
    await closePage(page);
    const buyer = await Visitor.of(market.url);
    await buyer.register("stranger_x");
    const taker = await market.openAs(buyer, `/offer/${offer!.idHashed}`);
    await taker.page
      .getByText(/The owner (asks for|doesn't trade with)/)
      .first()
      .waitFor();
    expect(await taker.page.getByRole("button", { name: /^Buy / }).count()).to.equal(0);
    await closePage(taker.page);
  });
});
