import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { LightningInvoiceView } from "../../src/adapters/http/contract/lightning/lightning.ts";
import type { SendView } from "../../src/adapters/http/contract/send/send.ts";
import type { BalanceView } from "../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../support/books.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";
import { StartedLightning } from "./started-lightning.ts";

const received = 400_000n;
const sent = 21_000n;

describe("an installation with a started node of Lightning", () => {
  let lightning: StartedLightning;
  let app: TestApp;
  let person: Visitor;
  before(async () => {
    lightning = await StartedLightning.start();
    const { url, macaroon } = lightning.settings;
    const settings = { DEMO: "0", LND_URL: url, LND_MACAROON: macaroon, LND_NETWORK: "regtest" };
    // What is paid is valued in dollars, and nobody's tickers are asked here.
    app = await startTestApp(settings, [], { rates: { kind: "demo" } });
    person = await Visitor.of(app.url);
    await person.register("Nora");
    await app.database.query("UPDATE trader SET level = 2 WHERE username = 'Nora'");
  });
  after(async () => {
    await app.stop();
    await lightning.close();
  });

  const balance = async (): Promise<bigint> => {
    const all: readonly BalanceView[] = (await person.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode: code }) => code === "BTC")?.balance ?? 0);
  };
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const over = performance.now() + 120_000;
    while (performance.now() < over && !(await isSo())) await pause(200);
    expect(await isSo()).to.equal(true);
  };

  it("credits what its people are paid by their invoices", async () => {
    const body = { amount: String(received), description: "Two books" };
    const { invoice }: LightningInvoiceView = (await person.must("createInvoice", { body })).data;
    expect(await lightning.pay(invoice)).to.equal(true);
    await until(async () => (await balance()) === received);
    await expectBooksBalance(app.database);
  });

  it("pays invoices of others from their balances, and takes the fee that it took", async () => {
    const address = await lightning.invoice(sent);
    const body = { crypto_currency_code: "BTC", amount: String(sent), address };
    const whole = { ...body, password: passwordOf("Nora") };
    const { id }: SendView = (await person.must("sendCoins", { body: whole })).data;
    await app.database.query("UPDATE send SET held_until = NULL WHERE id = $1", [id]);
    await until(async () => {
      const all: readonly SendView[] = (await person.must("listSends")).data;
      return all.find((each) => each.id === id)?.state === "confirmed";
    });
    expect(await balance()).to.equal(received - sent);
    await expectBooksBalance(app.database);
    const again = await person.call("quoteSend", { body });
    expect(again.code).to.equal("invoice_paid");
  });
});
