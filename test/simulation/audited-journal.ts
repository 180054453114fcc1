import type { LedgerAccount } from "../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { AuditedCards } from "./audited-cards.ts";
import { AuditedConversions } from "./audited-conversions.ts";
import { AuditedEscrowFees } from "./audited-escrow-fees.ts";
import { AuditedOrders } from "./audited-orders.ts";
import { AuditedPayments } from "./audited-payments.ts";
import { AuditedRewards } from "./audited-rewards.ts";
import { AuditedSends } from "./audited-sends.ts";
import { must } from "./violation.ts";

/** What one entry moves, in base units by account. */
export type Moves = ReadonlyMap<string, bigint>;

/** The entries of one trade, each kind in order. */
export interface TradeEntries {
  readonly hold: Moves[];
  readonly settle: Moves[];
  readonly adjust: Moves[];
  readonly claim: Moves[];
}

type Kind = keyof TradeEntries;

/** The auditor's own books: based on the postings alone. */
export class AuditedJournal {
  /** Of all accounts, also of those that store no balance. */
  readonly sums = new Map<string, bigint>();
  readonly #trades = new Map<string, TradeEntries>();
  readonly #rewards: AuditedRewards;
  readonly #payments = new AuditedPayments();
  readonly #conversions = new AuditedConversions();
  readonly #sends = new AuditedSends();
  readonly #orders = new AuditedOrders();
  readonly #cards = new AuditedCards();
  readonly escrowFees = new AuditedEscrowFees();
  readonly #refs = new Set<string>();

  /** `buyerOf`: who buys in a trade. */
  constructor(buyerOf: (tradeId: string) => string) {
    const entriesOf = (tradeId: string) => this.entriesOf(tradeId);
    this.#rewards = new AuditedRewards(entriesOf, this.escrowFees, buyerOf);
  }

  /** How many entries there are. */
  get size(): number {
    return this.#refs.size;
  }

  entriesOf(tradeId: string): TradeEntries {
    return this.#trades.get(tradeId) ?? nothing;
  }

  /** When nothing goes on any more. */
  judgeEnd(): void {
    this.#cards.judgeEnd();
  }

  /** Books an entry, and returns the accounts that it moves. */
  book(entry: JournalEntry & { readonly at: number }): Moves {
    const { ref } = entry;
    must(!this.#refs.has(ref), "one effect", () => `${ref} is written twice`);
    this.#refs.add(ref);
    const moves = movesOf(entry);
    const [kind = "", subject = "", count = ""] = ref.split(":");
    if (isOfTrade(kind)) {
      const entries = this.#entriesFor(subject);
      entries[kind].push(moves);
      // A new price that requires no transfer makes no entry.
      const isInTurn = Number(count) === entries[kind].length || kind === "adjust";
      must(isInTurn, "no gap", () => `${ref} is out of turn`);
      must(
        kind !== "settle" || entries.settle.length <= entries.hold.length,
        "one settlement per hold",
        () => `${ref} settles what was never held`,
      );
    } else if (kind === "link-payment" || kind === "merchant-payout") {
      this.#payments.book(ref, moves);
    } else if (kind === "convert") {
      this.#conversions.book(ref, moves);
    } else if (kind.startsWith("send-")) {
      this.#sends.book(ref, moves);
    } else if (kind.startsWith("bond-")) {
      this.#sends.bookBond(ref, moves);
    } else if (kind.startsWith("card-")) {
      this.#cards.book(ref, moves, entry.at);
    } else if (/^(on-ramp|off-ramp|top-up|provider)/.test(kind)) {
      this.#orders.book(ref, moves);
    } else if (kind.startsWith("escrow-fee")) {
      this.escrowFees.book(ref, moves, this.sums);
    } else if (kind.startsWith("reward")) {
      this.#rewards.book(ref, moves);
    } else {
      must(isFromOutside(kind, moves), "money has an origin", () => `${ref} is none of ours`);
    }
    for (const [account, units] of moves) {
      const sum = (this.sums.get(account) ?? 0n) + units;
      this.sums.set(account, sum);
      must(
        sum >= 0n || isOutside(account),
        "nobody below zero",
        () => `${account} has ${sum} after ${ref}`,
      );
    }
    return moves;
  }

  #entriesFor(tradeId: string): TradeEntries {
    const known = this.#trades.get(tradeId);
    if (known) return known;
    const entries = { hold: [], settle: [], adjust: [], claim: [] };
    this.#trades.set(tradeId, entries);
    return entries;
  }
}

/** What stands for the world outside may owe: chains, what their networks took, and providers. */
export function isOutside(account: string): boolean {
  return /^(clearing|hot|network_fees|provider):/.test(account);
}

/** What only sums up keeps no balance. */
export function isOnlySum(account: string): boolean {
  return /^(fees|card_payments):/.test(account) || isOutside(account);
}

/** An account's name in the auditor's notation. */
function nameOf(account: LedgerAccount): string {
  const owner = ownerOf(account);
  const name = `${account.kind}:${account.asset}`;
  return owner === undefined ? name : `${name}:${owner}`;
}

function ownerOf(account: LedgerAccount): string | undefined {
  switch (account.kind) {
    case "rewards":
      return account.partnerId;
    case "merchant":
      return account.merchantId;
    case "available":
      return account.traderId;
    case "escrow":
      return account.tradeId;
    case "outgoing":
      return account.sendId;
    case "bond":
      return account.holderId;
    case "card":
      return account.cardId;
    case "card_act":
      return account.actId;
    case "order":
      return account.orderId;
    case "provider":
      return account.provider;
    default:
      return undefined;
  }
}

/** The sums of an entry by account; in each asset they add up to zero. */
export function movesOf({ ref, postings }: JournalEntry): Moves {
  const moves = new Map<string, bigint>();
  const assets = new Map<string, bigint>();
  must(postings.length > 1, "entries balance", () => `${ref} has no two postings`);
  for (const { account, amount } of postings) {
    must(account.asset === amount.asset, "entries balance", () => `${ref} mixes assets`);
    const name = nameOf(account);
    moves.set(name, (moves.get(name) ?? 0n) + amount.units);
    assets.set(amount.asset, (assets.get(amount.asset) ?? 0n) + amount.units);
  }
  for (const [asset, sum] of assets) {
    must(sum === 0n, "entries balance", () => `${ref} leaves ${sum} ${asset}`);
  }
  return moves;
}

const nothing: TradeEntries = { hold: [], settle: [], adjust: [], claim: [] };

function isOfTrade(kind: string): kind is Kind {
  return Object.hasOwn(nothing, kind);
}

/**
 * Play money and deposits go from outside to a trader's available balance, or to the inventory;
 * withdrawals go back there.
 */
function isFromOutside(kind: string, moves: Moves): boolean {
  if (!["faucet", "deposit", "spend", "inventory-fund"].includes(kind)) return false;
  const inside = kind === "inventory-fund" ? "inventory:" : "available:";
  const [to, from] = kind === "spend" ? ["clearing:", inside] : [inside, "clearing:"];
  return [...moves].every(([account, units]) => account.startsWith(units > 0n ? to : from));
}
