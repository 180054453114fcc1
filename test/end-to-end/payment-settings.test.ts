import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { expectGone, expectGoodInEveryWindow } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { bankFaults } from "../support/bank-faults.ts";
import { bankAccountBody } from "../support/bank-account-body.ts";
import type { Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";

describe("payment settings in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let bruno: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    bruno = await market.signIn("bruno_costa");
  });
  after(() => market.close());

  /** The code in the newest text to a number, from the mailbox of the demo. */
  async function codeTo(number: string): Promise<string> {
    const until = performance.now() + 30_000;
    for (;;) {
      const headers = { Accept: "application/json" };
      const response = await fetch(`${market.url}/dev/mailbox`, { headers });
      const { data } = (await response.json()) as { data: readonly { to: string; text: string }[] };
      const code = data.find(({ to }) => to === number)?.text.match(/\d{6}/)?.[0];
      if (code !== undefined) return code;
      if (performance.now() > until) throw new Error(`No code came for ${number}`);
      await pause(100);
    }
  }

  it("hold bank accounts: added with errors at their fields, edited, deleted", async () => {
    const { page } = await market.openAs(bruno, "/");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("link", { name: "Payment settings" }).click();
    await heading(page, "Payment settings");
    await page.getByText("No bank account saved yet").waitFor();
    const focused = page.locator(":focus");
    await page.getByRole("button", { name: "Add a bank account" }).press("Enter");
    await page.getByRole("heading", { name: "New bank account" }).and(focused).waitFor();
    await page.getByLabel("Country of the bank").selectOption("DE");
    await page.getByLabel("IBAN").fill("de88 3704 0044 0532 0130 00");
    await page.getByLabel("SWIFT code (BIC)").fill("COBADEFFXXX");
    await page.getByRole("button", { name: "Save account" }).click();
    await page.getByText("Fill in this field.").waitFor();
    await page.getByText("This IBAN isn't right. Compare it with your statement.").waitFor();
    await page.getByLabel("Account holder").and(focused).waitFor();
    await page.getByLabel("Account holder").fill("Bruno Costa");
    await page.getByLabel("IBAN").fill("de89 3704 0044 0532 0130 00");
    await page.getByRole("button", { name: "Save account" }).click();
    await page.getByText("The account is saved.").waitFor();
    await page.getByText("•••• 3000").waitFor();
    await page.getByRole("heading", { name: "Bank accounts" }).and(focused).waitFor();
    expect(await page.locator("main").innerText()).to.not.contain("0532");
    await page.getByRole("button", { name: "Edit 3000" }).click();
    await page.getByLabel("Business").check();
    await page.getByLabel("Account holder").fill("Costa GmbH");
    await page.getByRole("button", { name: "Save account" }).click();
    await page.getByText("Costa GmbH").waitFor();
    await page.getByRole("button", { name: "Delete 3000" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("No bank account saved yet").waitFor();
    await expectGone(page.getByRole("alertdialog"));
    await page.getByRole("heading", { name: "Bank accounts" }).and(focused).waitFor();
    await closePage(page);
  });

  it("ask for the fields of each country, by their names there", async () => {
    const { page } = await market.openAs(bruno, "/account/payment-settings");
    await page.getByRole("button", { name: "Add a bank account" }).click();
    const fields: readonly (readonly [country: string, ...labels: string[]])[] = [
      ["GB", "Sort code", "Account number", "IBAN"],
      ["RU", "BIK", "Account number"],
      ["US", "Routing number", "Account number"],
      ["IN", "IFSC", "Account number"],
      ["MX", "CLABE"],
      ["NG", "Bank", "Account number"],
      ["BR", "Bank", "SWIFT code (BIC)", "Account number"],
    ];
    for (const [country, ...labels] of fields) {
      await page.getByLabel("Country of the bank").selectOption(country);
      for (const label of labels) await page.getByLabel(label, { exact: true }).waitFor();
    }
    await page.getByLabel("Country of the bank").selectOption("MX");
    await page.getByLabel("Account holder").fill("Bruno Costa");
    await page.getByLabel("CLABE").fill("03218000011835971");
    await page.getByRole("button", { name: "Save account" }).click();
    await page
      .getByText("This CLABE isn't right. Compare its 18 digits with your statement.")
      .waitFor();
    await page.getByText("Address of the holder, for transfers from abroad").click();
    await page.getByLabel("Postal code").fill("1");
    await page.getByRole("button", { name: "Save account" }).click();
    await page.getByText("Enter 3 to 12 characters.").waitFor();
    await closePage(page);
  });

  it("show every code of the rules at the field that it is about", async () => {
    const { page } = await market.openAs(bruno, "/account/payment-settings");
    await page.getByRole("button", { name: "Add a bank account" }).click();
    const listsOf: Readonly<Record<string, string | RegExp>> = {
      bank_id: /^Bank$/,
      "swift.residency": "Country of residence",
      country_id: "Country of the bank",
      fiat_currency_id: "Currency",
    };
    let details: { field: string; code: string; message: string }[] = [];
    await page.route("**/rest/v1/bankaccounts", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 422,
            json: { error: { code: "validation", message: "", details } },
          })
        : route.continue(),
    );
    for (const [country, fields] of Object.entries(bankFaults)) {
      await page.getByLabel("Country of the bank").selectOption(country);
      const most = Math.max(...Object.values(fields).map((codes) => codes.length));
      for (let place = 0; place < most; place += 1) {
        details = Object.entries(fields).flatMap(([field, { [place]: code }]) =>
          code === undefined ? [] : [{ field, code, message: "" }],
        );
        await page.getByRole("button", { name: "Save account" }).click();
        for (const { field } of details) {
          const label = listsOf[field];
          const input = label ? page.getByLabel(label) : page.locator(`main [name="${field}"]`);
          await input.and(page.locator('[aria-invalid="true"]')).waitFor();
        }
        // And nowhere else: each with its words.
        await page.waitForFunction((count) => {
          const wrong = [...document.querySelectorAll('main [aria-invalid="true"]')];
          const told = wrong.flatMap((input) =>
            [...document.querySelectorAll<HTMLElement>('main [role="alert"]')].filter(
              ({ id, innerText }) =>
                innerText !== "" && input.getAttribute("aria-describedby")?.includes(id),
            ),
          );
          return wrong.length === count && told.length === count;
        }, details.length);
      }
    }
    await closePage(page);
  });

  it("take a bank that is not listed by its name", async () => {
    const { page } = await market.openAs(bruno, "/account/payment-settings");
    await page.getByRole("button", { name: "Add a bank account" }).click();
    await page.getByLabel("Country of the bank").selectOption("NG");
    const currency = page.getByLabel("Currency").locator("option:checked");
    expect(await currency.getAttribute("label")).to.match(/^NGN/);
    await page.getByLabel("Account holder").fill("Bruno Costa");
    await page.getByLabel("Account number").fill("8031234567");
    await page.getByLabel("Bank", { exact: true }).selectOption("My bank isn't listed");
    await page.getByRole("button", { name: "Save account" }).click();
    await page.getByText("Fill in this field.").waitFor();
    await page.getByLabel("Name of the bank").fill("Ilora Microfinance Bank");
    await page.getByRole("button", { name: "Save account" }).click();
    await page.getByText("Ilora Microfinance Bank, Nigeria").waitFor();
    await closePage(page);
  });

  it("hold accounts that offers pay to: chosen in the wizard, changed with a proof, not deleted", async () => {
    await bruno.must("addBankAccount", { body: bankAccountBody({ holder_name: "Bruno Costa" }) });
    const wizard = "/offer-manager/edit?type=sell&payment_method=sepa&currency=EUR";
    const { page } = await market.openAs(bruno, wizard);
    const next = () => page.getByRole("button", { name: "Next" }).click();
    await next();
    await page.getByLabel("Account you are paid to").selectOption("•••• 3000 · Bruno Costa");
    await expectGone(page.getByLabel("IBAN"));
    await next();
    await next();
    await page.getByLabel("Minimum").fill("30");
    await page.getByLabel("Maximum").fill("300");
    await next();
    await next();
    await page.getByRole("button", { name: "Publish" }).click();
    await heading(page, "My offers");
    const own = (await bruno.must("listMyOffers", { query: { type: "sell" } })).data;
    const published = (own as MyOfferView[]).find(({ savedAccount }) => savedAccount !== null);
    expect(published?.paymentDetails[0]?.value).to.equal("DE89 3704 0044 0532 0130 00");
    await page.goto(`${market.url}/account/payment-settings`);
    await page.getByRole("button", { name: "Edit 3000" }).click();
    await page.getByLabel("IBAN").fill("DE02 1203 0000 0000 2020 51");
    await page.getByRole("button", { name: "Save account" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Password").fill(demoPassword);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("•••• 2051").waitFor();
    await page.getByRole("button", { name: "Delete 2051" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByText("This account is in use").waitFor();
    await dialog.getByRole("button", { name: "Go to my offers" }).click();
    await heading(page, "My offers");
    await closePage(page);
  });

  it("say that wallets are being read, then show them, or that they could not be read", async () => {
    const { page } = await market.openAs(bruno, "/");
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isBroken = true;
    await page.route("**/rest/v1/mobile-money-wallets", async (route) => {
      await asked;
      await (isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue());
    });
    await page.goto(`${market.url}/account/payment-settings`);
    const section = page.locator("section").filter({
      has: page.getByRole("heading", { name: "Mobile money" }),
    });
    await section.locator('[aria-busy="true"]').waitFor();
    answer();
    const again = section.getByRole("button", { name: "Try again" });
    await again.waitFor({ timeout: 60_000 });
    isBroken = false;
    await again.click();
    await section.getByText("No wallet saved yet").waitFor();
    await closePage(page);
  });

  it("hold wallets of mobile money: confirmed by a text, edited, deleted", async () => {
    const { page } = await market.openAs(bruno, "/account/payment-settings");
    await page.getByText("No wallet saved yet").waitFor();
    await page.getByRole("button", { name: "Add a wallet" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Country of the wallet").selectOption("KE");
    await dialog.getByRole("button", { name: "Save wallet" }).click();
    await dialog.getByText("Choose at least one method.").waitFor();
    expect(await dialog.getByText("Fill in this field.").count()).to.equal(2);
    await dialog.getByLabel("M-Pesa").check();
    await dialog.getByLabel("Name on the wallet").fill("Bruno Costa");
    await dialog.getByLabel("Phone number").fill("712 345 678");
    await expectGoodInEveryWindow(page);
    await dialog.getByRole("button", { name: "Send a code" }).click();
    await dialog.getByRole("button", { name: "Send another code" }).waitFor();
    const code = await codeTo("+254712345678");
    await dialog.getByLabel("Code from the text").fill(code);
    await dialog.getByRole("button", { name: "Save wallet" }).click();
    await page.getByText("The wallet is saved.").waitFor();
    await page.getByText("•••• 5678").waitFor();
    await page.getByRole("button", { name: "Edit 5678" }).click();
    await dialog.getByText("Edit wallet").waitFor();
    await dialog.getByLabel("Airtel Money").check();
    await dialog.getByRole("button", { name: "Save wallet" }).click();
    await page.getByText("M-Pesa and Airtel Money").waitFor();
    await page.getByRole("button", { name: "Delete 5678" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByText("No wallet saved yet").waitFor();
    await closePage(page);
  });

  it("go to the sign-in page where a new account can't be read", async () => {
    const { page } = await market.openAs(bruno, "/account/payment-settings");
    await page.route("**/rest/v1/bankaccounts", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 400,
            json: { error: { code: "bad_request", message: "This request can't be read." } },
          })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Add a bank account" }).click();
    const toSignIn = page.waitForRequest(/\/login\?/);
    await page.getByRole("button", { name: "Save account" }).click();
    await toSignIn;
    await closePage(page);
  });
});
