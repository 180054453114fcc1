import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { MultisigEscrowView } from "../../../src/adapters/http/contract/multisig-escrow/escrow.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { readEscrowDocument } from "../../../src/adapters/multisig/escrow-document.ts";
import { partyKeys } from "../../../src/adapters/multisig/escrow-keys.ts";
import {
  readPayout,
  signPayout,
  writePayout,
} from "../../../src/adapters/multisig/payout-transaction.ts";
import { seedOf, wordsOf } from "../../../src/adapters/multisig/words.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { payoutFees } from "../../../src/domain/multisig-escrow/check-payout.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { addressOf } from "../../support/multisig-parties.ts";
import { offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const input = { ...offerBody, multisig_escrow: true };
const confirmed = ["CriticalMargin", "DelayedEscrow"];
const seeds = {
  buyer: seedOf(wordsOf(new Uint8Array(16).fill(1))),
  seller: seedOf(wordsOf(new Uint8Array(16).fill(2))),
};

type Side = keyof typeof seeds;

describe("trades with a multisig escrow over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open({ MULTISIG_ESCROWS: "1" });
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  /** Looks until the worker did it. */
  const until = async <Seen>(look: () => Promise<Seen | undefined>): Promise<Seen> => {
    const over = performance.now() + 60_000;
    for (;;) {
      const seen = await look();
      if (seen !== undefined) return seen;
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
  };
  /** Makes all blocks due that the chain still waits for. */
  const hurry = () =>
    pair.app.database.query(
      "UPDATE embedded_chain SET state = jsonb_set(state, '{foundAt}', '0') WHERE chain = 'bitcoin'",
    );
  const publish = async (change: object = {}): Promise<MyOfferView> =>
    (await pair.seller.must("createOffer", { body: { ...input, ...change } })).data;
  const start = async (): Promise<TradeView> => {
    const { idHashed: offer_id } = await publish();
    const body = { offer_id, fiat_amount: "50.00", confirmed };
    return (await pair.buyer.must("startTrade", { body })).data;
  };
  const who = (side: Side): Visitor => pair[side];
  const escrowOf = async (id: string, side: Side): Promise<MultisigEscrowView> =>
    (await who(side).must("viewEscrow", { parameters: { id } })).data;
  const keysOf = (side: Side, keyNumber: number) => partyKeys(seeds[side], "regtest", keyNumber);
  /** Both give the keys of their words. */
  const giveKeys = async (id: string): Promise<MultisigEscrowView> => {
    const parameters = { id };
    const { keyNumber } = await escrowOf(id, "buyer");
    const [buyer, seller] = [keysOf("buyer", keyNumber), keysOf("seller", keyNumber)];
    const ofBuyer = { key: buyer.shared.publicKey, address: addressOf(11) };
    await pair.buyer.must("giveEscrowKeys", { parameters, body: ofBuyer });
    const ofSeller = {
      key: seller.shared.publicKey,
      exit_key: seller.exit.publicKey,
      address: addressOf(12),
    };
    return (await pair.seller.must("giveEscrowKeys", { parameters, body: ofSeller })).data;
  };
  /** The seller pays out of their wallet, and enough blocks confirm it. */
  const fund = async (id: string) => {
    const { address, toPay } = await giveKeys(id);
    const body = { crypto_currency_code: "BTC", amount: toPay, address, password: demoPassword };
    const { data: sent } = await pair.seller.must("sendCoins", { body });
    await pair.app.database.query("UPDATE send SET held_until = clock_timestamp() WHERE id = $1", [
      (sent as { id: string }).id,
    ]);
    await until(async () => {
      await hurry();
      const { state } = await escrowOf(id, "seller");
      return state === "funded" || undefined;
    });
    await until(async () => ((await statusOf(id)) === "active_funded" ? true : undefined));
  };
  const statusOf = async (id: string): Promise<string> =>
    ((await pair.buyer.must("viewTrade", { parameters: { id } })).data as TradeView).status;
  /** What the page shows to sign, checked against the document and signed with the words, as a browser does. */
  const signed = async (id: string, side: Side): Promise<string> => {
    const { document, toSign, keyNumber } = await escrowOf(id, side);
    const read = readEscrowDocument(document ?? "");
    if (!read.ok || !read.value.coin || !toSign) throw new Error("There is nothing to sign");
    const { escrow, coin } = read.value;
    const { kind } = toSign.ending;
    if (kind === "split") throw new Error("This trade was not split");
    const payout = readPayout(toSign.payout, {
      escrow,
      coin,
      ending: { kind },
      bounds: payoutFees,
    });
    if (!payout.ok) throw new Error(payout.refusal.code);
    const both = signPayout(payout.value, keysOf(side, keyNumber).shared.secret);
    if (!both) throw new Error("These words have no key of this escrow");
    return writePayout(both);
  };
  /** Until a block has the payout, and enough others confirm it. */
  const settle = (id: string) =>
    until(async () => {
      await hurry();
      const seen = await escrowOf(id, "buyer");
      return seen.state === "settled" ? seen : undefined;
    });

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
    const body = { payout: await signed(id, "seller") };
    await pair.seller.must("signEscrowPayout", { parameters, body });
    expect((await settle(id)).ending?.kind).to.equal("return");
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

  /** What a transaction of the demo's chain pays. */
  const paidBy = async (transaction: string | null) => {
    const [row] = await pair.app.database.query<{ paid: { address: string; units: string }[] }>(
      `SELECT jsonb_agg(jsonb_build_object('address', p->'address', 'units', p->'units') ORDER BY p->'place') AS paid
         FROM embedded_chain, jsonb_array_elements(state->'blocks') b, jsonb_array_elements(b->'payments') p
        WHERE chain = 'bitcoin' AND p->>'transaction' = $1`,
      [transaction],
    );
    return row?.paid ?? [];
  };
});

describe("an installation without multisig escrows", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
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
