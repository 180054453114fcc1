import { expect } from "chai";
import type { Page } from "playwright-core";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { SendView } from "../../src/adapters/http/contract/send/send.ts";
import {
  expectAccessibleInBothThemes,
  expectGone,
  expectGoodInEveryWindow,
  openPage,
} from "../support/browser.ts";
import { ColdDesk, coldAddresses } from "../support/cold-desk.ts";
import { button, closeAll } from "../support/console-desk.ts";
import { cookiesOf, heading } from "../support/demo-market.ts";
import { publicKeys } from "../support/signer-account.ts";
import type { StaffVisitor } from "../support/staff-visitor.ts";
import { passwordOf } from "../support/visitor.ts";

const elsewhere = "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry";

describe("what the hot account has too much of, in the console in a browser", function () {
  this.timeout(300_000);
  let desk: ColdDesk;
  before(async () => {
    desk = await ColdDesk.open(new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress());
    await desk.setCeilings();
  });
  after(() => desk.close());

  const openAs = async (staff: StaffVisitor) => {
    const url = desk.app.adminUrl;
    const storageState = { cookies: cookiesOf(staff, url), origins: [] };
    const opened = await openPage(`${url}/sends`, { storageState });
    await heading(opened.page, "Sends");
    return opened;
  };
  const dialogOf = (page: Page) => page.getByRole("dialog");

  it("goes to cold storage once a second person confirms it", async () => {
    const ada = await openAs(desk.ada);
    const hot = ada.page.getByRole("region", { name: "Hot account on Bitcoin" });
    await hot.getByText("above the ceiling").waitFor();
    await expectGoodInEveryWindow(ada.page);
    await hot.getByRole("button", { name: "Move to cold storage" }).click();
    const proposal = dialogOf(ada.page);
    await proposal.getByText(coldAddresses.bitcoin).waitFor();
    expect(await proposal.innerText()).to.match(/\b0\.0060*\sBTC/);
    await expectAccessibleInBothThemes(ada.page);
    await proposal.getByLabel("Why").fill("Deposits of two weeks.");
    await proposal.getByRole("button", { name: "Propose the move" }).click();
    await expectGone(proposal);
    await ada.page.getByText(/^To cold storage ·/).waitFor();
    expect(await button(ada.page, "Confirm").count()).to.equal(0);
    await hot.getByText("A move to cold storage is under way.").waitFor();
    await expectGone(hot.getByRole("button", { name: "Move to cold storage" }));

    const ben = await openAs(desk.ben);
    await ben.page.getByText("Deposits of two weeks.").waitFor();
    await button(ben.page, "Confirm").click();
    const review = dialogOf(ben.page);
    await review.getByLabel("Why").fill("I compared the address with our card.");
    await review.getByRole("button", { name: "Confirm" }).click();
    await expectGone(review);
    await desk.until(async () => desk.core.waitingFees().length > 0);
    desk.findBlocks();
    await desk.until(
      async () => (await desk.rows("SELECT FROM send WHERE state = 'confirmed'")).length === 1,
    );
    expect(desk.core.paidTo(coldAddresses.bitcoin)).to.deep.equal([600_000n]);
    await ben.page.reload();
    await ben.page.getByText("In cold storage, or on its way there").first().waitFor();
    await expectGone(ben.page.getByText(/^To cold storage ·/));
    expect([...ada.faults, ...ben.faults]).to.deep.equal([]);
    await closeAll(ada.page, ben.page);
  });

  it("pays a higher fee for a send that waits for a block", async () => {
    await desk.rows("UPDATE trader SET level = 2 WHERE username = 'Nora'");
    const body = { crypto_currency_code: "BTC", amount: "100000", address: elsewhere };
    const whole = { ...body, password: passwordOf("Nora") };
    const { id }: SendView = (await desk.person.must("sendCoins", { body: whole })).data;
    await desk.rows("UPDATE send SET held_until = NULL WHERE id = $1", [id]);
    await desk.until(async () => desk.core.waitingFees().length > 0);
    const [before = 0n] = desk.core.waitingFees();

    const { page, faults } = await openAs(desk.ada);
    await button(page, "Raise the fee").click();
    const dialog = dialogOf(page);
    await dialog.getByText("The network gets").waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel("Why").fill("It has waited for two days.");
    await dialog.getByRole("button", { name: "Raise the fee" }).click();
    await expectGone(dialog);
    await desk.until(async () => desk.core.waitingFees().every((fee) => fee > before));
    await page.reload();
    await page.getByText("replaced 1 time with a higher fee").waitFor();
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });
});
