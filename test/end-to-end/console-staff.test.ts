import { expect } from "chai";
import type { Page } from "playwright-core";
import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";
import {
  expectAccessible,
  expectGone,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
} from "../support/browser.ts";
import { ConsoleDesk, button, closeAll } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";

const newPassword = "a long way to the lighthouse";

describe("the staff in the console, in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

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
    await ada.page.getByLabel("Username").fill("iris_mod");
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
    const name = iris.page.getByLabel("Username");
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

  it("an admin finds a refused sign-in by its event and the person", async () => {
    const stranger = await StaffVisitor.of(desk.market.adminUrl);
    const body = { username: "nia_mod", password: "Not this one", code: "123456" };
    await stranger.call("logInStaff", { body });
    const ada = await desk.openAs("ada_admin");
    await ada.page.getByRole("link", { name: "Security events" }).click();
    await heading(ada.page, "Security events");
    await ada.page.getByText("Staff sign-in refused").first().waitFor();
    await expectGoodInEveryWindow(ada.page);
    await ada.page.getByLabel("Person or address").fill("nobody_there");
    await button(ada.page, "Filter").click();
    await ada.page.getByText("No matching events in the last 90 days.").waitFor();
    await ada.page.getByLabel("Person or address").fill("nia_mod");
    await button(ada.page, "Filter").click();
    await ada.page.getByText("Staff sign-in refused").first().waitFor();
    expect(ada.faults).to.deep.equal([]);
    await closeAll(ada.page);
  });

  // The last: afterwards they have another password.
  it("a moderator declares an account, changes the password and ends a session", async () => {
    const nia = await desk.openAs("nia_mod");
    await nia.page.getByRole("link", { name: "nia_mod" }).click();
    await heading(nia.page, "Your account");
    await nia.page.getByLabel("Name of the trader account").fill("nobody_there");
    await button(nia.page, "Declare account").click();
    await nia.page.getByText("There is no trader with this name.").waitFor();
    await nia.page.getByLabel("Name of the trader account").fill("ana_lima");
    await button(nia.page, "Declare account").click();
    const declared = nia.page.getByRole("list", { name: "Declared accounts" });
    await declared.getByText("ana_lima").waitFor();
    const other = await desk.openAs("nia_mod");
    await desk.goTo(nia.page, "/me");
    const sessions = nia.page.getByRole("list", { name: "Sessions" });
    await sessions.getByText("this browser").waitFor();
    await expectGoodInEveryWindow(nia.page);
    await button(nia.page, "End session").click();
    await sessions.getByRole("button").waitFor({ state: "detached" });
    expect(await sessions.getByRole("listitem").count()).to.equal(1);

    await desk.renewCodes();
    const visitor = await StaffVisitor.of(desk.market.adminUrl);
    const codes: { username: string; code: string }[] = (await visitor.must("listDemoCodes")).data;
    const code = codes.find(({ username }) => username === "nia_mod")?.code ?? "";
    await nia.page.getByLabel("Current password").fill(demoPassword);
    await nia.page.getByLabel("New password").fill(newPassword);
    await nia.page.getByLabel("Code from your app").fill(code);
    await button(nia.page, "Change password").click();
    await nia.page.getByText("Password changed.").waitFor();
    // The browser reports the account that is not there.
    expect(nia.faults.filter((fault) => !fault.includes("404"))).to.deep.equal([]);
    // Its session was ended: whatever it reads from then on is refused.
    expect(other.faults.filter((fault) => !fault.includes("401"))).to.deep.equal([]);
    await closeAll(nia.page, other.page);
  });
});
