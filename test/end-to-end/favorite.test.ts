import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectGone } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { Visitor } from "../support/visitor.ts";

const favorites = "/dashboard/favorite-offers";

describe("favourite offers in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let bruno: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    bruno = await market.signIn("bruno_costa");
  });
  after(() => market.close());

  const rows = (page: Page) => page.locator("main li");
  const heart = (page: Page) =>
    rows(page)
      .filter({ hasText: "ana_lima" })
      .getByRole("button", { name: "Save this offer" })
      .first();

  it("say what will stand there while there are none", async () => {
    const { page } = await market.openAs(bruno, favorites);
    await heading(page, "Favourite offers");
    await page.getByText("Save offers you like and find them here").waitFor();
    await page.getByRole("link", { name: "Browse offers" }).click();
    await page.waitForURL(/\/buy\/bitcoin/);
    await page.context().close();
  });

  it("are kept by the heart on a card only when the server said so, and stand in the list", async () => {
    const { page } = await market.openAs(bruno, "/buy/bitcoin?currencyCode=EUR");
    const kept = "**/rest/v1/favorites/offers/*";
    await page.route(kept, (route) => route.abort());
    await heart(page).click();
    await page.getByRole("alert").first().waitFor();
    expect(await heart(page).getAttribute("aria-pressed")).to.equal("false");
    await page.unroute(kept);
    await heart(page).click();
    await page.locator('main button[aria-pressed="true"]').first().waitFor();
    await page.getByRole("status").getByText("Saved to your favourites").waitFor();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("link", { name: "Favourites" }).click();
    await heading(page, "Favourite offers");
    await rows(page).first().waitFor();
    expect(await rows(page).count()).to.equal(1);
    await page.context().close();
  });

  it("say what became of them in a toast that leaves by itself, or is dragged away", async () => {
    const { page } = await market.openAs(bruno, "/buy/bitcoin?currencyCode=EUR");
    const toast = page.locator("[data-type]").filter({ hasText: "favourites" });
    const drag = async (part: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [box!.x + box!.width / 2, box!.y + 4];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - part * box!.width, y, { steps: 4 });
      await page.mouse.up();
    };
    await heart(page).click();
    await toast.waitFor();
    const { x, width } = (await toast.boundingBox())!;
    expect(x + width, "at the right end").to.be.greaterThan(page.viewportSize()!.width * 0.9);
    await drag(0.7);
    expect(await toast.count()).to.equal(1);
    await drag(0.85);
    await expectGone(toast);
    await page.clock.install();
    await heart(page).click();
    await toast.waitFor();
    await page.mouse.move(1, 1);
    await page.clock.runFor(2_500);
    expect(await toast.count()).to.equal(1);
    await page.clock.runFor(2_600);
    await expectGone(toast);
    await page.context().close();
  });

  it("that cannot be loaded say so and try again in place", async () => {
    const { page } = await market.openAs(bruno, "/dashboard");
    await page.route("**/rest/v1/favorites/offers*", (route) => route.abort());
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("link", { name: "Favourites" }).click();
    await page.getByText("This couldn't be loaded").waitFor();
    await page.unroute("**/rest/v1/favorites/offers*");
    await page.getByRole("button", { name: "Try again" }).click();
    await rows(page).first().waitFor();
    await page.context().close();
  });

  it("are kept no longer by the heart on the offer's page", async () => {
    const { page } = await market.openAs(bruno, favorites);
    await rows(page).getByRole("link", { name: /Buy/ }).first().click();
    await page.waitForURL(/\/offer\//);
    await page.locator('main button[aria-pressed="true"]').first().click();
    await page.locator('main button[aria-pressed="false"]').first().waitFor();
    await page.goBack();
    await expectGone(rows(page));
    await page.getByText("Save offers you like and find them here").waitFor();
    await page.context().close();
  });

  it("send who is not signed in to sign in, from where they come back", async () => {
    const { page } = await market.openAs(
      await Visitor.of(market.url),
      "/buy/bitcoin?currencyCode=EUR",
    );
    await heart(page).click();
    await page.waitForURL(/\/login\?.*=%2Fbuy%2Fbitcoin/);
    await page.context().close();
  });
});
