import { segwitAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import type { EscrowEnding, KeyHolder } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import { giveKeys } from "../../../src/domain/multisig-escrow/give-keys.ts";
import {
  completePayout,
  decideEnding,
  notePayoutSent,
  proposePayout,
} from "../../../src/domain/multisig-escrow/pay-out.ts";
import {
  newTradeEscrow,
  type TradeEscrow,
} from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import {
  confirmCoin,
  confirmSpend,
  loseBlock,
  loseCoin,
  loseSpend,
  seeCoin,
  seeSpend,
} from "../../../src/domain/multisig-escrow/watch-coin.ts";

export const key = (digit: string) => `02${digit.repeat(64)}`;
export const addressOf = (byte: number) => segwitAddress(new Uint8Array(20).fill(byte), "regtest");
export const ours = addressOf(9);
export const facts = {
  isKey: (each: string) => !each.endsWith("f"),
  isOurs: (address: string) => address === ours,
  addressOf: ({ keys }: { readonly keys: { readonly buyer: string } }) => `paid to ${keys.buyer}`,
};
export const buyer = { key: key("1"), address: addressOf(1) };
export const seller = { key: key("2"), exit: key("3"), address: addressOf(2) };
export const asBuyer = { side: "buyer", part: buyer } as const;
export const asSeller = { side: "seller", part: seller } as const;

export const first = newTradeEscrow({
  tradeId: "T1",
  network: "regtest",
  keyNumber: 7,
  exitBlocks: 20,
  amount: 1_000_000n,
  fee: 10_000n,
  platform: { key: key("4"), address: addressOf(3) },
});

/** The value of what was not refused. */
export function done<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
) {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

export const ready = done(giveKeys(done(giveKeys(first, asBuyer, facts)), asSeller, facts));
export const whole = { transaction: "aa".repeat(32), place: 0, units: 1_010_000n };
export const little = { transaction: "bb".repeat(32), place: 1, units: 546n };
export const release: EscrowEnding = { kind: "release" };
export const back: EscrowEnding = { kind: "return" };
const split: EscrowEnding = { kind: "split", buyerBasisPoints: 5_000 };
export const blocks = [
  { height: 5, hash: "block 5" },
  { height: 5, hash: "block 5, of another branch" },
] as const;
export const by = (...holders: readonly KeyHolder[]) => new Set(holders);

/** What can happen. `alone`: without the party that does not receive, and without another payment. */
interface Event {
  readonly name: string;
  readonly alone: boolean;
  readonly run: (escrow: TradeEscrow) => TradeEscrow | undefined;
}

const orNone = <Value>(result: { ok: true; value: Value } | { ok: false }) =>
  result.ok ? result.value : undefined;
const event = (name: string, run: Event["run"], alone = false): Event => ({ name, alone, run });

/** The higher of two fees, once the lower one is used up: the state space stays small. */
const nextFee = (escrow: TradeEscrow) => (escrow.payouts.length === 0 ? 500n : 900n);

const events: readonly Event[] = [
  event("the buyer gives keys", (escrow) => orNone(giveKeys(escrow, asBuyer, facts))),
  event("the seller gives keys", (escrow) => orNone(giveKeys(escrow, asSeller, facts))),
  ...[whole, little].flatMap((coin) =>
    [undefined, ...blocks].map((block) =>
      event(
        `sees ${coin.units} in ${block?.hash}`,
        // Only an escrow with an address is watched.
        (escrow) => (escrow.address ? orNone(seeCoin(escrow, coin, block)) : undefined),
      ),
    ),
  ),
  event(
    "the coin waits and finds a block",
    (escrow) =>
      escrow.coin?.is === "waiting" ? orNone(seeCoin(escrow, escrow.coin, blocks[0])) : undefined,
    true,
  ),
  event("the coin is confirmed", (escrow) => confirmCoin(escrow, 2, 2), true),
  event("the coin loses its block", loseBlock),
  event("the coin is lost", loseCoin),
  event("the clock returns it", (escrow) => orNone(decideEnding(escrow, back)), true),
  event("it is released", (escrow) => orNone(decideEnding(escrow, release))),
  event("it is split", (escrow) => orNone(decideEnding(escrow, split))),
  event(
    "who receives signs",
    (escrow) => {
      const { ending } = escrow;
      if (!ending || escrow.payouts.length > 1) return undefined;
      const signedBy = by(ending.kind === "return" ? "seller" : "buyer");
      const payout = `${ending.kind} of ${escrow.coin?.transaction}`;
      const networkFee = nextFee(escrow);
      return orNone(proposePayout(escrow, { payout, networkFee, ending, signedBy }));
    },
    true,
  ),
  event(
    "the platform signs",
    (escrow) => {
      const { payout = "", networkFee = 0n } = escrow.proposal ?? {};
      const transaction = `${payout} for ${networkFee}`;
      return orNone(completePayout(escrow, { transaction, raw: transaction, networkFee }));
    },
    true,
  ),
  event(
    "a node takes it",
    (escrow) => notePayoutSent(escrow, escrow.payouts.at(-1)?.transaction ?? ""),
    true,
  ),
  event(
    "a block has the payout",
    (escrow) => {
      const sent = escrow.payouts.findLast(({ isSent }) => isSent);
      return sent && escrow.coin?.block && seeSpend(escrow, sent.transaction, blocks[0]);
    },
    true,
  ),
  event("the payout waits", (escrow) => {
    const sent = escrow.payouts.find(({ isSent }) => isSent);
    return sent && escrow.coin?.is !== "gone"
      ? seeSpend(escrow, sent.transaction, undefined)
      : undefined;
  }),
  event("a block has the exit", (escrow) =>
    escrow.coin?.block ? seeSpend(escrow, "exit", blocks[0]) : undefined,
  ),
  event("the spend is confirmed", (escrow) => confirmSpend(escrow, 2, 2), true),
  event("the spend loses its block", (escrow) =>
    loseSpend(escrow, escrow.spend?.transaction ?? ""),
  ),
];

const nameOf = (escrow: TradeEscrow) =>
  JSON.stringify(escrow, (_key, value) => (typeof value === "bigint" ? String(value) : value));

interface Step {
  readonly from: string;
  readonly to: string;
  readonly before: TradeEscrow;
  readonly after: TradeEscrow;
  readonly event: Event;
}

/** Every state that anything leads to, with every step. */
export function explore() {
  const states = new Map([[nameOf(first), first]]);
  const steps: Step[] = [];
  for (const [from, before] of states) {
    for (const each of events) {
      const after = each.run(before);
      if (!after || after === before) continue;
      const to = nameOf(after);
      // A map is walked to its end, also to what is added meanwhile.
      states.set(to, after);
      steps.push({ from, to, before, after, event: each });
    }
  }
  return { states, steps };
}
