import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { Visitor } from "./visitor.ts";

/** Goes on to the next step of the wizard. */
export const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** Waits for the step with this question. */
export const question = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();

/** What is written is lost with the page: a draft that is kept on the server is not, and nothing is asked. */
export const keepNoDraft = (page: Page) =>
  page.route("**/rest/v1/offer-drafts**", (route) => route.abort());

/** Answers every step, with an account of Wise, up to the preview. */
export const fillToPreview = async (page: Page) => {
  await next(page);
  await page.getByLabel("Payment method").fill("wise");
  await page.getByLabel("Payment method").press("Enter");
  await page.getByLabel("Email or username").fill("+351 900 000 000");
  await next(page);
  await next(page);
  await page.getByLabel("Minimum").fill("30");
  await page.getByLabel("Maximum").fill("300");
  await next(page);
  await next(page);
  await question(page, "How others will see it");
};

/** The owner's offers of one side. */
export const offersOf = async (owner: Visitor, type: string): Promise<readonly MyOfferView[]> =>
  (await owner.must("listMyOffers", { query: { type } })).data;
