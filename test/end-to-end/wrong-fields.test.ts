import type { Page } from "playwright-core";
import { openPage } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

/** A form that is sent with something wrong, and the field that has the focus then. */
interface WrongForm {
  readonly path: string;
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

describe("a form with something wrong in it, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const send = async (page: Page, { typed = {}, sends, focused }: WrongForm) => {
    for (const [label, text] of Object.entries(typed)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    const button = page.locator("form").getByRole("button", { name: sends, exact: true });
    await button.press("Enter");
    await page.getByLabel(focused, { exact: true }).and(page.locator(":focus")).waitFor();
  };

  for (const [index, form] of ofStrangers.entries()) {
    it(`of a stranger has the focus in its first wrong field at ${form.path} (${index + 1})`, async () => {
      const { page } = await openPage(market.url + form.path);
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
