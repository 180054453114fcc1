import type { Page } from "playwright-core";

/**
 * Takes from every document what the server drew, as if the server had been too busy to: the page
 * draws itself.
 */
export async function withPlainShells(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const drawn = /<body>.*?(<div id="app"[^>]*>).*(?=<noscript>)/s;
    const body = (await response.text()).replace(drawn, "<body>$1</div>");
    return route.fulfill({ response, body });
  });
}
