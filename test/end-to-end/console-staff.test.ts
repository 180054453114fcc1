import { expect } from "chai";
import type { Page } from "playwright-core";
import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { expectAccessible, expectGone, expectNoSidewaysScroll } from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";

describe("the staff in the console, in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  // An invited name is taken: another try takes another installation.
  beforeEach(async () => {
    desk = await ConsoleDesk.open();
  });
  afterEach(() => desk.close());

  const staffOf = async (username: string, options = {}) => {
    const opened = await desk.openAs(username, options);
    await desk.goTo(opened.page, "/staff");
    await heading(opened.page, "Staff");
    await opened.page.getByText("Osprey").first().waitFor();
    return opened;
  };
  const say = async (page: Page, why: string, act: string) => {
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Why").fill(why);
    await dialog.getByRole("button", { name: act }).click();
  };

  it("two admins invite a moderator, who sets up his codes and signs in", async () => {
    const ada = await staffOf("ada_admin", { colorScheme: "dark" });
    await button(ada.page, "Invite member").click();
    await ada.page.getByLabel("User name").fill("iris_mod");
    await ada.page.getByLabel("Code name").fill("Plover");
    await expectAccessible(ada.page);
    await say(ada.page, "Two hands are missing at the desk.", "Propose");
    await expectGone(ada.page.getByRole("dialog"));
    await ada.page.getByText("Waiting for another admin.").waitFor();
    expect(await button(ada.page, "Confirm").count()).to.equal(0);

    const ben = await staffOf("ben_admin", { viewport: { width: 320, height: 700 } });
    await ben.page.getByText("Two hands are missing at the desk.").waitFor();
    await expectNoSidewaysScroll(ben.page);
    await expectAccessible(ben.page);
    await button(ben.page, "Confirm").click();
    await say(ben.page, "I have talked to her.", "Confirm");
    const link = ben.page.getByText(/\/invitation#/);
    await link.waitFor();
    await expectNoSidewaysScroll(ben.page);
    const path = new URL((await link.textContent()) ?? "");
    await button(ben.page, "I've saved it").click();
    await expectGone(link);
    await ben.page.getByText("Nothing is waiting.", { exact: false }).waitFor();

    const iris = await desk.market.openConsole(path.pathname + path.hash);
    await iris.page.getByText("You are invited as moderator.").waitFor();
    const name = iris.page.getByLabel("User name");
    expect(await name.inputValue()).to.equal("iris_mod");
    expect(await name.isEditable()).to.equal(false);
    await iris.page.getByLabel("Email").fill("iris@example.org");
    await iris.page.getByLabel("Password").fill("a long way to the lighthouse");
    await button(iris.page, "Continue").click();
    await heading(iris.page, "Set up two-factor");
    const secret = (await iris.page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
    const codes = new TotpCodes(codeFormat, "Peerhold");
    const code = codes.codeOf(secret, codes.stepAt(Date.now()).step);
    await iris.page.getByLabel("First authenticator code").fill(code);
    await button(iris.page, "Continue").click();
    await heading(iris.page, "Queues");
    await iris.page.getByText("Plover").first().waitFor();
    expect(await iris.page.getByRole("link", { name: /^Staff/ }).count()).to.equal(0);
    expect([ada.faults, ben.faults]).to.deep.equal([[], []]);
    await closeAll(ada.page, ben.page, iris.page);
  });
});
