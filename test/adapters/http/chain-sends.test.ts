import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { SendView } from "../../../src/adapters/http/contract/send/send.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = "try the demo";
const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";

interface Quoted {
  readonly obstacle: { readonly code: string } | null;
  readonly fees: readonly { readonly speed: string; readonly fee: string }[];
  readonly heldUntil: string | null;
  readonly holdReasons: readonly string[];
}

describe("sends to addresses over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ COOL_DOWNS: "1" });
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const body = { crypto_currency_code: "BTC", amount: "50000", address };
  const quote = async (more: object = {}): Promise<Quoted> =>
    (await pair.seller.must("quoteSend", { body: { ...body, ...more } })).data;
  const codeOf = async (more: object) =>
    (await pair.seller.call("quoteSend", { body: { ...body, ...more } })).code;
  const send = async (more: object = {}): Promise<SendView> =>
    (await pair.seller.must("sendCoins", { body: { ...body, password, ...more } })).data;
  const listed = async (id: string): Promise<SendView> => {
    const all: readonly SendView[] = (await pair.seller.must("listSends")).data;
    return all.find((each) => each.id === id)!;
  };
  const bitcoin = async (): Promise<BalanceView> => {
    const all: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    return all.find(({ cryptoCurrencyCode: code }) => code === "BTC")!;
  };
  const balance = async (): Promise<bigint> => BigInt((await bitcoin()).balance);
  /** Looks until the worker did it. */
  const until = async (look: () => Promise<boolean>): Promise<void> => {
    const over = performance.now() + 60_000;
    while (!(await look())) {
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
  };

  it("are held for a day from a session that has just begun, and can be cancelled", async () => {
    const quoted = await quote();
    expect(quoted.holdReasons).to.deep.equal(["new_address", "young_session"]);
    expect(quoted.fees.map(({ speed }) => speed)).to.deep.equal(["fast", "normal", "slow"]);
    const before = await balance();
    const fee = quoted.fees[0]!.fee;
    const sent = await send({ speed: "fast", fee_amount: fee });
    expect(sent).to.include({ state: "requested", address, fee, canCancel: true });
    expect(sent.transaction).to.equal(null);
    expect(await balance()).to.equal(before - 50_000n - BigInt(fee));
    const amount = String(50_000n + BigInt(fee));
    expect(await bitcoin()).to.deep.include({
      heldAmount: amount,
      heldForSends: [{ sendId: sent.id, address, amount }],
    });
    const parameters = { id: sent.id };
    expect(await pair.buyer.call("cancelSend", { parameters })).to.include({ code: "not_found" });
    await pair.seller.must("cancelSend", { parameters });
    expect(await listed(sent.id)).to.include({ state: "cancelled", canCancel: false });
    expect(await balance()).to.equal(before);
    expect(await bitcoin()).to.deep.include({ heldAmount: "0", heldForSends: [] });
    const history = (await pair.seller.must("getWalletHistory")).data as { kind: string }[];
    expect(history.slice(0, 2).map(({ kind }) => kind)).to.deep.equal([
      "withdrawal_back",
      "withdrawn",
    ]);
  });

  it("are paid once their hold is over, and free of it the next time", async () => {
    const { id } = await send({ amount: "60000" });
    await pair.app.database.query("UPDATE send SET held_until = clock_timestamp() WHERE id = $1", [
      id,
    ]);
    await until(async () => (await listed(id)).state === "sent");
    const parameters = { id };
    expect((await pair.seller.call("cancelSend", { parameters })).code).to.equal("send_on_its_way");
    expect(await listed(id)).to.include({ replaced: 0 });
    await pair.app.database.query(
      "INSERT INTO earlier_transaction (id, version, subject, raw, place) VALUES ('e1', 1, $1, '', 0)",
      [id],
    );
    expect(await listed(id)).to.include({ replaced: 1 });
    await until(async () => {
      await pair.app.database.query(
        "UPDATE embedded_chain SET state = jsonb_set(state, '{foundAt}', '0') WHERE chain = 'bitcoin'",
      );
      return (await listed(id)).state === "confirmed";
    });
    expect((await listed(id)).transaction).to.match(/^[0-9a-f]{64}$/);
    expect(await quote()).to.include({ heldUntil: null });
    expect((await send({ amount: "70000" })).state).to.equal("checked");
  });

  it("are refused at a fee that rose, and where they would be lost", async () => {
    const rose = await pair.seller.call("sendCoins", {
      body: { ...body, amount: "80000", password, fee_amount: "1" },
    });
    expect(rose).to.include({ status: 409, code: "fee_changed" });
    expect((await quote({ amount: "19999" })).obstacle).to.include({ code: "send_too_small" });
    expect(await codeOf({ address: address.replace("w508", "w509") })).to.equal("address_mistyped");
    expect(await codeOf({ crypto_currency_code: "ETH" })).to.equal("address_of_other_coin");
    expect(await codeOf({ recipient: "bruno_costa" })).to.equal("validation");
    const wish = { body: { crypto_currency_code: "BTC" } };
    const own = (await pair.buyer.must("requestAddress", wish)).data as { address: string };
    expect(await codeOf({ address: own.address })).to.equal("address_is_ours");
  });

  it("charge the network's Ether in Tether", async () => {
    const quoted = await quote({
      crypto_currency_code: "USDT",
      amount: "50000000",
      address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    });
    const fees = quoted.fees.map(({ fee }) => BigInt(fee));
    expect(fees.every((fee) => fee > 0n && fee < 5_000_000n)).to.equal(true);
    expect(fees[0]! > fees[2]!).to.equal(true);
  });
});
