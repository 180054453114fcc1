import type { Page } from "playwright-core";

/** The name of the field that has the focus. */
export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name"));

/** How many popular methods stand on top of the list of methods. */
export const popularCount = async (page: Page): Promise<number> => {
  const popular = page.getByRole("group", { name: "Popular" }).getByRole("button");
  await popular.first().waitFor();
  return popular.count();
};

/** What is left of keys that are pressed in the field for a taker's completed trades, emptied after. */
export const typedTrades = async (page: Page, keys: string): Promise<string> => {
  await page.getByText("Who can take it").click();
  const field = page.getByLabel("Completed trades, at least");
  await field.pressSequentially(keys);
  const left = await field.inputValue();
  await field.fill("");
  return left;
};
