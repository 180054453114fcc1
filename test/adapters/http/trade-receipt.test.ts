import { randomUUID } from "node:crypto";
import { expect } from "chai";
import sharp from "sharp";
import type { ReceiptView } from "../../../src/adapters/http/contract/trade/trade-receipt.ts";
import {
  checkCaseFile,
  type CheckedCaseFile,
} from "../../../src/adapters/web-ui/receipt/check-case-file.ts";
import { eraseStatements } from "../../../src/adapters/persistence/closing/erase-statements.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor, type Told } from "../../support/visitor.ts";

describe("the public receipt of a trade over HTTP", () => {
  let pair: TradingPair;
  let nobody: Visitor;
  let tradeId = "";
  before(async () => {
    pair = await TradingPair.open();
    nobody = await Visitor.of(pair.app.url);
    tradeId = (await pair.start()).id;
    await pair.buyer.must("markTradePaid", { parameters: { id: tradeId } });
    const body = { password: demoPassword };
    await pair.seller.must("releaseTrade", { parameters: { id: tradeId }, body });
  });
  after(() => pair.close());

  const issue = async (who: Visitor): Promise<ReceiptView> =>
    (await who.must("issueReceipt", { parameters: { id: tradeId } })).data;
  const view = (invoiceUUID: string, who = nobody) =>
    who.call("viewReceipt", { parameters: { invoiceUUID } });

  it("is made by a party and read by whoever has its link, without names", async () => {
    const issued = await issue(pair.buyer);
    const read = await view(issued.invoiceUUID);
    expect(read.status).to.equal(200);
    const shown = read.data as ReceiptView;
    expect(shown).to.deep.include({
      tradeHash: tradeId,
      status: "released",
      fiatAmount: "20.00",
      currency: "EUR",
      receivedAmount: issued.cryptoAmount,
    });
    expect(shown.invoiceUUID).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    const text = JSON.stringify(read.body);
    for (const name of ["bruno_costa", "ana_lima", "EUR_IBAN"]) expect(text).not.to.contain(name);
  });

  it("names the root of the case file, which is the same for both and goes on with the trade", async () => {
    const parameters = { id: tradeId };
    const download = async (who: Visitor) => {
      const told = await who.call("downloadCaseFile", { parameters });
      const bytes = Buffer.from(told.data);
      return { told, text: bytes.toString(), checked: await checkCaseFile(bytes) };
    };
    const [mine, theirs] = [await download(pair.buyer), await download(pair.seller)];
    const { caseFileRoot } = await issue(pair.buyer);
    for (const { told, checked } of [mine, theirs]) {
      expect(told.status).to.equal(200);
      expect(checked).to.deep.include({ trade: tradeId, root: caseFileRoot });
    }
    await pair.buyer.must("sendMessage", { parameters, body: { text: "Thank you, Ana." } });
    const later = await download(pair.seller);
    expect(later.checked).to.not.deep.include({ root: caseFileRoot });
    expect(await issue(pair.seller)).to.deep.include({
      caseFileRoot: (later.checked as CheckedCaseFile).root,
    });
    expect(later.text).to.contain("Thank you, Ana.");
    await pair.app.database.query("DELETE FROM chat_content WHERE trade_id = $1", [tradeId]);
    const kept = await download(pair.seller);
    expect(kept.checked).to.deep.include({
      root: (later.checked as CheckedCaseFile).root,
      withheld: (later.checked as CheckedCaseFile).withheld + 1,
    });
    expect(kept.text).to.not.contain("Thank you, Ana.");
  });

  it("is another for each party, and the same when asked again, also at once", async () => {
    const asked = await Promise.all([1, 2, 3].map(() => issue(pair.seller)));
    expect(new Set(asked.map(({ invoiceUUID }) => invoiceUUID)).size).to.equal(1);
    const [{ invoiceUUID } = await issue(pair.seller)] = asked;
    expect(invoiceUUID).not.to.equal((await issue(pair.buyer)).invoiceUUID);
    const { data } = await view(invoiceUUID);
    expect((data as ReceiptView).tradeHash).to.equal(tradeId);
  });

  it("says what the trade and the books say at the time of the read", async () => {
    const { invoiceUUID, status, receivedAmount } = await issue(pair.buyer);
    expect(status).to.equal("released");
    const [books] = await pair.app.database.query<{ amount: string }>(
      `SELECT p.amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
         JOIN ledger_account a ON a.id = p.account_id
         JOIN trader t ON t.id = a.owner_id AND t.username = 'bruno_costa'
        WHERE e.ref = $1`,
      [`settle:${tradeId}:1`],
    );
    expect(receivedAmount?.amount).to.equal(books?.amount);
    const body = { type: "positive", text: "Fast and friendly." };
    await pair.buyer.must("giveFeedback", { parameters: { id: tradeId }, body });
    const { data } = await view(invoiceUUID);
    expect((data as ReceiptView).status).to.equal("feedback_updated");
  });

  it("is a document to print", async () => {
    const { invoiceUUID } = await issue(pair.buyer);
    const file = await nobody.call("downloadReceipt", { parameters: { invoiceUUID } });
    expect(file.headers.get("content-type")).to.equal("application/pdf");
    expect(file.headers.get("content-disposition")).to.contain(`receipt-${invoiceUUID}.pdf`);
    const bytes = Buffer.from(file.data);
    expect(bytes.subarray(0, 5).toString()).to.equal("%PDF-");
    expect(file.headers.get("content-length")).to.equal(String(bytes.length));
  });

  it("is a picture that its page names, for those who show the link, and the same one again", async () => {
    const { invoiceUUID } = await issue(pair.buyer);
    const page = await (await fetch(`${pair.app.url}/trade/receipt/${invoiceUUID}`)).text();
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
    expect(new URL(address).pathname).to.equal(`/rest/v1/trade/receipt/${invoiceUUID}/picture`);
    const parameters = { invoiceUUID };
    // A request may be given up on a busy machine; the picture is drawn to its end, and kept.
    const ask = async (tries: number): Promise<Told> => {
      const told = await nobody.call("pictureOfReceipt", { parameters });
      return told.status === 200 || tries === 0 ? told : ask(tries - 1);
    };
    const [one, other] = await Promise.all([ask(5), ask(5)]);
    expect(one.headers.get("content-type")).to.equal("image/png");
    const { format, width, height } = await sharp(Buffer.from(one.data)).metadata();
    expect([format, width, height]).to.deep.equal(["png", 1_200, 630]);
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).to.equal(true);
    // The text is there: the picture is not one colour but for its bar.
    const { channels } = await sharp(Buffer.from(one.data))
      .extract({ left: 80, top: 200, width: 600, height: 80 })
      .stats();
    expect(channels[0]?.min).to.be.lessThan(60);
    const others = await (await fetch(`${pair.app.url}/about`)).text();
    expect(others).to.not.contain("og:image");
  });

  it("has a page that search engines leave out, and none where there is no receipt", async () => {
    const { invoiceUUID } = await issue(pair.buyer);
    const page = await fetch(`${pair.app.url}/trade/receipt/${invoiceUUID}`);
    expect(page.status).to.equal(200);
    expect(await page.text()).to.contain('<meta name="robots" content="noindex" />');
    const none = await fetch(`${pair.app.url}/trade/receipt/${randomUUID()}`);
    expect(none.status).to.equal(404);
  });

  for (const invoiceUUID of [
    randomUUID(),
    "nothing",
    "00000000-0000-0000-0000-00000000000g",
    "'; DROP TABLE trade_receipt; --",
  ]) {
    it(`is not there under ${invoiceUUID.slice(0, 8)}`, async () => {
      expect((await view(invoiceUUID)).code).to.equal("not_found");
      const parameters = { invoiceUUID };
      expect((await nobody.call("downloadReceipt", { parameters })).code).to.equal("not_found");
      expect((await nobody.call("pictureOfReceipt", { parameters })).code).to.equal("not_found");
    });
  }

  it("is not made by others", async () => {
    const stranger = await pair.signIn("kofi_trades");
    const parameters = { id: tradeId };
    expect((await stranger.call("issueReceipt", { parameters })).code).to.equal("not_found");
    expect((await nobody.call("issueReceipt", { parameters })).code).to.equal("unauthenticated");
  });

  it("is not made where the buyer received nothing", async () => {
    const { id } = await pair.start();
    const parameters = { id };
    const code = async () => (await pair.buyer.call("issueReceipt", { parameters })).code;
    expect(await code()).to.equal("no_receipt");
    await pair.buyer.must("cancelTrade", { parameters, body: {} });
    expect(await code()).to.equal("no_receipt");
  });

  it("is gone when whoever made it is erased, and not that of the other", async () => {
    const [mine, other] = [await issue(pair.buyer), await issue(pair.seller)];
    const [{ id } = { id: "" }] = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'bruno_costa'",
    );
    await pair.app.database.query(eraseStatements["trade_receipt"] ?? "", [[id]]);
    expect((await view(mine.invoiceUUID)).code).to.equal("not_found");
    expect((await view(other.invoiceUUID)).status).to.equal(200);
  });
});
