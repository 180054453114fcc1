import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectGone } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { passwordOf, type Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

const newPassword = "another horse of the course";

describe("people and their settings in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let buyer: Visitor;
  let buyerName: string;
  before(async () => {
    market = await DemoMarket.open();
    const trade = await market.startTrade();
    ({ buyer, buyerName } = trade);
    const parameters = { id: trade.id };
    await buyer.must("markTradePaid", { parameters, body: {} });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await buyer.must("giveFeedback", {
      parameters,
      body: { type: "positive", text: "Quick and kind." },
    });
    await market.seller.must("replyToFeedback", { parameters, body: { text: "Any time." } });
    await market.seller.must("changeSettings", { body: { bio: "I sell by SEPA." } });
  });
  after(() => market.close());

  const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

  it("see in the wallet what is held in a trade, with the way to it", async () => {
    for (let count = 0; count < 4; count += 1) await market.startTrade();
    const { page } = await market.openAs(market.seller, "/wallet");
    const bitcoin = page.getByRole("listitem").filter({ hasText: "Bitcoin" });
    const held = bitcoin.getByText(/0\.0015\d{4} BTC/);
    await held.first().waitFor();
    await bitcoin.getByText("1 more trade").waitFor();
    await bitcoin.getByRole("link", { name: "Held in your trades" }).click();
    await page.waitForURL(/\/dashboard\/trades$/);
    await closePage(page);
  });

  it("get play money when they ask for it, and see it at once", async () => {
    const trade = await market.startTrade();
    const { page } = await market.openAs(trade.buyer, "/wallet");
    const bitcoin = page.getByRole("listitem").filter({ hasText: "Bitcoin" });
    const before = await bitcoin.textContent();
    await page.getByRole("button", { name: "Get play money" }).click();
    await page.getByText("The play money is in your wallet.").waitFor();
    expect(await bitcoin.textContent()).to.not.equal(before);
    await page.getByRole("button", { name: "Get play money" }).click();
    await page.getByText("You've had all of today's play money. Come back tomorrow.").waitFor();
    await closePage(page);
  });

  it("see in the bar what all of it is worth", async () => {
    const { page } = await market.openAs(market.seller, "/buy/bitcoin");
    const place = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Wallet/ });
    await place.getByText(/[\d,]+\.\d\d\s[A-Z]{3}/).waitFor();
    await closePage(page);
  });

  it("are told that their wallet cannot be loaded, and try again in place", async () => {
    const { page } = await market.openAs(market.seller, "/buy/bitcoin");
    const letThrough = await routeUntil(page, "**/rest/v2/wallet/balances");
    await page.reload();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Wallet/ })
      .click();
    await page.getByText("This couldn't be loaded").waitFor();
    letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Bitcoin" }).waitFor();
    await closePage(page);
  });

  it("lead from an offer to the profile, with record, offers and feedback", async () => {
    const { page, faults } = await market.openAs(buyer, "/buy/bitcoin?currencyCode=EUR");
    await page.getByRole("link", { name: "ana_lima", exact: true }).first().click();
    await heading(page, "ana_lima");
    await page.getByText("I sell by SEPA.").waitFor();
    await page.getByText("Quick and kind.").waitFor();
    await page.getByText("Any time.").waitFor();
    await page.getByRole("radio", { name: /^You buy/ }).waitFor();
    await page.getByText("SEPA Instant", { exact: true }).first().waitFor();
    await page.getByRole("radio", { name: "Negative" }).check();
    await page.getByText("No results").waitFor();
    await expectGone(page.getByText("Quick and kind."));
    await page.getByRole("radio", { name: "Positive" }).check();
    await page.getByText("Quick and kind.").waitFor();
    await page.getByRole("radio", { name: /^You sell/ }).check();
    await page.getByText("No offers to sell to right now.").waitFor();
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("trust and block on a profile, find both in their lists, undo, and hear of a failure", async () => {
    const { page, faults } = await market.openAs(buyer, "/user/ana_lima");
    const toast = (text: string) => page.getByRole("status").getByText(text).first().waitFor();
    await press(page, "Trust");
    await toast("You trust ana_lima");
    await page.getByRole("button", { name: "Stop trusting" }).waitFor();
    await press(page, "Block");
    await page.getByText("You don't see each other's offers").waitFor();
    await expectGone(page.getByRole("radio", { name: /^You buy/ }));

    await page.goto(`${market.url}/dashboard/recent-trades`);
    await heading(page, "Recent trade partners");
    await page.getByRole("listitem").getByText("Blocked", { exact: true }).waitFor();
    await page.getByRole("navigation", { name: "People" }).getByText("Blocked").click();
    await heading(page, "Blocked traders");
    await press(page, "Unblock");
    await page.getByText("ana_lima is off your list of blocked traders.").waitFor();
    await page.getByText("Traders you blocked will be here").waitFor();
    await press(page, "Undo");
    await page.getByRole("button", { name: "Unblock" }).waitFor();
    expect(faults).to.deep.equal([]);

    const letThrough = await routeUntil(page, "**/relations", (route) =>
      route.fulfill({ status: 409, json: { error: { code: "own_relation", message: "" } } }),
    );
    await press(page, "Unblock");
    await page.getByText("You can't trust or block yourself.").waitFor();
    letThrough();
    await press(page, "Unblock");
    await page.getByText("ana_lima is off your list of blocked traders.").waitFor();
    await closePage(page);
  });

  it("of a name that nobody has are the page that does not exist", async () => {
    const { page } = await market.openAs(buyer, "/user/nobody_here");
    await heading(page, "This page doesn't exist");
    await closePage(page);
  });

  it("keep a text about oneself, and say why one is not taken", async () => {
    const { page } = await market.openAs(buyer, "/account/settings");
    const field = page.getByLabel("About you");
    await field.fill("Write to me@mail.com");
    await press(page, "Save settings");
    await page.getByText("Leave out addresses, phone numbers and messengers.").waitFor();
    await field.fill("Quick with Wise.");
    await expectGone(page.getByText("Leave out addresses, phone numbers and messengers."));
    await press(page, "Save settings");
    await page.getByText("Settings saved.").waitFor();
    await page.goto(`${market.url}/user/${buyerName}`);
    await page.getByText("Quick with Wise.").waitFor();
    await page.getByRole("link", { name: "Edit your profile" }).click();
    await page.getByLabel("About you").fill("");
    await press(page, "Save settings");
    await page.getByText("Settings saved.").waitFor();
    await page.goto(`${market.url}/user/${buyerName}`);
    await heading(page, buyerName);
    await expectGone(page.getByText("Quick with Wise."));
    await closePage(page);
  });

  it("save all settings at once, or none, and say which field is wrong", async () => {
    const { page } = await market.openAs(buyer, "/account/settings");
    await page.getByLabel("First name").fill("Bruna");
    await page.getByLabel("Last name").fill("4");
    await page.getByLabel("Others see").selectOption("1");
    await page.getByLabel("Country").selectOption("PT");
    await page.getByLabel("Languages you trade in").selectOption("pt");
    await page.getByLabel("Time between notices").fill("ten");
    await press(page, "Save settings");
    const toast = page.getByText("Settings not saved. Check the marked fields.");
    await toast.waitFor();
    await page.getByText("Use digits only.").waitFor();
    await page.getByLabel("Time between notices").fill("1441");
    await press(page, "Save settings");
    await page.getByText("This is too long. Choose a shorter time.").waitFor();
    await page.getByText("Use letters, spaces, hyphens, apostrophes and dots only.").waitFor();
    const kept = (await buyer.must("viewSettings")).data;
    expect(kept).to.include({ firstName: "", country: null, notifyTradeMessagesInterval: 10 });
    await page.getByLabel("Last name").fill("Costa");
    await page.getByLabel("Time between notices").fill("60");
    await press(page, "Save settings");
    await page.getByText("Settings saved.").waitFor();
    await page.goto(`${market.url}/user/${buyerName}`);
    await page.getByText("Bruna Costa").waitFor();
    await page.getByText("Portuguese").waitFor();
    await closePage(page);
  });

  it("tell by a toast only what a field can mend", async () => {
    const { page } = await market.openAs(buyer, "/account/settings");
    await page.route("**/rest/v1/users/settings", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByLabel("Status").fill("Soon back");
    await press(page, "Save settings");
    await page.getByText("We got no answer.").waitFor();
    await expectGone(page.getByText("Settings not saved."));
    await closePage(page);
  });

  it("show the wallet in the chosen currency, and the page in the chosen colours", async () => {
    const { page } = await market.openAs(buyer, "/account/settings", { colorScheme: "light" });
    await page.getByLabel("Currency").selectOption("GBP");
    await press(page, "Save settings");
    await page.getByText("Settings saved.").waitFor();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.getByRole("button", { name: "Light" }).waitFor();
    await page.goto(`${market.url}/wallet`);
    await page
      .getByText(/^[\d,]+\.\d\d\sGBP$/)
      .first()
      .waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).to.equal("dark");
    await page.goto(`${market.url}/account/settings`);
    await page.getByRole("radio", { name: "Same as system" }).check();
    await page.reload();
    await page.getByRole("radio", { name: "Same as system", checked: true }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).to.equal("system");
    await closePage(page);
  });

  it("list what changed a wallet, with the trade behind it, by coin", async () => {
    const { page, faults } = await market.openAs(buyer, "/wallet");
    const history = page.getByRole("region", { name: "History" });
    await history.getByRole("link", { name: "Received from a trade" }).waitFor();
    await history.getByRole("radio", { name: "ETH" }).check();
    await history.getByText("No activity yet").waitFor();
    await expectGone(history.getByText("Received from a trade"));
    await history.getByRole("radio", { name: "BTC" }).check();
    await history.getByRole("link", { name: "Received from a trade" }).click();
    await page.waitForURL(/\/trade\//);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("end a session, change the password and go on, and the other browser is signed out", async () => {
    const trade = await market.startTrade();
    const password = passwordOf(trade.buyerName);
    const { page, faults } = await market.openAs(trade.buyer, "/account/security");
    const login = { login: trade.buyerName, password };
    await trade.buyer.must("logIn", { body: login });
    await trade.buyer.openPage();
    await page.waitForURL((url) => url.pathname === "/login");
    await page.getByLabel("Name or email").fill(login.login);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await press(page, "Sign in");
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.goto(`${market.url}/account/security`);
    await page.getByText("This one").waitFor();
    await press(page, "Sign out everywhere else");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Password", { exact: true }).fill("not the password");
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await dialog.getByText("Wrong password. Nothing was changed.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("You are signed out everywhere else.").waitFor();
    await expectGone(page.getByRole("button", { name: "Sign out everywhere else" }));
    const told = await trade.buyer.call("viewSettings");
    expect(told).to.include({ status: 401 });

    await page.getByLabel("Current password").fill("not the password");
    await page.getByLabel("New password").fill(newPassword);
    await press(page, "Change password");
    await page.getByText("Wrong password. Nothing was changed.").waitFor();
    await page.getByLabel("Current password").fill(password);
    await press(page, "Change password");
    await page.waitForURL(/password=changed/);
    await page.getByText("Saved.").waitFor();
    await page.getByText("This one").waitFor();
    // The page goes on with the new session: what it sends is taken.
    await page.goto(`${market.url}/account/settings`);
    await page.getByLabel("About you").fill("Still here.");
    await press(page, "Save settings");
    await page.getByText("Settings saved.").waitFor();
    expect(faults.filter((fault) => !fault.includes("401"))).to.deep.equal([]);
    await closePage(page);
  });

  it("change a name once", async () => {
    const trade = await market.startTrade();
    const { page } = await market.openAs(trade.buyer, "/account/settings");
    await press(page, "Change username");
    const dialog = page.getByRole("alertdialog");
    const change = () => dialog.getByRole("button", { name: "Change username" }).click();
    await dialog.getByLabel("New username").fill("ana_1ima");
    await change();
    await page.getByText("This name, or one that looks like it, is taken.").waitFor();
    await dialog.getByLabel("New username").fill("renamed_one");
    await change();
    await page.getByText("You changed your username. That can be done once.").waitFor();
    await expectGone(page.getByRole("button", { name: "Change username" }));
    await page.getByText("You are renamed_one.").waitFor();
    await closePage(page);
  });
});
