import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { openPage } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import type { Visitor } from "../support/visitor.ts";

/** A form that is sent with something wrong, and the field that has the focus then. */
interface WrongForm {
  readonly path: string;
  /** The button that opens the form. */
  readonly opens?: string;
  /** The choice that is made in it. */
  readonly chosen?: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly sends: string;
  readonly focused: string;
}

const ofStrangers: readonly WrongForm[] = [
  { path: "/login", sends: "Sign in", focused: "Name or email" },
  {
    path: "/login",
    typed: { "Name or email": "ana_lima" },
    sends: "Sign in",
    focused: "Password",
  },
  { path: "/register", sends: "Register", focused: "Name" },
  {
    path: "/register",
    typed: { Name: "a_new_name", Password: "a long enough password" },
    sends: "Register",
    focused: "Email",
  },
  { path: "/recover", typed: { Email: "nobody" }, sends: "Send the link", focused: "Email" },
  { path: "/recover/two-factor", sends: "Ask support", focused: "Name or email" },
  {
    path: "/recover/two-factor",
    typed: { "Name or email": "ana_lima" },
    sends: "Ask support",
    focused: "Password",
  },
];

/** The secret of a link to a new password for ana_lima. */
const secret = "s".repeat(43);

const withLink: readonly WrongForm[] = ["", "short", "ana_lima_ana"].map((password) => ({
  path: `/recover/password#${secret}`,
  typed: { "New password": password },
  sends: "Set password",
  focused: "New password",
}));

/** What stands after the `#` of an address that no link has: in the form of a secret, and not. */
const noLinks = ["x".repeat(43), "half-a-link"];

const ofTraders: readonly WrongForm[] = [
  {
    path: "/support",
    typed: { "Write to Support": "word ".repeat(2_000) },
    sends: "Send",
    focused: "Write to Support",
  },
  {
    path: "/user/ana_lima",
    opens: "Report ana_lima",
    sends: "Send report",
    focused: "They want to trade outside the escrow",
  },
  {
    path: "/user/ana_lima",
    opens: "Report ana_lima",
    chosen: "Something else",
    sends: "Send report",
    focused: "What happened?",
  },
];

const toBeFirst = {
  Username: "first_admin",
  "Code name": "Albatross",
  Email: "first@example.org",
} as const;

const ofInvited: readonly Omit<WrongForm, "path">[] = [
  { sends: "Continue", focused: "Email" },
  { typed: { ...toBeFirst, Email: "nobody" }, sends: "Continue", focused: "Email" },
  { typed: { ...toBeFirst, Password: "short" }, sends: "Continue", focused: "Password" },
];

const ofTheConsole: readonly WrongForm[] = [
  { path: "/", sends: "Sign in", focused: "Name" },
  { path: "/", typed: { Name: "ada_admin" }, sends: "Sign in", focused: "Password" },
  {
    path: "/",
    typed: { Name: "ada_admin", Password: "wrong", "Authenticator code": "12" },
    sends: "Sign in",
    focused: "Authenticator code",
  },
  {
    path: "/",
    typed: { Name: "ada_admin", Password: "wrong", "Authenticator code": "123456" },
    sends: "Sign in",
    focused: "Password",
  },
];

/** Sends the form, and waits until the focus is where it has to be. */
async function send(page: Page, form: Omit<WrongForm, "path">): Promise<void> {
  const { opens, chosen, typed = {}, sends, focused } = form;
  if (opens !== undefined) await page.getByRole("button", { name: opens, exact: true }).click();
  if (chosen !== undefined) await page.getByLabel(chosen, { exact: true }).check();
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const button = page.locator("form").getByRole("button", { name: sends, exact: true });
  await button.press("Enter");
  await page.getByLabel(focused, { exact: true }).and(page.locator(":focus")).waitFor();
}

describe("a form with something wrong in it, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  let trader: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    trader = await market.signIn("bruno_costa");
    await market.database.query(
      `INSERT INTO recovery_link (token_hash, trader_id, made_at, expires_at)
       SELECT decode($1, 'hex'), id, clock_timestamp(), clock_timestamp() + interval '1 hour'
         FROM trader WHERE username = 'ana_lima'`,
      [createHash("sha256").update(secret).digest("hex")],
    );
  });
  after(() => market.close());

  for (const [index, form] of [...ofStrangers, ...withLink].entries()) {
    it(`of a stranger has the focus in its first wrong field at ${form.path} (${index + 1})`, async () => {
      const { page } = await openPage(market.url + form.path);
      await send(page, form);
      await closePage(page);
    });
  }

  for (const hash of noLinks) {
    it(`leads on with the focus where a link to a new password is none (#${hash.slice(0, 11)})`, async () => {
      const { page } = await openPage(`${market.url}/recover/password#${hash}`);
      await page.getByLabel("New password", { exact: true }).fill("short");
      await page.getByRole("button", { name: "Set password" }).press("Enter");
      await page.getByRole("alert").getByText("This link no longer works.").waitFor();
      await page.locator("h1:focus").getByText("Set a new password").waitFor();
      await page.keyboard.press("Tab");
      await page.locator("a:focus").getByText("Send a new link").waitFor();
      await closePage(page);
    });
  }

  it("leads on with the focus once the new password is set", async () => {
    const { page } = await openPage(`${market.url}/recover/password#${secret}`);
    await page.getByLabel("New password", { exact: true }).fill("a long way to the lighthouse");
    await page.getByRole("button", { name: "Set password" }).press("Enter");
    await page.getByRole("status").getByText("Your password is set").waitFor();
    await page.locator("h1:focus").getByText("Set a new password").waitFor();
    await page.keyboard.press("Tab");
    await page.locator("a:focus").getByText("Sign in").waitFor();
    await closePage(page);
  });

  for (const [index, form] of ofTraders.entries()) {
    it(`of a trader has the focus in its first wrong field at ${form.path} (${index + 1})`, async () => {
      const { page } = await market.openAs(trader, form.path);
      await send(page, form);
      await closePage(page);
    });
  }

  for (const [index, form] of ofTheConsole.entries()) {
    it(`of the console has the focus in its first wrong field (${index + 1})`, async () => {
      const { page } = await market.openConsole(form.path);
      await send(page, form);
      await closePage(page);
    });
  }
});

describe("a form of who is invited to the console, with something wrong in it", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  const opened = async () => {
    const { page } = await openPage(app.firstInvitation ?? "");
    await page.getByText("You are invited as").waitFor();
    return page;
  };

  for (const [index, form] of ofInvited.entries()) {
    it(`has the focus in its first wrong field (${index + 1})`, async () => {
      const page = await opened();
      await send(page, form);
      await closePage(page);
    });
  }

  it("leads on to the second factor, and has the focus in the code that was wrong", async () => {
    const page = await opened();
    const typed = { ...toBeFirst, Password: "a long way to the lighthouse" };
    for (const [label, text] of Object.entries(typed)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole("button", { name: "Continue" }).press("Enter");
    await page.locator("h1:focus").getByText("Set up two-factor").waitFor();
    const code = "First authenticator code";
    await send(page, { typed: { [code]: "12" }, sends: "Continue", focused: code });
    await closePage(page);
  });
});
