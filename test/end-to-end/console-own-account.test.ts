import { expect } from "chai";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectGoodInEveryWindow } from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";

const newPassword = "a long way to the lighthouse";

describe("one's own account and security events in the console, in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  beforeEach(async () => {
    desk = await ConsoleDesk.open();
  });
  afterEach(() => desk.close());

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
    expect(other.faults).to.deep.equal([]);
    await closeAll(nia.page, other.page);
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
});
