import { noBonds } from "../../src/domain/bond/bond.ts";
import type {
  LoadedStart,
  LoadedTrade,
  TradeListItem,
  TradePerson,
  TradeRecord,
  TradeStore,
  TraderEligibility,
  TradeViews,
} from "../../src/application/ports/trade-store.ts";
import type { Policies } from "../../src/application/ports/policies.ts";
import type { VersionedPolicy } from "../../src/domain/policy/policy.ts";
import { freeAccount } from "../../src/domain/account/trader-account.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import type { Fiat } from "../../src/domain/money/fiat.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Offer } from "../../src/domain/offer/offer.ts";
import {
  buyerMarkKinds,
  type BuyerMark,
  type CoolDownPolicy,
} from "../../src/domain/trade-start/cool-down.ts";
import { sideOf, type Instant, type Trade } from "../../src/domain/trade/trade.ts";
import { memoryFunds, openClaimsOf } from "./memory-claim-store.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import {
  activeTogether,
  blockId,
  noUsage,
  type MemoryTables,
  type MemoryTrade,
} from "./memory-tables.ts";

/** Reads trades from memory. */
export class MemoryTradeStore implements TradeStore, TradeViews {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #policies: Policies;

  constructor(tables: MemoryTables, now: () => Instant, policies: Policies) {
    this.#tables = tables;
    this.#now = now;
    this.#policies = policies;
  }

  async load(tradeId: string): Promise<LoadedTrade | undefined> {
    const stored = this.#tables.trades.get(tradeId);
    if (!stored) return undefined;
    const { trade, disputeCase } = stored;
    const accounts = this.#accounts(trade);
    const funds = memoryFunds(this.#tables, stored);
    const halts = openHaltsOf(this.#tables);
    const policy = await this.#policies.of(trade.policyVersion);
    const ofCase = { ...(disputeCase && { disputeCase }) };
    return { trade, policy, ...ofCase, accounts, funds, halts, now: this.#now() };
  }

  async loadStart(offerId: string, takerId: string): Promise<LoadedStart | undefined> {
    const { offers, balances, traders } = this.#tables;
    const offer = offers.get(offerId);
    if (!offer || !traders.has(takerId)) return undefined;
    const traderId = offer.side === "sell" ? offer.ownerId : takerId;
    const seller = accountId({ kind: "available", asset: offer.asset, traderId });
    const current = await this.#policies.ready();
    return {
      offer,
      current,
      // Offers neither change nor disappear here.
      isDeleted: false,
      isVendors: false,
      termsVersion: offer.version,
      capRemaining: this.#capRemaining(offer),
      owner: this.#eligibility(offer.ownerId, current),
      taker: this.#eligibility(takerId, current),
      activeTogether: activeTogether(this.#tables, offer.ownerId, takerId).length,
      blocked: {
        byOwner: this.#tables.blocks.has(blockId(offer.ownerId, takerId)),
        byTaker: this.#tables.blocks.has(blockId(takerId, offer.ownerId)),
      },
      known: {
        isTrusted: false,
        hasTraded: false,
        showsName: false,
        country: undefined,
        isOnVpn: false,
      },
      ownerCountry: undefined,
      sellerAvailable: money(offer.asset, balances.get(seller) ?? 0n).units,
      halts: openHaltsOf(this.#tables),
      now: this.#now(),
    };
  }

  async record(tradeId: string): Promise<TradeRecord | undefined> {
    const stored = this.#tables.trades.get(tradeId);
    if (!stored) return undefined;
    const { terms, timeline, texts } = stored;
    const ofCase = {
      texts,
      codeNames: {},
      citedMessages: [],
      isSameAddress: false,
      hasReleaseFailed: false,
    };
    const accounts = this.#accounts(stored.trade);
    const funds = memoryFunds(this.#tables, stored);
    const halts = openHaltsOf(this.#tables);
    const policy = await this.#policies.of(stored.trade.policyVersion);
    const told = { policy, accounts, funds, halts, terms, timeline, detailsReads: [] };
    return { ...this.#listed(stored), ...told, ...ofCase };
  }

  async active(traderId: string) {
    const trades = [...this.#tables.trades.values()]
      .filter(({ trade }) => trade.closedAt === undefined && sideOf(trade, traderId))
      .toSorted((left, right) => right.trade.startedAt - left.trade.startedAt)
      .map((stored) => ({ ...this.#listed(stored), hasUnread: false }));
    return { trades, now: this.#now() };
  }

  async hasActive(traderId: string): Promise<boolean> {
    return (this.#tables.usage.get(traderId) ?? noUsage).activeTrades > 0;
  }

  #listed({ trade, terms, disputeCase }: MemoryTrade): TradeListItem {
    return {
      ...(disputeCase && { disputeCase }),
      lastWritten: {},
      trade,
      now: this.#now(),
      buyer: this.#person(trade.buyerId),
      seller: this.#person(trade.sellerId),
      paymentMethod: terms.paymentMethod,
    };
  }

  #person(id: string): TradePerson {
    const { username } = this.#trader(id);
    const { completedTrades } = this.#tables.usage.get(id) ?? noUsage;
    return { id, username, completedTrades };
  }

  #eligibility(traderId: string, { policy: { start } }: VersionedPolicy): TraderEligibility {
    const used = this.#tables.usage.get(traderId) ?? noUsage;
    const since = this.#now() - start.recentSeconds * 1_000;
    const recentUsdCents = this.#tables.counted
      .group(traderId)
      .filter(({ at }) => at > since)
      .reduce((sum, { usdCents }) => sum + usdCents, 0n);
    const { level, account = freeAccount } = this.#trader(traderId);
    const counted = { ...used, recentUsdCents };
    const inDebt = openClaimsOf(this.#tables, traderId).length > 0;
    return {
      traderId,
      level,
      account,
      inDebt,
      marks: this.#buyerMarks(traderId, start.coolDown),
      bond: noBonds,
      ...counted,
    };
  }

  #buyerMarks(traderId: string, { markSeconds }: CoolDownPolicy): readonly BuyerMark[] {
    const since = this.#now() - markSeconds * 1_000;
    const kinds: readonly string[] = buyerMarkKinds;
    return this.#tables.marks
      .group(traderId)
      .filter(({ kind, at }) => at > since && kinds.includes(kind));
  }

  #accounts({ buyerId, sellerId }: Trade) {
    const accountOf = (id: string) => this.#tables.traders.get(id)?.account ?? freeAccount;
    return { buyer: accountOf(buyerId), seller: accountOf(sellerId) };
  }

  #capRemaining({ id, currency }: Offer): Fiat | undefined {
    const cap = this.#tables.caps.get(id);
    return cap && { currency, minor: cap.capMinor - cap.reservedMinor - cap.usedMinor };
  }

  #trader(id: string) {
    const trader = this.#tables.traders.get(id);
    if (!trader) throw new Error(`There is no trader ${id}`);
    return trader;
  }
}
