import { expect } from "chai";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const password = "try the demo";

describe("sends between people over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const balanceOf = async (who: Visitor): Promise<bigint> => {
    const balances: readonly BalanceView[] = (await who.must("getBalances")).data;
    const bitcoin = balances.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC");
    return BigInt(bitcoin?.balance ?? 0);
  };
  const bodyOf = (amount: number, recipient = "bruno_costa") => ({
    crypto_currency_code: "BTC",
    amount: String(amount),
    recipient,
  });
  const obstacleTo = async (body: object) =>
    ((await pair.seller.must("quoteSend", { body })).data as { obstacle: object | null }).obstacle;

  it("move the whole amount at once, and show on both sides", async () => {
    const before = [await balanceOf(pair.seller), await balanceOf(pair.buyer)];
    const body = bodyOf(12_345, "Bruno_Costa");
    const quoted = (await pair.seller.must("quoteSend", { body })).data;
    expect(quoted).to.deep.equal({
      recipient: "bruno_costa",
      obstacle: null,
      fees: [],
      heldUntil: null,
      holdReasons: [],
      needsApproval: false,
      asks: "password",
    });
    const sent = (await pair.seller.must("sendCoins", { body: { ...body, password } })).data;
    expect(sent).to.include({ state: "confirmed", amount: "12345", recipient: "bruno_costa" });
    expect(await balanceOf(pair.seller)).to.equal(before[0]! - 12_345n);
    expect(await balanceOf(pair.buyer)).to.equal(before[1]! + 12_345n);
    expect((await pair.seller.must("listSends")).data[0]).to.deep.equal(sent);
    expect((await pair.buyer.must("listSends")).data).to.deep.equal([]);
    const kindOf = async (who: Visitor) =>
      ((await who.must("getWalletHistory")).data as { kind: string }[])[0]?.kind;
    expect(await kindOf(pair.seller)).to.equal("sent");
    expect(await kindOf(pair.buyer)).to.equal("got");
  });

  it("take a proof, which a wrong password is not", async () => {
    const body = bodyOf(1_000);
    const before = await balanceOf(pair.seller);
    expect(await pair.seller.call("sendCoins", { body })).to.include({ code: "proof_needed" });
    const wrong = await pair.seller.call("sendCoins", { body: { ...body, password: "not this" } });
    expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
    expect(await balanceOf(pair.seller)).to.equal(before);
  });

  it("ask again before the same goes to the same person within ten minutes", async () => {
    const body = { ...bodyOf(777), password };
    await pair.seller.must("sendCoins", { body });
    expect(await obstacleTo(bodyOf(777))).to.include({
      code: "send_repeated",
      kind: null,
      most: null,
    });
    expect(await pair.seller.call("sendCoins", { body })).to.include({ code: "send_repeated" });
    await pair.seller.must("sendCoins", { body: { ...body, confirmed: true } });
  });

  it("happen once, however often a key is sent, and whoever presses twice", async () => {
    const before = await balanceOf(pair.buyer);
    const body = { ...bodyOf(4_321), password };
    const options = { body, key: "one-send-only" };
    const [one, two]: { data: { id: string } }[] = await Promise.all([
      pair.seller.must("sendCoins", options),
      pair.seller.must("sendCoins", options),
    ]);
    expect(one?.data.id).to.equal(two?.data.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => pair.seller.call("sendCoins", { body: { ...bodyOf(5_432), password } })),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(1);
    expect(await balanceOf(pair.buyer)).to.equal(before + 4_321n + 5_432n);
  });

  it("are refused to nobody, to oneself, and beyond the balance", async () => {
    const codeOf = async (body: object) =>
      (await pair.seller.call("sendCoins", { body: { ...body, password } })).code;
    expect(await codeOf(bodyOf(1_000, "nobody_at_all"))).to.equal("recipient_unknown");
    expect(await codeOf(bodyOf(1_000, "ana_lima"))).to.equal("send_to_yourself");
    expect(await codeOf({ ...bodyOf(1), amount: String(10n ** 20n) })).to.equal("balance_too_low");
    expect(await codeOf({ ...bodyOf(1), amount: "-5" })).to.equal("validation");
    expect(await codeOf({ ...bodyOf(1), recipient: "a\u0000b" })).to.equal("validation");
  });

  it("never leave together more than a level lets out in a day", async () => {
    await pair.app.database.query(`UPDATE trader SET level = 1 WHERE username = 'ana_lima'`);
    expect(await obstacleTo(bodyOf(900_000))).to.equal(null);
    // A limit says what it allows, and that is no more than it allows.
    const over = await obstacleTo(bodyOf(4_000_000));
    expect(over).to.include({ code: "max_per_send_limit", kind: null });
    const most = Number((over as { most: string }).most);
    expect(await obstacleTo(bodyOf(most))).to.equal(null);
    expect(await obstacleTo(bodyOf(most + 100))).to.have.property("most", String(most));
    const answers = await Promise.all(
      [900_001, 900_002, 900_003].map((amount) =>
        pair.seller.call("sendCoins", { body: { ...bodyOf(amount), password } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(1);
  });

  it("say in published words that a wallet is blocked", async () => {
    await pair.app.database.query(`UPDATE trader SET level = 0 WHERE username = 'ana_lima'`);
    expect(await obstacleTo(bodyOf(1_000))).to.include({
      code: "id_required",
      kind: "ID_REQUIRED",
    });
    const refused = await pair.seller.call("sendCoins", { body: { ...bodyOf(1_000), password } });
    expect(refused).to.include({ status: 403, code: "id_required" });
  });
});
