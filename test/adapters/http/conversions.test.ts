import { expect } from "chai";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = "try the demo";

interface Quoted {
  readonly id: string;
  readonly toAmount: string;
  readonly spreadAmount: string;
  readonly obstacle: { readonly code: string; readonly kind: string | null } | null;
  readonly asks: string;
}

describe("conversions over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const balanceOf = async (asset: string): Promise<bigint> => {
    const balances: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return BigInt(balances.find((each) => each.cryptoCurrencyCode === asset)?.balance ?? 0);
  };
  const bodyOf = (amount: number, from = "BTC", to = "USDT") => ({
    from_crypto_currency_code: from,
    to_crypto_currency_code: to,
    amount: String(amount),
  });
  const quote = async (amount = 100_000): Promise<Quoted> =>
    (await pair.seller.must("quoteConversion", { body: bodyOf(amount) })).data;
  const convert = (id: string, typed: object = { password }) =>
    pair.seller.call("convertCoins", { body: { quote_id: id, ...typed } });

  it("move exactly what was quoted, once, however often the quote is sent", async () => {
    const before = [await balanceOf("BTC"), await balanceOf("USDT")];
    const quoted = await quote();
    expect(quoted).to.include({ obstacle: null, asks: "password" });
    const answers = await Promise.all([1, 2, 3].map(() => convert(quoted.id)));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect(await balanceOf("BTC")).to.equal(before[0]! - 100_000n);
    expect(await balanceOf("USDT")).to.equal(before[1]! + BigInt(quoted.toAmount));
    const kinds = ((await pair.seller.must("getWalletHistory")).data as { kind: string }[])
      .slice(0, 2)
      .map(({ kind }) => kind);
    expect(kinds.toSorted()).to.deep.equal(["converted_in", "converted_out"]);
  });

  it("keep half a per cent, and take a proof", async () => {
    const { id, toAmount, spreadAmount } = await quote();
    const value = BigInt(toAmount) + BigInt(spreadAmount);
    expect(BigInt(spreadAmount)).to.equal((value * 50n + 9_999n) / 10_000n);
    expect(await convert(id, {})).to.include({ code: "proof_needed" });
    expect(await convert(id, { password: "not this" })).to.include({ code: "wrong_credentials" });
  });

  it("are only of the newest quote, of its owner, and while it holds", async () => {
    const old = await quote();
    const { id } = await quote();
    expect(await convert(old.id)).to.include({ status: 404 });
    const others = await pair.buyer.call("convertCoins", { body: { quote_id: id, password } });
    expect(others).to.include({ status: 404 });
    await pair.app.database.query(
      "UPDATE conversion_quote SET expires_at = now() - interval '1 second' WHERE id = $1",
      [id],
    );
    expect(await convert(id)).to.include({ status: 409, code: "quote_expired" });
  });

  it("stop at the inventory's limit, and say what is in the way before", async () => {
    const codeOf = async (amount: number) => (await quote(amount)).obstacle?.code;
    expect(await codeOf(1)).to.equal("convert_too_small");
    expect(await codeOf(10 ** 15)).to.equal("convert_too_large");
    const same = await pair.seller.call("quoteConversion", { body: bodyOf(9, "BTC", "BTC") });
    expect(same).to.include({ code: "convert_same_coin" });
    const { id } = await quote();
    // The entry that funded it says more: the books would be wrong if this stayed.
    const fund = (units: string) =>
      pair.app.database.query(`UPDATE inventory SET funded = funded ${units} WHERE id = 'BTC'`);
    await fund("- 400000000");
    expect(await convert(id)).to.include({ status: 409, code: "convert_exhausted" });
    expect(await codeOf(100_000)).to.equal("convert_exhausted");
    await fund("+ 400000000");
    expect((await convert(id)).status).to.equal(200);
  });

  it("never take the inventory further together than one after the other", async () => {
    const { version } = (
      await pair.app.database.query("SELECT version FROM inventory WHERE id = 'BTC'")
    )[0] as { version: number };
    const [mine, theirs] = await Promise.all([
      quote(),
      pair.buyer
        .must("quoteConversion", { body: bodyOf(100_000) })
        .then(({ data }) => data as Quoted),
    ]);
    await Promise.all([
      convert(mine.id),
      pair.buyer.must("convertCoins", { body: { quote_id: theirs.id, password } }),
    ]);
    const [after] = (await pair.app.database.query(
      "SELECT version FROM inventory WHERE id = 'BTC'",
    )) as { version: number }[];
    expect(after?.version).to.equal(version + 2);
  });

  it("say in published words that a wallet is blocked", async () => {
    await pair.app.database.query(`UPDATE trader SET level = 0 WHERE username = 'ana_lima'`);
    expect((await quote()).obstacle).to.include({ code: "id_required", kind: "ID_REQUIRED" });
  });
});
