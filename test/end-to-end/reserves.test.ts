import { setTimeout as pause } from "node:timers/promises";
import { expectAccessible, openPage } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { type TestApp, startTestApp } from "../support/test-app.ts";

describe("what the platform holds, in a browser", function () {
  this.timeout(300_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  it("is shown beside what it owes as play money, and its signatures are checked there", async () => {
    const over = performance.now() + 240_000;
    const signed = () => app.database.query<{ asset: string }>("SELECT asset FROM coin_reserve");
    while ((await signed()).length < 3 && performance.now() < over) await pause(500);
    const { page } = await openPage(`${app.url}/proof-of-liabilities`);
    await page.getByRole("heading", { name: "What we hold" }).waitFor();
    await page.getByText("This is play money.").waitFor();
    await page.getByRole("button", { name: "Check the signatures" }).click();
    await page.getByText("Every address signed what it held").waitFor();
    await expectAccessible(page);
    await closePage(page);
  });
});
