import { setTimeout as pause } from "node:timers/promises";
import type { MultisigEscrowView } from "../../src/adapters/http/contract/multisig-escrow/escrow.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { readEscrowDocument } from "../../src/adapters/multisig/escrow-document.ts";
import { partyKeys } from "../../src/adapters/multisig/escrow-keys.ts";
import {
  newPayout,
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
  /** No block is found until `goOn`, however long a test takes. */
  const stopBlocks = async () => {
    await pair().app.database.query(
      `CREATE FUNCTION no_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.state := jsonb_set(NEW.state, '{foundAt}', '9000000000000'); RETURN NEW; END $$`,
    );
    await pair().app.database.query(
      `CREATE TRIGGER no_blocks BEFORE UPDATE ON embedded_chain FOR EACH ROW
       WHEN (NEW.chain = 'bitcoin') EXECUTE FUNCTION no_blocks()`,
    );
  };
  const goOn = async () => {
    await pair().app.database.query("DROP FUNCTION IF EXISTS no_blocks CASCADE");
    await hurry();
  };
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
    await confirm(id);
  };
  /** Until enough blocks confirm what was paid. */
  const confirm = async (id: string) => {
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
    const { toSign } = await escrowOf(id, side);
    if (!toSign) throw new Error("There is nothing to sign");
    const { kind } = toSign.ending;
    if (kind === "split") throw new Error("This trade was not split");
    const { known, secret } = await knownBy(id, side);
    return signedWith(secret, readPayout(toSign.payout, { ...known, ending: { kind } }));
  };
  /** A payout of a release that leaves the network a fee, in satoshi, signed as a program would. */
  const releasedFor = async (id: string, side: Side, networkFee: bigint): Promise<string> => {
    const { known, secret } = await knownBy(id, side);
    return signedWith(secret, newPayout({ ...known, ending: { kind: "release" } }, networkFee));
  };
  /** What a side knows of the escrow by its document, and its key. */
  const knownBy = async (id: string, side: Side) => {
    const { document, keyNumber } = await escrowOf(id, side);
    const read = readEscrowDocument(document ?? "");
    if (!read.ok || !read.value.coin) throw new Error("There is no coin");
    const { escrow, coin } = read.value;
    const { secret } = keysOf(side, keyNumber).shared;
    return { known: { escrow, coin, bounds: payoutFees }, secret };
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
    stopBlocks,
    goOn,
    publish,
    start,
    escrowOf,
    keysOf,
    giveKeys,
    fund,
    confirm,
    payAgain,
    statusOf,
    signed,
    releasedFor,
    settle,
    paidBy,
  };
}

function signedWith(
  secret: Uint8Array,
  payout: ReturnType<typeof newPayout> | ReturnType<typeof readPayout>,
): string {
  if (!payout.ok) throw new Error(payout.refusal.code);
  const signed = signPayout(payout.value, secret);
  if (!signed) throw new Error("These words have no key of this escrow");
  return writePayout(signed);
}
