import { expect } from "chai";
import { strFromU8, unzipSync } from "fflate";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type { HistoryEntryView } from "../../../src/adapters/http/contract/wallet/history.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the history of a wallet over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const balances = async (who: Visitor): Promise<readonly BalanceView[]> =>
    (await who.must("getBalances")).data;
  const bitcoinOf = async (who: Visitor) =>
    (await balances(who)).find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC")!;

  async function everything(who: Visitor, coin?: string): Promise<readonly HistoryEntryView[]> {
    const found: HistoryEntryView[] = [];
    for (let page = 1; ; page += 1) {
      const query = { page: String(page), ...(coin && { crypto_currency_code: coin }) };
      const told = await who.must("getWalletHistory", { query });
      const { meta } = told.body as { meta: { lastPage: number; total: number; perPage: number } };
      const entries = told.data as readonly HistoryEntryView[];
      expect(entries.length).to.be.at.most(meta.perPage);
      found.push(...entries);
      if (page >= meta.lastPage) {
        expect(found).to.have.length(meta.total);
        return found;
      }
    }
  }

  async function release({ id }: TradeView): Promise<void> {
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
  }

  it("ends, for every coin, with what the account holds, and each balance follows from the last", async () => {
    for (let count = 0; count < 7; count += 1) {
      const trade = await pair.start();
      const parameters = { id: trade.id };
      if (count % 2 === 0) await release(trade);
      else await pair.buyer.must("cancelTrade", { parameters, body: {} });
    }
    for (const who of [pair.buyer, pair.seller]) {
      for (const { cryptoCurrencyCode: coin, balance } of await balances(who)) {
        const entries = (await everything(who, coin)).toReversed();
        let running = 0n;
        for (const entry of entries) {
          running += BigInt(entry.amount);
          expect(BigInt(entry.balanceAfter)).to.equal(running);
          expect(running >= 0n).to.equal(true);
          expect(entry.cryptoCurrencyCode).to.equal(coin);
        }
        expect(String(running)).to.equal(balance);
      }
    }
  });

  it("says what happened, to each side in its own words, with the trade", async () => {
    const trade = await pair.start();
    const [held] = await everything(pair.seller, "BTC");
    expect(held).to.include({ kind: "held", tradeId: trade.id });
    expect(BigInt(held!.amount) < 0n).to.equal(true);
    const during = await bitcoinOf(pair.seller);
    expect(during.heldIn).to.deep.include({
      tradeId: trade.id,
      amount: String(-BigInt(held!.amount)),
    });
    const sum = during.heldIn.reduce((all, { amount }) => all + BigInt(amount), 0n);
    expect(during.heldAmount).to.equal(String(sum));

    await release(trade);
    const [received] = await everything(pair.buyer, "BTC");
    expect(received).to.include({
      kind: "received",
      tradeId: trade.id,
      amount: trade.cryptoAmount.amount,
    });
    expect((await everything(pair.seller, "BTC"))[0]).to.include({ kind: "held" });

    const left = await pair.start();
    await pair.buyer.must("cancelTrade", { parameters: { id: left.id }, body: {} });
    const [back, out] = await everything(pair.seller, "BTC");
    expect(back).to.include({ kind: "returned", tradeId: left.id });
    expect(BigInt(back!.amount) + BigInt(out!.amount)).to.equal(0n);
    expect((await bitcoinOf(pair.seller)).heldIn).to.deep.equal([]);
  });

  it("is a file too, of all coins or one, which says the same", async () => {
    const entries = await everything(pair.seller, "BTC");
    const file = async (query: Record<string, string>) => {
      const told = await pair.seller.call("getWalletHistoryFile", { query });
      expect(told.status).to.equal(200);
      return Buffer.from(told.data);
    };
    const bitcoin = { crypto_currency_code: "BTC" };
    const sheet = unzipSync(await file({ format: "xlsx", ...bitcoin }))["xl/worksheets/sheet1.xml"];
    const rows = [...strFromU8(sheet!).matchAll(/<row>(.*?)<\/row>/g)].map(([, cells = ""]) =>
      [...cells.matchAll(/<t [^>]*>([^<]*)<|<v>([^<]*)<|<c\/>/g)].map(([, text, number]) =>
        text === undefined ? Number(number) : text,
      ),
    );
    expect(rows[0]).to.deep.equal([
      "Time (UTC)",
      "What",
      "Crypto",
      "Amount",
      "Balance afterwards",
      "Trade",
    ]);
    const told = entries.map(({ at, amount, balanceAfter, tradeId }) => [
      at.slice(0, 19).replace("T", " "),
      "BTC",
      Number(amount) / 1e8,
      Number(balanceAfter) / 1e8,
      tradeId ?? "",
    ]);
    expect(rows.slice(1).map(([at, , ...rest]) => [at, ...rest])).to.deep.equal(told);
    expect(new Set(rows.slice(1).map(([, what]) => what))).to.include("Held for a trade");
    const lines = (await file({ format: "csv", ...bitcoin })).toString().trimEnd().split("\r\n");
    expect(lines).to.have.lengthOf(entries.length + 1);
    const all = (await file({ format: "csv" })).toString().trimEnd().split("\r\n");
    expect(all).to.have.lengthOf((await everything(pair.seller)).length + 1);
    for (const query of [{}, { format: "pdf" }, { format: "csv", crypto_currency_code: "XMR" }]) {
      expect(await pair.seller.call("getWalletHistoryFile", { query })).to.include({ status: 422 });
    }
  });

  it("is the trader's own, without anybody else's entries", async () => {
    const before = await everything(pair.buyer);
    expect(new Set(before.map(({ kind }) => kind))).to.deep.equal(new Set(["faucet", "received"]));
    const stranger = await Visitor.of(pair.app.url);
    await stranger.register("stranger_1");
    expect(await everything(stranger)).to.deep.equal([]);
    const nobody = await Visitor.of(pair.app.url);
    expect(await nobody.call("getWalletHistory")).to.include({ status: 401 });
    const query = { format: "csv" };
    expect(await nobody.call("getWalletHistoryFile", { query })).to.include({ status: 401 });
    const own = await stranger.call("getWalletHistoryFile", { query });
    expect(Buffer.from(own.data).toString().trimEnd().split("\r\n")).to.have.length(1);
  });

  it("refuses a coin and a page that there cannot be, and is empty beyond its end", async () => {
    for (const query of [{ crypto_currency_code: "XMR" }, { page: "0" }, { page: "-1" }]) {
      expect(await pair.buyer.call("getWalletHistory", { query })).to.include({ status: 422 });
    }
    const beyond = await pair.buyer.must("getWalletHistory", { query: { page: "999" } });
    expect(beyond.data).to.deep.equal([]);
  });

  it("is valued in the currency that the trader chose", async () => {
    await pair.seller.must("changeSettings", { body: { fiatCurrencyCode: "EUR" } });
    const all = await balances(pair.seller);
    expect(new Set(all.map(({ fiatCurrencyCode }) => fiatCurrencyCode))).to.deep.equal(
      new Set(["EUR"]),
    );
  });
});
