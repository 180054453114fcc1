import { expect } from "chai";
import { demoBitcoin } from "../../../src/adapters/chain/demo-accounts.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { PastTradeView } from "../../../src/adapters/http/contract/trade/trade-history.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { readBitcoinAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { confirmed, httpEscrow, multisigOffer as input } from "../../support/http-escrow.ts";
import { addressOf } from "../../support/multisig-parties.ts";
import { offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("trades with a multisig escrow over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ MULTISIG_ESCROWS: "1" });
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });
  const {
    until,
    publish,
    start,
    escrowOf,
    keysOf,
    giveKeys,
    fund,
    statusOf,
    signed,
    settle,
    paidBy,
  } = httpEscrow(() => pair);

  it("are paid on the chain, released with the seller's signature, and paid out to the buyer", async () => {
    const { id, status } = await start();
    expect(status).to.equal("pending");
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    const { toSign } = await escrowOf(id, "seller");
    expect(toSign?.ending).to.deep.equal({ kind: "release", buyerBasisPoints: null });
    expect(toSign?.outputs.map(({ to, address }) => [to, address])).to.deep.include.members([
      ["buyer", addressOf(11)],
    ]);
    const plain = await pair.seller.call("releaseTrade", {
      parameters,
      body: { password: demoPassword },
    });
    expect(plain.code).to.equal("signature_needed");
    const payout = await signed(id, "seller");
    const wrong = { parameters, body: { payout, password: "not this" } };
    expect((await pair.seller.call("releaseEscrow", wrong)).code).to.equal("wrong_credentials");
    expect(await statusOf(id)).to.equal("paid");
    const body = { payout, password: demoPassword };
    const { data: released } = await pair.seller.must("releaseEscrow", { parameters, body });
    expect((released as TradeView).status).to.equal("released");
    const settled = await settle(id);
    expect(settled.spend?.transaction).to.equal(settled.payout);
    expect(settled.ending?.kind).to.equal("release");
    const paid = await paidBy(settled.payout);
    expect(paid).to.deep.equal(toSign?.outputs.map(({ address, units }) => ({ address, units })));
  });

  it("go back to the seller when the buyer cancels with their signature", async () => {
    const { id } = await start();
    await fund(id);
    const parameters = { id };
    const payout = await signed(id, "buyer");
    const bySeller = await pair.seller.call("returnEscrow", { parameters, body: { payout } });
    expect(bySeller.code).to.equal("not_found");
    const { data } = await pair.buyer.must("returnEscrow", { parameters, body: { payout } });
    expect((data as TradeView).status).to.equal("cancelled_buyer");
    const settled = await settle(id);
    expect((await paidBy(settled.payout)).map(({ address }) => address)).to.deep.equal([
      addressOf(12),
    ]);
  });

  it("go back to the seller with the seller's own signature when the buyer cancels without one", async () => {
    const { id } = await start();
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("cancelTrade", { parameters, body: {} });
    await until(async () => (await escrowOf(id, "seller")).ending ?? undefined);
    const awaited = async (party: "buyer" | "seller") => {
      const past: readonly PastTradeView[] = (await pair[party].must("listTradeHistory")).data;
      return past.find((each) => each.id === id)?.awaitedPayout;
    };
    expect(await awaited("seller")).to.equal("to_sign");
    const body = { payout: await signed(id, "seller") };
    await pair.seller.must("signEscrowPayout", { parameters, body });
    expect(await awaited("buyer")).to.equal("on_its_way");
    expect((await settle(id)).ending?.kind).to.equal("return");
    expect(await awaited("seller")).to.equal(null);
  });

  it("end for both when the coin left the escrow without us, and both are told", async () => {
    const { id } = await start();
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.app.database.query(
      `UPDATE multisig_escrow SET state = 'exited', spend_transaction = $2, spend_height = 1,
              spend_hash = 'one', spend_confirmed = true WHERE id = $1`,
      [id, "ee".repeat(32)],
    );
    await until(async () => ((await statusOf(id)) === "expired" ? true : undefined));
    const { data } = await pair.seller.must("viewTrade", { parameters });
    const { escrowState, timeline } = data as TradeView;
    expect([escrowState, timeline.at(-1)?.act]).to.deep.equal(["returned", "exit"]);
    for (const party of [pair.buyer, pair.seller]) {
      await until(async () => {
        const told = (await party.must("listNotices")).data as unknown;
        return JSON.stringify(told).includes('"escrow_left"') || undefined;
      });
    }
    await until(async () => (await escrowOf(id, "buyer")).ending ?? undefined);
    expect(await escrowOf(id, "buyer")).to.include({ state: "exited", toSign: null });
  });

  it("pay their fee, and whoever referred the buyer gets a share of it when the payout is confirmed", async () => {
    await pair.app.database.query(
      `INSERT INTO referral (trader_id, referrer_id)
       SELECT b.id, r.id FROM trader b, trader r
        WHERE b.username = 'bruno_costa' AND r.username = 'kofi_trades'
       ON CONFLICT (trader_id) DO UPDATE SET referrer_id = excluded.referrer_id`,
    );
    const { id } = await start("100.00");
    await fund(id);
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    const rewardsOf = () =>
      pair.app.database.query<{ tier: number }>(
        "SELECT tier FROM partner_reward WHERE trade_id = $1 AND tier = 1",
        [id],
      );
    const body = { payout: await signed(id, "seller"), password: demoPassword };
    await pair.seller.must("releaseEscrow", { parameters, body });
    expect(await rewardsOf()).to.deep.equal([]);
    const { fee } = await settle(id);
    const [booked] = await pair.app.database.query<{ amount: string }>(
      `SELECT p.amount::text AS amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
        WHERE e.ref = 'escrow-fee:' || $1 AND p.account_id = 'fees:BTC'`,
      [id],
    );
    expect(booked?.amount).to.equal(fee);
    await until(async () => ((await rewardsOf()).length === 1 ? true : undefined));
  });

  it("take keys once from each side, and pay nobody at an address of the platform", async () => {
    const { id } = await start();
    const parameters = { id };
    const { keyNumber } = await escrowOf(id, "buyer");
    const key = keysOf("buyer", keyNumber).shared.publicKey;
    const wish = { body: { crypto_currency_code: "BTC" } };
    const own = (await pair.buyer.must("requestAddress", wish)).data as { address: string };
    const give = async (body: object) =>
      (await pair.buyer.call("giveEscrowKeys", { parameters, body })).code;
    expect(await give({ key, address: own.address })).to.equal("address_is_ours");
    const [send] = await pair.app.database.query<{ number: number }>(
      "SELECT number FROM send WHERE chain = 'bitcoin' AND number IS NOT NULL LIMIT 1",
    );
    const change = demoBitcoin().changeAddress(send!.number, "regtest");
    const script = readBitcoinAddress(change, "regtest");
    if (!script?.ok) throw new Error("The change has no address");
    await pair.app.database.query("UPDATE send SET raw = raw || $1 WHERE number = $2", [
      script.value.script,
      send!.number,
    ]);
    expect(await give({ key, address: change })).to.equal("address_is_ours");
    expect(await give({ key, address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" })).to.equal(
      "wrong_address",
    );
    await giveKeys(id);
    expect(await give({ key, address: addressOf(14) })).to.equal("keys_given");
    const { address } = await escrowOf(id, "seller");
    expect(address).to.match(/^bcrt1q\w{58}$/);
  });

  it("begin on offers of Bitcoin to sell, without cashback, and for no amount that fees would eat", async () => {
    const refused = async (change: object) => {
      const body = { ...input, ...change };
      return JSON.stringify((await pair.seller.call("createOffer", { body })).body);
    };
    expect(await refused({ crypto_currency_code: "USDT" })).to.include("only_for_bitcoin");
    expect(await refused({ cashback_percent: "1" })).to.include("not_with_cashback");
    expect(await refused({ type: "buy", payment_details: undefined })).to.include(
      "only_on_sell_offers",
    );
    const made = await publish({ range_min: "2" });
    expect(made).to.include({ multisigEscrow: true, deferredEscrow: true });
    const body = { offer_id: made.idHashed, fiat_amount: "3.00", confirmed };
    expect((await pair.buyer.call("startTrade", { body })).code).to.equal("amount_too_small");
  });

  it("begin on offers that a file carries with their escrow, and says in which of two words", async () => {
    const { idHashed: hash } = await publish({ label: "from a file" });
    const told = async (csv: string) =>
      (
        (await pair.seller.must("importOffers", { body: { csv, preview: false, take: "good" } }))
          .data as { what: string; code: string | null }[]
      ).map(({ what, code }) => code ?? what);
    const { csv } = (await pair.seller.must("exportOffers")).data as { csv: string };
    expect(csv.split("\r\n")[0]).to.match(/,multisig_escrow$/);
    expect(new Set(await told(csv))).to.deep.equal(new Set(["unchanged"]));
    expect(await told(`hash,label\n${hash},another\n`)).to.deep.equal(["changed"]);
    const seen = async () =>
      (await pair.seller.must("viewOffer", { parameters: { id: hash } })).data as MyOfferView;
    expect(await seen()).to.include({ label: "another", multisigEscrow: true });
    expect(await told(`hash,multisig_escrow\n${hash},perhaps\n`)).to.deep.equal(["validation"]);
    expect(await told(`hash,multisig_escrow\n${hash},no\n`)).to.deep.equal(["changed"]);
    expect(await seen()).to.include({ multisigEscrow: false });
    expect(await told(`hash,multisig_escrow\n${hash},yes\n`)).to.deep.equal(["changed"]);
    expect(await seen()).to.include({ multisigEscrow: true });
  });

  it("are known to pages, which ask for them in the wizard", async () => {
    expect(await (await fetch(pair.app.url)).text()).to.include('"hasMultisigEscrows":true');
  });
});

describe("an installation without multisig escrows", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ MULTISIG_ESCROWS: "0" });
  });
  after(() => pair.close());

  it("says nothing of it to pages, nor in the file of offers", async () => {
    expect(await (await fetch(pair.app.url)).text()).not.to.include("hasMultisigEscrows");
    const { data } = await pair.seller.must("exportOffers");
    expect((data as { csv: string }).csv).not.to.include("multisig");
  });

  it("takes no offer of one, and begins no trade on one from before", async () => {
    const refused = await pair.seller.call("createOffer", { body: input });
    expect(JSON.stringify(refused.body)).to.include("not_offered");
    const body = { ...offerBody, deferred_escrow: true };
    const { data } = await pair.seller.must("createOffer", { body });
    const offer_id = (data as MyOfferView).idHashed;
    await pair.app.database.query("UPDATE offer SET multisig_escrow = true WHERE id = $1", [
      offer_id,
    ]);
    const started = await pair.buyer.call("startTrade", {
      body: { offer_id, fiat_amount: "50.00", confirmed },
    });
    expect(started.code).to.equal("offer_not_active");
  });
});
