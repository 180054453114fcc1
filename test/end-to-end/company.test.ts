import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { pdf } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { turnOnCompanies } from "../support/turn-on-companies.ts";
import type { Visitor } from "../support/visitor.ts";

describe("corporate accounts in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let kofi: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    await turnOnCompanies(market.adminUrl);
    kofi = await market.signIn("kofi_trades");
  });
  after(() => market.close());

  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

  it("begin with a conversion, which says so and goes on to the application 4 seconds later", async () => {
    const { page } = await market.openAs(kofi, "/account/corporate");
    const pressed = performance.now();
    await press(page, "Switch to a corporate account");
    await page.getByText("Your account is corporate now. Verify your company next.").waitFor();
    expect(
      await page.getByRole("button", { name: "Switch to a corporate account" }).count(),
    ).to.equal(0);
    await page.waitForURL(/\/account\/verification\/company$/);
    expect(performance.now() - pressed).to.be.above(4_000);
    await heading(page, "Verify your company");

    for (const kind of ["registration", "address", "owners"]) {
      const file = { name: `${kind}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
      await page.locator(`input[data-proves=${kind}]`).setInputFiles(file);
      await page.getByRole("link", { name: `${kind}.pdf` }).waitFor();
    }
    await page.getByLabel("Name in the register").fill("Harbour Trading Limited");
    await press(page, "Send application");
    await page.getByText("Choose a country.").waitFor();
    await page.getByLabel("Registration number").fill("C-12345");
    await page.getByLabel("Country of the register").selectOption("MT");
    await page.getByLabel("Address").fill("1 Quay Street, Valletta");
    await page.getByLabel("What the company does").fill("Imports, paid in Bitcoin.");
    await press(page, "Send application");
    await page.getByText("We received your application. Staff will review it.").waitFor();
    const sent = page.getByRole("definition");
    expect(await sent.allInnerTexts()).to.deep.equal([
      "Harbour Trading Limited",
      "C-12345",
      "Malta",
      "1 Quay Street, Valletta",
    ]);
    await expectAccessible(page);
    await closePage(page);
  });

  it("say on every page what an application needs, and become personal again with a message", async () => {
    const vera = await StaffVisitor.ofDemo(market.adminUrl, "vera_super");
    const listed = await vera.must("listCompanyApplications");
    const [first] = listed.data as { id: string }[];
    const parameters = { id: first?.id ?? "" };
    await vera.must("beginCompanyReview", { parameters });
    const { page } = await market.openAs(kofi, "/account/corporate");
    await press(page, "Switch back to personal");
    await press(page, "Switch to personal");
    const toast = page.getByText("Your application is being reviewed. Wait for the decision.");
    await toast.waitFor();
    await page.waitForURL(/\/account\/verification\/company$/);
    const body = { verdict: "resubmit", reason: "The proof of address is too old." };
    await vera.must("decideCompany", { parameters, body });
    await page.goto(`${market.url}/account/corporate`);
    const banner = page.locator("#banner-company-application-error");
    await banner.getByText("The proof of address is too old.").waitFor();
    await press(page, "Switch back to personal");
    await press(page, "Switch to personal");
    await page.getByText("Your account is personal again.").waitFor();
    await page.getByRole("button", { name: "Switch to a corporate account" }).waitFor();
    await expectAccessible(page);
    await closePage(page);
  });
});
