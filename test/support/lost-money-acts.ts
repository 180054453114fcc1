import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "./books.ts";
import { button } from "./console-desk.ts";
import { DemoMarket } from "./demo-market.ts";
import { LostAnswers } from "./lost-answers.ts";
import { closePage } from "./shared-browser.ts";
import type { Visitor } from "./visitor.ts";

/** An act with money in a browser whose answers are lost. */
interface LostMoneyAct {
  /** The addresses to which it is sent. */
  readonly path: string;
  readonly by: "ana_lima" | "bruno_costa" | "kofi_trades";
  /** The page, once what it needs is there. */
  readonly page: (by: Visitor, market: DemoMarket) => Promise<string>;
  /** From a loaded page to the press. */
  readonly press: (page: Page) => Promise<void>;
  /** The press again, where what was typed still stands; undefined if the page shows at once what was done. */
  readonly again?: string | RegExp;
  /** From the reloaded page to the press; undefined where the page shows by itself what was done. */
  readonly afterReload?: (page: Page) => Promise<void>;
  /** Where each time that it is done leaves a row. */
  readonly rows: string;
  /** Waits until the page shows it as done. */
  readonly done: (page: Page) => Promise<unknown>;
}

/** By the name of the act. */
export type LostMoneyActs = Readonly<Record<string, LostMoneyAct>>;

/** Tests of acts whose answer is lost, pressed again and after a reload: each is done once. */
export function testLostMoneyActs(acts: LostMoneyActs): void {
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open([], { BONDS: "1" });
  });
  after(async () => {
    await expectBooksBalance(market.database);
    await market.close();
  });

  const counted = async (rows: string): Promise<number> => {
    const sql = `SELECT count(*)::integer AS count FROM ${rows}`;
    return (await market.database.query<{ count: number }>(sql))[0]?.count ?? 0;
  };

  for (const [name, act] of Object.entries(acts)) {
    it(`is done once: ${name}`, async () => {
      const by = await market.signIn(act.by);
      const path = await act.page(by, market);
      const { page } = await market.openAs(by, path);
      const before = await counted(act.rows);
      const lost = await LostAnswers.of(page, act.path);
      const press = (text: string | RegExp) => (each: Page) => button(each, text).last().click();
      await lost.lose("reset", act.press);
      if (act.again) await lost.lose("unavailable", press(act.again));
      await page.reload();
      if (act.again && act.afterReload) {
        await lost.lose("internal", act.afterReload);
        await lost.press(press(act.again));
      }
      await act.done(page);
      expect(await counted(act.rows)).to.equal(before + 1);
      expect(new Set(lost.keys), lost.keys.join(" ")).to.have.length(1);
      await closePage(page);
    });
  }
}

/** The page of that address, for which nothing has to be arranged. */
export const at = (path: string) => async () => path;

/** Waits until the page shows the text. */
export const sees = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).first().waitFor();

/** Types into the field of that label. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Types the password of the demo. */
export const prove = (page: Page) => fill(page, "Password", demoPassword);
