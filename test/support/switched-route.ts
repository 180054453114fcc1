import type { Page, Route } from "playwright-core";

/**
 * Answers requests in place of the server, by default with none, until the returned function is called. Requests still pass through here
 * then: one that is under way while a route is taken away can be left without an answer for good.
 */
export async function routeUntil(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => unknown = (route) => route.abort(),
): Promise<() => void> {
  let isOn = true;
  await page.route(url, async (route) => {
    await (isOn ? handle(route) : route.continue());
  });
  return () => {
    isOn = false;
  };
}
