import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { writeEscrowDocument } from "../../src/adapters/multisig/escrow-document.ts";
import { escrowAddress } from "../../src/adapters/multisig/escrow-script.ts";
import { findProject } from "../../src/composition/project.ts";
import { addressOf, buyer, escrow, seller, stranger } from "../support/multisig-parties.ts";
import { closeBrowser, takeTab } from "../support/shared-browser.ts";
import { StartedBitcoin } from "./started-bitcoin.ts";

const { folder } = findProject();
const pageAddress = pathToFileURL(join(folder, "dist", "recovery-page", "index.html")).href;
const units = escrow.amount + escrow.fee;

/** The page as a file, without a network. */
async function openedPage(): Promise<Page> {
  const page = await takeTab({});
  await page.context().setOffline(true);
  await page.goto(pageAddress);
  return page;
}

async function signed(page: Page, words: string): Promise<string> {
  await page.getByLabel("Your twelve words").fill(words);
  await page.getByRole("button", { name: "Sign" }).click();
  return page.locator("#output").inputValue();
}

describe("the page that recovers an escrow", function () {
  this.timeout(60_000);
  let bitcoin: StartedBitcoin;
  /** The public document of an escrow that was paid on the node. */
  const funded = async () => {
    const coin = { ...(await bitcoin.paid(escrowAddress(escrow), units)), units };
    return { coin, text: writeEscrowDocument({ escrow, coin }) };
  };
  const isMined = async (raw: string) => {
    await bitcoin.call("sendrawtransaction", raw);
    await bitcoin.findBlock();
    const newest = await bitcoin.call("getbestblockhash");
    return ((await bitcoin.call("getblock", newest, 0)) as string).includes(raw);
  };

  before(async () => {
    bitcoin = await StartedBitcoin.start();
  });
  after(async () => {
    await closeBrowser();
    await bitcoin.close();
  });

  it("signs the seller's exit without a network, and the node takes it after the blocks", async () => {
    const { text } = await funded();
    const page = await openedPage();
    await page.getByLabel("Recovery file, as text").fill(text);
    expect(await page.locator("#about").textContent()).to.include("0.01010000 BTC");
    await page.getByLabel("Your address").fill(addressOf(77));
    const raw = await signed(page, seller.words);
    const told = await page.locator("#signed").textContent();
    expect(told)
      .to.include(`to ${addressOf(77)}`)
      .and.include("from block 20 after the payment");
    expect(await page.getByRole("img", { name: "Signed transaction" }).count()).to.equal(1);
    expect(await page.getByLabel("Your twelve words").inputValue()).to.equal("");
    await page.context().close();
    const early = await bitcoin.call("sendrawtransaction", raw).catch(String);
    expect(early).to.include("non-BIP68-final");
    for (let count = 1; count < escrow.exitBlocks; count += 1) await bitcoin.findBlock();
    expect(await isMined(raw)).to.equal(true);
  });

  it("reads a file, asks for what paid the escrow, and says what is wrong", async () => {
    const { coin } = await funded();
    const place = mkdtempSync(join(tmpdir(), "peerhold-escrow-"));
    const file = join(place, "escrow.json");
    writeFileSync(file, writeEscrowDocument({ escrow, coin: undefined }));
    const page = await openedPage();
    const alert = page.getByRole("alert");
    await page.getByRole("button", { name: "Sign" }).click();
    expect(await alert.textContent()).to.equal("Open the recovery file first.");
    await page.getByLabel("Recovery file", { exact: true }).setInputFiles(file);
    await page.getByLabel("Transaction that paid the escrow").fill(coin.transaction);
    await page.getByLabel("Number of the output, counted from 0").fill(String(coin.place));
    await page.getByLabel("Amount in satoshi").fill(String(coin.units));
    await page.getByLabel("Your twelve words").fill(stranger.words);
    await page.getByRole("button", { name: "Sign" }).click();
    expect(await alert.textContent()).to.include("don't belong to this escrow");
    expect(await page.locator("#output").count()).to.equal(0);
    expect(await signed(page, seller.words)).to.match(/^02000000/);
    expect(await alert.textContent()).to.equal("");
    await page.context().close();
    rmSync(place, { recursive: true });
  });

  it("lets buyer and seller release together, one after the other", async () => {
    const { text } = await funded();
    const page = await openedPage();
    await page.getByLabel("Recovery file, as text").fill(text);
    await page.getByLabel("Release to the buyer, signed by both").check();
    const half = await signed(page, seller.words);
    await page.context().close();
    const other = await openedPage();
    await other.getByLabel("Recovery file, as text").fill(text);
    await other.getByLabel("Return to the seller, signed by both").check();
    await other.getByLabel("What the other side signed, if they signed first").fill(half);
    await other.getByLabel("Your twelve words").fill(buyer.words);
    await other.getByRole("button", { name: "Sign" }).click();
    const alert = other.getByRole("alert");
    expect(await alert.textContent()).to.include("pays other people or amounts");
    await other.getByLabel("Release to the buyer, signed by both").check();
    const raw = await signed(other, buyer.words);
    await other.context().close();
    expect(await isMined(raw)).to.equal(true);
  });

  it("reaches nothing, even with a network", async () => {
    const page = await takeTab({});
    await page.goto(pageAddress);
    const reached = await page.evaluate(
      async (url) => {
        const answer = await fetch(url, { mode: "no-cors" }).catch(() => undefined);
        return answer !== undefined;
      },
      bitcoin.url.replace(/\/\/.*@/, "//"),
    );
    expect(reached).to.equal(false);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute("content");
    expect(policy).to.include("default-src 'none'");
    await page.context().close();
  });

  it("has a command beside it that signs the same transaction", async () => {
    const { text } = await funded();
    const place = mkdtempSync(join(tmpdir(), "peerhold-escrow-"));
    const file = join(place, "escrow.json");
    writeFileSync(file, text);
    const script = join(folder, "scripts", "run.mjs");
    const args = [script, "recover-escrow", file, "--address", addressOf(77), "--rate", "5"];
    const said = execFileSync(process.execPath, args, {
      encoding: "utf8",
      input: `${seller.words}\n`,
    });
    const [raw = ""] = /^02000000[\da-f]+$/m.exec(said) ?? [];
    const page = await openedPage();
    await page.getByLabel("Recovery file, as text").fill(text);
    await page.getByLabel("Your address").fill(addressOf(77));
    expect(await signed(page, seller.words)).to.equal(raw);
    await page.context().close();
    rmSync(place, { recursive: true });
    for (let count = 1; count < escrow.exitBlocks; count += 1) await bitcoin.findBlock();
    expect(await isMined(raw)).to.equal(true);
  });
});
