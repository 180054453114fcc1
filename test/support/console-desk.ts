import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import type { WatchedPage } from "./browser.ts";
import { DemoMarket, heading, type StartedTrade } from "./demo-market.ts";
import { closePage } from "./shared-browser.ts";

/** The demo's staff at the console in a browser. */
export class ConsoleDesk {
  readonly market: DemoMarket;

  private constructor(market: DemoMarket) {
    this.market = market;
  }

  static async open(): Promise<ConsoleDesk> {
    return ConsoleDesk.of(await DemoMarket.open());
  }

  /** That of a market which is open already. */
  static of(market: DemoMarket): ConsoleDesk {
    return new ConsoleDesk(market);
  }

  close(): Promise<void> {
    return this.market.close();
  }

  /** A code signs in once, and tests sign in faster than codes change. */
  async renewCodes(): Promise<void> {
    await this.market.database.query("UPDATE staff SET totp_last_step = 0");
  }

  /** Signs in one of the demo's staff where the form is shown. */
  async signIn(page: Page, username: string): Promise<void> {
    await button(page, new RegExp(`^${username}`)).click();
    await page.getByLabel("Password").fill(demoPassword);
    await button(page, "Sign in").click();
  }

  /** The console as one of the demo's staff, at its home. */
  async openAs(username: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
    await this.renewCodes();
    const opened = await this.market.openConsole("/login", options);
    await this.signIn(opened.page, username);
    await heading(opened.page, "Queues");
    return opened;
  }

  /** Goes to a page of the console as the signed-in user. */
  async goTo(page: Page, path: string): Promise<void> {
    await page.goto(this.market.adminUrl + path);
  }

  /** A trade that the buyer has marked as paid. */
  async paidTrade(): Promise<StartedTrade> {
    const trade = await this.market.startTrade();
    const parameters = { id: trade.id };
    await trade.buyer.must("markTradePaid", { parameters, key: `paid-of-${trade.id}` });
    return trade;
  }

  /** A paid trade on which the buyer opened a dispute. */
  async disputedTrade(): Promise<StartedTrade> {
    const trade = await this.paidTrade();
    await this.market.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [trade.id],
    );
    const body = { dispute_reason_id: 5, dispute_reason_text: "The seller does not answer" };
    await trade.buyer.must("openDispute", { parameters: { id: trade.id }, body });
    return trade;
  }
}

/** The button of that name. */
export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name });
}

/** Closes pages together with their stored data. */
export async function closeAll(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => closePage(page)));
}
