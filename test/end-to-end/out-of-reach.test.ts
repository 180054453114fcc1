import { expect } from "chai";
import { expectGoodInEveryWindow, expectTranslated, openPage } from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a page that is asked for while the database is out of reach", function () {
  this.timeout(60_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(async () => {
    await app.stop();
  });

  /** Lets nobody in who serves, or everybody again. */
  async function letIn(anybody: boolean): Promise<void> {
    const name = new URL(app.database.url).pathname.slice(1);
    await app.database.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${anybody ? -1 : 0}`);
    if (anybody) return;
    await app.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }

  it("says that it is over soon, and is there once that is so", async () => {
    // Who sends a session is looked up for any page.
    const cookie = `__Host-session=${"a".repeat(43)}`;
    const { page } = await openPage(app.url, { extraHTTPHeaders: { cookie } });
    await letIn(false);
    for (const path of ["/", "/ar-XB/"]) {
      const answer = await page.goto(app.url + path);
      expect(answer?.status()).to.equal(503);
      expect(answer?.headers()["retry-after"]).to.equal("1");
      await expectGoodInEveryWindow(page);
      if (path !== "/") await expectTranslated(page);
    }
    await page.goto(app.url);
    const back = page.getByRole("heading", { name: "We'll be right back" });
    await back.waitFor();
    await letIn(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await back.waitFor({ state: "detached" });
    await closePage(page);
  });
});
