import { expect } from "chai";
import type { Page } from "playwright-core";
import { brokenWords } from "../support/broken-words.ts";
import { hotAccountsView } from "../support/hot-accounts-view.ts";
import { expectGone, expectGoodInEveryWindow, expectNoSidewaysScroll } from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading, type StartedTrade } from "../support/demo-market.ts";
import { untilTold } from "../support/until-told.ts";
import { claimRecord } from "../support/vendor-desk.ts";

/** Changes what the server answers at these addresses, as another day or another trade would. */
async function answering(
  page: Page,
  path: string,
  change: (body: object) => unknown,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as object) });
  });
}

describe("the looks of the console in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  let trade: StartedTrade;
  let page: Page;
  before(async () => {
    desk = await ConsoleDesk.open();
    trade = await desk.disputedTrade();
    await desk.market.database.query("UPDATE trader SET email = $1 WHERE username = $2", [
      "maximiliana.featherstonehaugh-cholmondeley@international-exchange.example.org",
      trade.buyerName,
    ]);
  });
  beforeEach(async () => {
    ({ page } = await desk.openAs("vera_super", { viewport: { width: 1280, height: 900 } }));
  });
  afterEach(() => closeAll(page));
  after(() => desk.close());

  const main = () => page.locator("main");
  const personPage = async (name: string) => {
    await desk.goTo(page, "/people");
    await page.getByRole("link", { name }).first().click();
    await heading(page, name);
    await page.getByRole("term").filter({ hasText: "Badge" }).waitFor();
  };

  it("counts of thousands stay beside the names of their queues", async () => {
    await answering(page, "**/admin/api/queues", (queues) =>
      (queues as readonly object[]).map((queue) => ({ ...queue, waiting: 123_456, late: 98_765 })),
    );
    await desk.goTo(page, "/disputes");
    await page.getByText("999+ late").first().waitFor();
    const faults = await page.getByRole("navigation").evaluate((nav) => {
      const most = nav.getBoundingClientRect();
      return [...nav.querySelectorAll("a")].flatMap((link) => {
        const [, label, count] = [...link.children].map((part) => part.getBoundingClientRect());
        const isInside = [label, count].every(
          (part) => !part || (part.left >= most.left && part.right <= most.right),
        );
        const isApart = !label || !count || label.right <= count.left;
        const isWhole = link.scrollWidth <= link.clientWidth;
        return isInside && isApart && isWhole ? [] : [link.textContent];
      });
    });
    expect(faults).to.deep.equal([]);
    expect(await brokenWords(page.getByRole("navigation"))).to.deep.equal([]);
  });

  it("an address that leads nowhere says so, and leads back", async () => {
    await desk.goTo(page, "/nowhere");
    await heading(page, "Page not found");
    await page.getByText("This page doesn't exist, or it was removed.").waitFor();
    await page.getByRole("link", { name: "Back to the queues" }).click();
    await heading(page, "Queues");
  });

  for (const [kind, path] of [
    ["person", "/people/nobody/show"],
    ["case", "/disputes/nothing/show"],
  ] as const) {
    it(`an unknown ${kind} is told in words`, async () => {
      await desk.goTo(page, path);
      const note = main().getByRole("alert");
      await note.getByText("This doesn't exist, or it was removed.").waitFor();
      expect(await note.getByRole("button").count()).to.equal(0);
    });
  }

  it("people and trades have no names of the program, and no word is broken in the middle", async () => {
    const rows = await desk.market.database.query<{ username: string }>(
      "SELECT username FROM trader",
    );
    const names = new Set(rows.map(({ username }) => username));
    await personPage(trade.buyerName);
    const pages = ["/people", "/trades", "/disputes", `/disputes/${trade.id}/show`];
    for (const path of [new URL(page.url()).pathname, ...pages]) {
      await desk.goTo(page, path);
      await main().getByText(trade.buyerName).first().waitFor();
      const slugs = (await main().innerText()).match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
      expect(
        slugs.filter((slug) => !names.has(slug)),
        path,
      ).to.deep.equal([]);
      expect(await brokenWords(main()), path).to.deep.equal([]);
    }
  });

  it("prices show two decimals, and small ones four digits that count", async () => {
    await answering(page, "**/admin/api/trades/*", (body) => ({
      ...body,
      price: "65311.71234",
      marketPrice: "0.000045678",
    }));
    const other = await desk.market.startTrade();
    await desk.goTo(page, `/trades/${other.id}/show`);
    await page.getByLabel("Why").fill("A mail of the buyer.");
    await button(page, "Read the trade").click();
    await main().getByText("65,311.71 EUR").waitFor();
    await main().getByText("0.00004568 EUR").waitFor();
    expect(await main().innerText()).to.not.match(/[1-9]\.\d{3,}\s(EUR|USD)/);
  });

  it("the longest IBAN has one line on the page of a case", async () => {
    const iban = "MT84 MALT 0110 0001 2345 MTLC AST0 01S";
    await answering(page, "**/admin/api/disputes/*", (body) => ({
      ...body,
      paymentDetails: [{ label: "IBAN", value: iban }],
    }));
    await desk.goTo(page, `/disputes/${trade.id}/show`);
    const value = main().getByText(iban);
    await value.waitFor();
    const lines = await value.evaluate((element) => element.getClientRects().length);
    expect(lines).to.equal(1);
    await expectNoSidewaysScroll(page);
  });

  it("the form of a verdict begins without a choice, whatever the outcome", async () => {
    await desk.goTo(page, `/disputes/${trade.id}/show`);
    await button(page, "Take this case").click();
    await page.getByLabel("Explanation for both sides").waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).to.equal(0);
    const rule = page.getByRole("combobox", { name: "Rule" });
    const chosen = () => rule.locator("xpath=..").locator("input").inputValue();
    for (const outcome of [/For the buyer/, /For the seller/, /Split/]) {
      await page.getByRole("radio", { name: outcome }).check();
      expect(await chosen()).to.equal("");
    }
  });

  it("a record from elsewhere is compared with its text, and confirmed with words", async () => {
    await claimRecord(desk.market.seller, "Other Market");
    await page.getByRole("link", { name: "Imported records" }).click();
    await heading(page, "Imported records");
    await main().getByText("Other Market").waitFor();
    await expectGoodInEveryWindow(page, [390, 1280]);
    await main().getByRole("link", { name: "ana_lima" }).click();
    await heading(page, "Record of ana_lima");
    await main()
      .getByText(/^ana_lima \S{8,}$/)
      .waitFor();
    await page.getByLabel("Why").fill("The text is in the description.");
    await expectGoodInEveryWindow(page, [390, 1280]);
    await button(page, "Confirm").click();
    await main().getByRole("status").getByText("The text is in the description.").waitFor();
    await untilTold(desk.market.seller, "record_confirmed");
  });

  it("a list of banks is checked row by row, then imported", async () => {
    const ada = await desk.openAs("ada_admin");
    await ada.page.getByRole("link", { name: "Banks" }).click();
    await heading(ada.page, "Banks");
    await button(ada.page, "Import a list").click();
    const dialog = ada.page.getByRole("dialog");
    const choose = (rows: string) =>
      dialog.locator("input[type=file]").setInputFiles({
        name: "ghana.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`country,code,name,swift_code\n${rows}`),
      });
    const chooseBytes = (name: string, buffer: Buffer) =>
      dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
    await chooseBytes("none.csv", Buffer.alloc(0));
    await dialog.getByText("This file is empty.").waitFor();
    await chooseBytes("latin.csv", Buffer.from("country\nSociété", "latin1"));
    await dialog.getByText("This file isn't text in UTF-8.").waitFor();
    await chooseBytes("all.csv", Buffer.alloc(2_000_001, "a"));
    await dialog.getByText("This file is larger than 2 MB. Split it").waitFor();
    await choose("GH,040,GCB Bank,GHCBGHAC\nXX,1,Nowhere,\n");
    await expectGone(dialog.getByText("This file is larger"));
    await dialog.getByText("country: two letters of an existing country").waitFor();
    await expectGoodInEveryWindow(ada.page, [390, 1280]);
    await choose("GH,040,GCB Bank,GHCBGHAC\n");
    await dialog.getByText("GCB Bank").waitFor();
    await dialog.getByLabel("Why").fill("The list of the central bank.");
    await dialog.getByRole("button", { name: "Import" }).click();
    await ada.page.getByText("ghana.csv").waitFor();
    await ada.page.getByText("Ghana", { exact: true }).waitFor();
    await expectGoodInEveryWindow(ada.page, [390, 1280]);
    await button(ada.page, "Import a list").click();
    await choose("GH,040,GCB Bank PLC,\n");
    await dialog.getByText("Name: from GCB Bank to GCB Bank PLC").waitFor();
    await dialog.getByText("SWIFT code: GHCBGHAC removed").waitFor();
    await expectGoodInEveryWindow(ada.page, [390, 1280]);
    expect(ada.faults).to.deep.equal([]);
    await closeAll(ada.page);
  });

  it("a large send shows who sends what where, and under which name it is saved", async () => {
    const ada = await desk.openAs("ada_admin");
    const at = "2026-01-02T10:00:00.000Z";
    const send = {
      id: "send1",
      traderId: "trader1",
      username: "maximiliana_of_accra",
      state: "waiting",
      cryptoCurrencyCode: "BTC",
      amount: "2099999997690000",
      fee: "1200",
      address: "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry",
      usdCents: "123456789012",
      holdReasons: ["young_session", "recovered", "security_change"],
      heldUntil: null,
      requestedAt: at,
      replaced: 2,
      confirmedBefore: 0,
      isAddressUsed: false,
      saved: { name: "Cold storage in the safe of the bank", at },
      approved: { by: "ben_admin", at, reason: "The person was called back." },
      act: "confirm",
    };
    await answering(ada.page, "**/admin/api/sends", () => ({ sends: [send] }));
    await desk.goTo(ada.page, "/sends");
    await ada.page.getByText("Cold storage in the safe of the bank").waitFor();
    await expectGoodInEveryWindow(ada.page, [390, 1280]);
    expect(ada.faults).to.deep.equal([]);
    await closeAll(ada.page);
  });

  it("hot accounts show how they stand to floor and ceiling, and what to do", async () => {
    const ada = await desk.openAs("ada_admin");
    await answering(ada.page, "**/admin/api/sends/accounts", () => hotAccountsView);
    await desk.goTo(ada.page, "/sends");
    await ada.page.getByText("The node doesn't answer. Nothing is paid until it does.").waitFor();
    await ada.page.getByText("Top it up with").waitFor();
    await ada.page.getByText("more than online keys should hold").waitFor();
    await ada.page.getByText("refused by a contract").waitFor();
    await ada.page.getByText("Returns from cold storage").waitFor();
    await expectGoodInEveryWindow(ada.page, [390, 1280]);
    expect(ada.faults).to.deep.equal([]);
    await closeAll(ada.page);
  });
});
