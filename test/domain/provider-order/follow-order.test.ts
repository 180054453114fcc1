import { expect } from "chai";
import fc from "fast-check";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import {
  cancelStep,
  providerReports,
  stepOf,
  type OrderStep,
} from "../../../src/domain/provider-order/follow-order.ts";
import {
  orderHoldEntry,
  settlementEntry,
} from "../../../src/domain/provider-order/order-entries.ts";
import {
  mayBecome,
  openOrderStates,
  orderKinds,
  orderStates,
  takesCoins,
  type ProviderOrder,
} from "../../../src/domain/provider-order/provider-order.ts";
import { priceTopUp } from "../../../src/domain/provider-order/price-top-up.ts";
import { quote } from "./order-fixtures.ts";

type Act = (typeof providerReports)[number] | "order" | "cancel";
const acts: readonly Act[] = [...providerReports, "order", "cancel"];

/** What each account has after the entries. */
function sums(entries: readonly JournalEntry[]): Readonly<Record<string, bigint>> {
  const found: Record<string, bigint> = {};
  for (const { postings } of entries) {
    for (const { account, amount } of postings) {
      const id = accountId(account);
      found[id] = (found[id] ?? 0n) + amount.units;
    }
  }
  return found;
}

/** Carries acts out one after the other, as the use cases do. */
function carriedOut(kind: ProviderOrder["kind"], units: bigint, fee: bigint, all: readonly Act[]) {
  const coins = money("BTC", units);
  const start: ProviderOrder = {
    ...quote,
    kind,
    coins,
    fee: money("BTC", takesCoins(kind) ? fee : 0n),
    state: takesCoins(kind) ? "held" : "ordered",
  };
  const entries = takesCoins(kind) ? [orderHoldEntry(start)] : [];
  let { state } = start;
  for (const act of all) {
    if (act === "order") {
      if (mayBecome(kind, state, "ordered")) state = "ordered";
      continue;
    }
    const step: OrderStep | undefined =
      act === "cancel" ? cancelStep({ ...start, state }) : stepOf({ ...start, state }, act);
    if (!step) continue;
    if (step.entry) entries.push(step.entry);
    ({ state } = step);
  }
  return { order: { ...start, state }, entries };
}

describe("what providers report", () => {
  const units = fc.bigInt({ min: 1_000n, max: 10n ** 10n });
  const script = fc.array(fc.constantFrom(...acts), { maxLength: 12 });

  for (const kind of orderKinds) {
    it(`moves the coins of ${kind} exactly once, whatever is reported, twice and late`, () => {
      fc.assert(
        fc.property(units, script, (whole, all) => {
          const { order, entries } = carriedOut(kind, whole, whole / 50n, all);
          const has = sums(entries);
          const of = (id: string) => has[id] ?? 0n;
          const own = of("available:BTC:ana");
          const held = of("order:BTC:q1");
          const owed = of(`provider:BTC:${order.provider}`);
          expect(new Set(entries.map(({ ref }) => ref)).size).to.equal(entries.length);
          expect(own + held + owed + of("fees:BTC")).to.equal(0n);
          const isOpen = openOrderStates.includes(order.state);
          if (!takesCoins(kind)) {
            expect([own, owed]).to.deep.equal(order.state === "done" ? [whole, -whole] : [0n, 0n]);
          } else if (order.state === "done") {
            expect([own, held, owed]).to.deep.equal([-whole, 0n, whole - whole / 50n]);
          } else {
            expect([own, held, owed]).to.deep.equal(isOpen ? [-whole, whole, 0n] : [0n, 0n, 0n]);
          }
        }),
      );
    });
  }

  it("changes nothing of what is over", () => {
    for (const kind of orderKinds) {
      for (const state of orderStates.filter((each) => !openOrderStates.includes(each))) {
        for (const report of providerReports) {
          expect(stepOf({ ...quote, kind, state }, report), `${kind} ${state} ${report}`).to.equal(
            undefined,
          );
        }
      }
    }
  });

  it("moves nothing of an order that the provider was not told of", () => {
    for (const report of providerReports) {
      expect(stepOf({ ...quote, state: "held" }, report)).to.equal(undefined);
    }
    expect(cancelStep({ ...quote, state: "ordered" })).to.equal(undefined);
  });
});

describe("a settlement with a provider", () => {
  it("brings its account towards zero", () => {
    const amount = money("BTC", 5n);
    const of = (isReceived: boolean) =>
      sums([settlementEntry("s1", { provider: "p", amount, isReceived })])["provider:BTC:p"];
    expect([of(true), of(false)]).to.deep.equal([5n, -5n]);
  });
});

describe("the price of a top-up", () => {
  const scaled = fc.bigInt({ min: 10n ** 6n, max: 10n ** 14n });
  it("covers what the provider takes, and the fee, by less than a granule more each", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 7n }),
        scaled,
        fc.nat(1_000),
        (cents, at, fee) => {
          const price = { asset: "BTC", currency: "USD", scaled: at } as const;
          const priced = priceTopUp(cents, price, fee);
          const cost = priced.coins.units - priced.fee.units;
          const worth = (coins: bigint) => coins * at;
          const due = cents * 10n ** 8n * 10n ** 6n;
          expect(worth(cost) >= due && worth(cost - 1n) < due).to.equal(true);
          expect(priced.fee.units * 10_000n >= cost * BigInt(fee)).to.equal(true);
          expect((priced.fee.units - 1n) * 10_000n < cost * BigInt(fee)).to.equal(true);
        },
      ),
    );
  });
});
