import fc from "fast-check";
import { accountId, keepsBalance } from "../../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { assetCodes, assets, type AssetCode } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import { fiatFor } from "../../../src/domain/money/price.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { dueDeadline } from "../../../src/domain/trade/due-deadline.ts";
import { feeOf, type FeeRate } from "../../../src/domain/trade/fee.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { closed } from "../../../src/domain/trade/project-status.ts";
import { openTrade, type TradeOpening } from "../../../src/domain/trade-decision/open-trade.ts";
import { totalOf } from "../../../src/domain/settlement/settlement.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import { everyCommand } from "./every-command.ts";
import { opening } from "./example-trade.ts";
import { openContext } from "./explored-states.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const basisPoints = fc.integer({ min: 1, max: 9_999 });

/** Any trade that can start: all assets, flows, sizes, fees and cashbacks. */
export const anyOpening: fc.Arbitrary<TradeOpening> = fc
  .record({
    asset: fc.constantFrom(...assetCodes),
    granules: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    price: fc.bigInt({ min: 10n ** 8n, max: 10n ** 14n }),
    feeRate: fc.record({
      basisPoints: fc.constantFrom(0, 50, 100, 300, 500),
      discountPercent: fc.constantFrom(0, 20, 40),
    }),
    cashbackGranules: fc.bigInt({ min: 0n, max: 10n ** 6n }),
    usdCents: fc.constantFrom(1_00n, 499_99n, 10_000_00n, 10_000_01n),
    flow: fc.constantFrom("default", "gcc-auto", "lite", "bt-auto"),
    offerOwner: fc.constantFrom("buyer", "seller"),
    deferred: fc.boolean(),
    vendorOffer: fc.boolean(),
    appeals: fc.boolean(),
  })
  .map(openingOf);

interface Drawn extends Pick<TradeOpening, "flow" | "offerOwner" | "deferred" | "vendorOffer"> {
  readonly asset: AssetCode;
  readonly granules: bigint;
  readonly price: bigint;
  readonly feeRate: FeeRate;
  readonly cashbackGranules: bigint;
  readonly usdCents: bigint;
  readonly appeals: boolean;
}

function openingOf(drawn: Drawn): TradeOpening {
  const { asset, granules, price, feeRate, cashbackGranules, usdCents, appeals, ...rest } = drawn;
  const { granule } = assets[asset];
  const amount = money(asset, granules * granule);
  const marketPrice = { asset, currency: "EUR", scaled: price };
  const agreed = {
    amount,
    fee: feeOf(amount, feeRate),
    cashback: money(asset, cashbackGranules * granule),
    feeRate,
    fiat: fiatFor(amount, marketPrice),
    price: marketPrice,
    marketPrice,
    usdCents,
  };
  return {
    ...opening,
    ...rest,
    starterId: rest.offerOwner === "buyer" ? opening.sellerId : opening.buyerId,
    money: agreed,
    policy: { ...defaultTradePolicy, appeals },
  };
}

const seconds = fc.constantFrom(1, 400, 3_700, 11_000, 100_000, 700_000);

/** The next event: how long nothing happens, and which possible act follows. */
export const anyHappenings = fc.array(
  fc.record({
    wait: seconds,
    choice: fc.nat({ max: 1_000 }),
    share: basisPoints,
    mayEnd: fc.integer({ min: 0, max: 3 }).map((draw) => draw === 0),
  }),
  { maxLength: 20 },
);

export interface Happening {
  readonly wait: number;
  readonly choice: number;
  readonly share: number;
  /** Whether acts that close the trade are allowed: otherwise lives would be short. */
  readonly mayEnd: boolean;
}

/** One random life of a trade, with the ledger from its entries. */
export class TradeLife {
  trade: Trade;
  now: Instant;
  readonly changes: TradeChange[] = [];
  readonly balances = new Map<string, bigint>();
  readonly refs: string[] = [];
  readonly #policy: TradeOpening["policy"];

  constructor(start: TradeOpening) {
    const { money: agreed, sellerId, policy, now } = start;
    this.#policy = policy;
    this.now = now;
    const total = totalOf(agreed).units;
    this.balances.set(`available:${agreed.amount.asset}:${sellerId}`, total * 3n);
    const change = openTrade(start);
    this.trade = change.trade;
    this.#apply(change);
  }

  /** Waits, runs the deadlines due by then, and performs one of the possible acts. */
  go({ wait, choice, share, mayEnd }: Happening): void {
    const until = this.now + wait * 1_000;
    for (let kind = dueDeadline(this.trade, until); kind; kind = dueDeadline(this.trade, until)) {
      this.now = Math.max(this.now, this.trade.deadlines[kind] ?? 0);
      this.#apply(carryOut(this.trade, kind, this.#context()));
    }
    this.now = until;
    const possible = everyCommand(this.trade, until, share).flatMap((command) => {
      const decision = decideTrade(this.trade, command, this.#context(command));
      if (!decision.ok || isAlreadySo(decision.value)) return [];
      const ends = !closed(this.trade) && closed(decision.value.trade);
      return ends && !mayEnd ? [] : [decision.value];
    });
    const change = possible[choice % Math.max(possible.length, 1)];
    if (change) this.#apply(change);
  }

  #context(command?: Parameters<typeof openContext>[1]) {
    const { amount } = this.trade.money;
    const account = `available:${amount.asset}:${this.trade.sellerId}`;
    const sellerAvailable = money(amount.asset, this.balances.get(account) ?? 0n);
    return openContext(this.trade, command, this.now, { policy: this.#policy, sellerAvailable });
  }

  #apply(change: TradeChange): void {
    this.trade = change.trade;
    this.changes.push(change);
    for (const entry of change.entries) this.#book(entry);
  }

  #book({ ref, postings }: JournalEntry): void {
    this.refs.push(ref);
    for (const { account, amount } of postings) {
      const id = accountId(account);
      const balance = (this.balances.get(id) ?? 0n) + amount.units;
      if (keepsBalance(account) && balance < 0n) throw new Error(`${ref} takes ${id} below zero`);
      this.balances.set(id, balance);
    }
  }
}
