import { expect } from "chai";
import type { PersonView } from "../../src/adapters/http/contract/admin/people-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectAccessible, expectGone, openPage } from "../support/browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the state of one's account", function () {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  it("stands over every page while it holds, comes and goes live, and says what goes on", async () => {
    const seller = await Visitor.of(app.url);
    await seller.must("logIn", { body: { login: "ana_lima", password: demoPassword } });
    const id: string = (await seller.must("getCurrentUser")).data["id"];
    const admin = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    const { hostname: domain } = new URL(app.url);
    const cookies = seller.cookie.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      const rest = { domain, path: "/", expires: -1, httpOnly: true, secure: true } as const;
      return { name, value, sameSite: "Lax" as const, ...rest };
    });
    const storageState = { cookies, origins: [] };
    const opened = openPage(`${app.url}/wallet`, { storageState });
    const { page, faults } = await opened;
    const parameters = { id };
    const body = { state: "frozen", reason: "For a test." };
    const person: PersonView = (await admin.must("beginAccountState", { parameters, body })).data;
    const banner = page.getByText("Your account is frozen.");
    await banner.waitFor();
    await expectGone(page.getByText("Demo: all money here is play money."));
    await page.getByRole("button", { name: "What this means" }).click();
    await page.getByRole("dialog").getByText("Your active trades continue").waitFor();
    await expectAccessible(page);
    expect(await page.content()).to.not.include("For a test.");
    await page.getByRole("button", { name: "Close" }).click();
    await expectGone(page.getByRole("dialog"));
    const stateId = person.history[0]?.id ?? "";
    const lifting = { parameters: { id, stateId }, body: { reason: "Cleared." } };
    await admin.must("liftAccountState", lifting);
    await page.getByText("Demo: all money here is play money.").waitFor();
    await expectGone(banner);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });
});
