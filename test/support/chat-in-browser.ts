import type { Page, Request } from "playwright-core";
import type { DemoMarket, StartedTrade } from "./demo-market.ts";

/** The room of a trade, as its buyer sees it. */
export function openAsBuyer(
  market: DemoMarket,
  { buyer, id }: StartedTrade,
  options: Parameters<DemoMarket["openAs"]>[2] = {},
) {
  return market.openAs(buyer, `/trade/${id}`, options);
}

/** The field in which one writes to the other side of a trade. */
export function chatFieldOf(page: Page) {
  return page.getByRole("textbox", { name: /^Write to / });
}

export function messagesOf(page: Page) {
  return page.getByRole("group", { name: "Messages" });
}

/** Writes a message and sends it by the keyboard. */
export async function writeInChat(page: Page, text: string): Promise<void> {
  await chatFieldOf(page).fill(text);
  await chatFieldOf(page).press("Enter");
}

/** Whether a request sends a message. */
export function isMessage(request: Request): boolean {
  return request.method() === "POST" && request.url().endsWith("/messages");
}
