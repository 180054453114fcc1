import { setTimeout as pause } from "node:timers/promises";
import type { MultisigEscrowView } from "../../src/adapters/http/contract/multisig-escrow/escrow.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { readEscrowDocument } from "../../src/adapters/multisig/escrow-document.ts";
import { partyKeys } from "../../src/adapters/multisig/escrow-keys.ts";
import {
  readPayout,
  signPayout,
  writePayout,
} from "../../src/adapters/multisig/payout-transaction.ts";
import { seedOf, wordsOf } from "../../src/adapters/multisig/words.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { payoutFees } from "../../src/domain/multisig-escrow/check-payout.ts";
import { addressOf } from "./multisig-parties.ts";
import { offerBody } from "./offer-owners.ts";
import type { TradingPair } from "./trading-pair.ts";
import type { Visitor } from "./visitor.ts";

/** An offer whose trades have a multisig escrow. */
export const multisigOffer = { ...offerBody, multisig_escrow: true };

/** What a taker of it confirms. */
export const confirmed = ["CriticalMargin", "DelayedEscrow"];

const seeds = {
  buyer: seedOf(wordsOf(new Uint8Array(16).fill(1))),
  seller: seedOf(wordsOf(new Uint8Array(16).fill(2))),
};

type Side = keyof typeof seeds;

/** What two people do with the multisig escrow of a trade over HTTP, and what the demo's chain does with it. */
export function httpEscrow(pair: () => TradingPair) {
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
    pair().app.database.query(
      "UPDATE embedded_chain SET state = jsonb_set(state, '{foundAt}', '0') WHERE chain = 'bitcoin'",
    );
  const publish = async (change: object = {}): Promise<MyOfferView> =>
    (await pair().seller.must("createOffer", { body: { ...multisigOffer, ...change } })).data;
  const start = async (fiat_amount = "50.00"): Promise<TradeView> => {
    const { idHashed: offer_id } = await publish();
    const body = { offer_id, fiat_amount, confirmed };
    return (await pair().buyer.must("startTrade", { body })).data;
  };
  const who = (side: Side): Visitor => pair()[side];
  const escrowOf = async (id: string, side: Side): Promise<MultisigEscrowView> =>
    (await who(side).must("viewEscrow", { parameters: { id } })).data;
  const keysOf = (side: Side, keyNumber: number) => partyKeys(seeds[side], "regtest", keyNumber);
  /** Both give the keys of their words. */
  const giveKeys = async (id: string): Promise<MultisigEscrowView> => {
    const parameters = { id };
    const { keyNumber } = await escrowOf(id, "buyer");
    const [buyer, seller] = [keysOf("buyer", keyNumber), keysOf("seller", keyNumber)];
    const ofBuyer = { key: buyer.shared.publicKey, address: addressOf(11) };
    await pair().buyer.must("giveEscrowKeys", { parameters, body: ofBuyer });
    const ofSeller = {
      key: seller.shared.publicKey,
      exit_key: seller.exit.publicKey,
      address: addressOf(12),
    };
    return (await pair().seller.must("giveEscrowKeys", { parameters, body: ofSeller })).data;
  };
  const payTo = async (address: string | null, amount: string | null) => {
    const body = { crypto_currency_code: "BTC", amount, address, password: demoPassword };
    const { data: sent } = await pair().seller.must("sendCoins", { body });
    await pair().app.database.query(
      "UPDATE send SET held_until = clock_timestamp() WHERE id = $1",
      [(sent as { id: string }).id],
    );
  };
  /** The seller pays to the escrow once more. */
  const payAgain = async (id: string, amount: string) => {
    await payTo((await escrowOf(id, "seller")).address, amount);
    await hurry();
  };
  /** The seller pays out of their wallet, and enough blocks confirm it. */
  const fund = async (id: string) => {
    const { address, toPay } = await giveKeys(id);
    await payTo(address, toPay);
    await until(async () => {
      await hurry();
      const { state } = await escrowOf(id, "seller");
      return state === "funded" || undefined;
    });
    await until(async () => ((await statusOf(id)) === "active_funded" ? true : undefined));
  };
  const statusOf = async (id: string): Promise<string> =>
    ((await pair().buyer.must("viewTrade", { parameters: { id } })).data as TradeView).status;
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

  /** What a transaction of the demo's chain pays. */
  const paidBy = async (transaction: string | null) => {
    const [row] = await pair().app.database.query<{ paid: { address: string; units: string }[] }>(
      `SELECT jsonb_agg(jsonb_build_object('address', p->'address', 'units', p->'units') ORDER BY p->'place') AS paid
         FROM embedded_chain, jsonb_array_elements(state->'blocks') b, jsonb_array_elements(b->'payments') p
        WHERE chain = 'bitcoin' AND p->>'transaction' = $1`,
      [transaction],
    );
    return row?.paid ?? [];
  };
  return {
    until,
    publish,
    start,
    escrowOf,
    keysOf,
    giveKeys,
    fund,
    payAgain,
    statusOf,
    signed,
    settle,
    paidBy,
  };
}
