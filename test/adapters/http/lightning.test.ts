import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { LightningInvoiceView } from "../../../src/adapters/http/contract/lightning/lightning.ts";
import type { SendView } from "../../../src/adapters/http/contract/send/send.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const password = "try the demo";

interface ChannelsView {
  readonly channels: readonly { readonly local: string }[];
}

async function switchLightning(pair: TradingPair, lightning: boolean): Promise<void> {
  const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  const { version } = (await ada.must("viewPolicy")).data as { version: number };
  const body = { patch: { flags: { lightning } }, version, reason: "Tested." };
  expect((await ada.call("changePolicy", { body })).status).to.equal(200);
}

describe("Lightning over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const balance = async (): Promise<bigint> => {
    const all: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode: code }) => code === "BTC")!.balance);
  };
  const made = async (amount = "3000"): Promise<LightningInvoiceView> =>
    (await pair.seller.must("createInvoice", { body: { amount, description: " Two books " } }))
      .data;
  const invoices = async (who: Visitor = pair.seller) =>
    (await who.must("listInvoices")).data as {
      isAvailable: boolean;
      invoices: readonly LightningInvoiceView[];
    };
  const elsewhere = async (): Promise<string> =>
    ((await pair.seller.must("askPlayInvoice")).data as { invoice: string }).invoice;
  const bodyOf = (address: string, more: object = {}) => ({
    body: { crypto_currency_code: "BTC", amount: "21000", address, ...more },
  });
  const codeOf = async (address: string, more: object = {}) =>
    (await pair.seller.call("quoteSend", bodyOf(address, more))).code;
  const send = async (address: string, more: object = {}): Promise<SendView> =>
    (await pair.seller.must("sendCoins", bodyOf(address, { password, ...more }))).data;
  const until = async (look: () => Promise<boolean>): Promise<void> => {
    const over = performance.now() + 60_000;
    while (!(await look())) {
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
  };

  it("pays a trader by an invoice of theirs, once", async () => {
    const before = await balance();
    const { id, state, invoice, description } = await made();
    expect({ state, description }).to.deep.equal({ state: "open", description: "Two books" });
    expect(invoice).to.match(/^lnbcrt30u|^lnbcrt30000n/);
    const parameters = { id };
    expect((await pair.buyer.call("payPlayInvoice", { parameters })).code).to.equal("not_found");
    await pair.seller.must("payPlayInvoice", { parameters });
    await until(async () => (await invoices()).invoices[0]?.state === "paid");
    await pair.seller.must("payPlayInvoice", { parameters });
    expect(await balance()).to.equal(before + 3_000n);
    const history = (await pair.seller.must("getWalletHistory")).data as { kind: string }[];
    expect(history[0]!.kind).to.equal("lightning_in");
    expect((await invoices(pair.buyer)).invoices).to.deep.equal([]);
  });

  it("makes no invoice above the limits", async () => {
    const tooMuch = await pair.seller.call("createInvoice", { body: { amount: "900000000" } });
    expect(tooMuch).to.include({ status: 403, code: "lightning_too_much" });
    const none = await pair.seller.call("createInvoice", { body: { amount: "0" } });
    expect(none.code).to.equal("validation");
  });

  it("pays an invoice of someone elsewhere; the fee is known before, and its rest comes back", async () => {
    const invoice = await elsewhere();
    const quoted = (await pair.seller.must("quoteSend", bodyOf(invoice))).data;
    const { recipient, fees, obstacle, heldUntil } = quoted as Record<string, unknown>;
    expect({ recipient, obstacle, heldUntil }).to.deep.equal({
      recipient: "Two cups of coffee",
      obstacle: null,
      heldUntil: null,
    });
    expect(fees).to.deep.equal([{ speed: "normal", fee: "210", withinMinutes: 1 }]);
    const before = await balance();
    const asked = await send(`lightning:${invoice.toUpperCase()}`, { fee_amount: "210" });
    expect(asked).to.include({ isLightning: true, canCancel: false, address: invoice });
    expect(await codeOf(invoice)).to.equal("invoice_paid");
    await until(async () => {
      const all: readonly SendView[] = (await pair.seller.must("listSends")).data;
      return all.find(({ id }) => id === asked.id)?.state === "confirmed";
    });
    // The demo's node takes a satoshi, and a thousandth.
    expect(await balance()).to.equal(before - 21_000n - 22n);
    expect(await codeOf(invoice)).to.equal("invoice_paid");
  });

  it("refuses what can't be paid, and says why", async () => {
    const invoice = await elsewhere();
    expect(await codeOf(invoice, { amount: "20000" })).to.equal("invoice_amount_differs");
    expect(await codeOf(invoice, { crypto_currency_code: "ETH" })).to.equal(
      "address_of_other_coin",
    );
    const last = invoice.endsWith("q") ? "p" : "q";
    expect(await codeOf(invoice.slice(0, -1) + last)).to.equal("address_mistyped");
    const coffee =
      "lnbc2500u1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu9qrsgquk0rl77nj30yxdy8j9vdx85fkpmdla2087ne0xh8nhedh8w27kyke0lp53ut353s06fv3qfegext0eh0ymjpf39tuven09sam30g4vgpfna3rh";
    expect(await codeOf(coffee, { amount: "250000" })).to.equal("address_of_other_network");
    const own = await made();
    expect(await codeOf(own.invoice, { amount: "3000" })).to.equal("address_is_ours");
  });

  it("shows its channels to staff", async () => {
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const view = (await ada.must("viewChannels")).data as ChannelsView;
    expect(view).to.include({ node: "answers", network: "regtest", isSynced: true });
    const [channel] = view.channels;
    // Of ten million: three thousand came in, and 21,022 went out.
    expect(channel).to.include({ isActive: true, capacity: "20000000", local: "9981978" });
  });

  it("is off where staff switched it off", async () => {
    const invoice = await elsewhere();
    await switchLightning(pair, false);
    expect(await codeOf(invoice)).to.equal("address_is_invoice");
    expect((await invoices()).isAvailable).to.equal(false);
    const refused = await pair.seller.call("createInvoice", { body: { amount: "3000" } });
    expect(refused).to.include({ status: 403, code: "feature_off" });
    await switchLightning(pair, true);
    expect(await codeOf(invoice)).to.equal(undefined);
  });
});
