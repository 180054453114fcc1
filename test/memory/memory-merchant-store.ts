import { openClaimsOf } from "./memory-claim-store.ts";
import type { MerchantStore, ShownLink } from "../../src/application/ports/merchant-store.ts";
import { freeAccount } from "../../src/domain/account/trader-account.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import { linkState, type PaymentLink } from "../../src/domain/merchant/payment-link.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryAggregate, MemoryTables } from "./memory-tables.ts";

const kind = "payment-link";

/** Reads payment links from memory. Nobody here lost a right that an account has. */
export class MemoryMerchantStore implements MerchantStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #isMerchant: (traderId: string) => boolean;

  constructor(tables: MemoryTables, now: () => Instant, isMerchant: (traderId: string) => boolean) {
    this.#tables = tables;
    this.#now = now;
    this.#isMerchant = isMerchant;
  }

  async merchant(traderId: string) {
    const id = accountId({ kind: "merchant", asset: "BTC", merchantId: traderId });
    const now = this.#now();
    return {
      isMerchant: this.#isMerchant(traderId),
      account: this.#accountOf(traderId),
      units: this.#tables.balances.get(id) ?? 0n,
      lines: this.#tables.entries.linesOf(id),
      openLinks: this.#linksOf(traderId).filter((link) => linkState(link, now) === "open").length,
      makerVersion: this.#tables.aggregates.get(`payment-link-maker ${traderId}`)?.version,
      now,
    };
  }

  async find(id: string): Promise<ShownLink | undefined> {
    const stored = this.#tables.aggregates.get(`${kind} ${id}`);
    return stored && this.#shown(linkIn(id, stored));
  }

  async list(merchantId: string, offset: number, limit: number) {
    const links = this.#linksOf(merchantId).toReversed();
    const page = links.slice(offset, offset + limit).map((link) => this.#shown(link));
    return { links: page, total: links.length };
  }

  async payer(traderId: string) {
    const id = accountId({ kind: "available", asset: "BTC", traderId });
    return {
      account: this.#accountOf(traderId),
      available: this.#tables.balances.get(id) ?? 0n,
      inDebt: openClaimsOf(this.#tables, traderId).length > 0,
      isOnlySaved: false,
      halts: [],
    };
  }

  #shown(link: PaymentLink): ShownLink {
    const { merchantId } = link;
    return {
      link,
      merchantName: merchantId,
      merchantUsername: merchantId,
      isMerchant: this.#isMerchant(merchantId),
      merchantAccount: this.#accountOf(merchantId),
      createdAt: this.#now(),
      now: this.#now(),
    };
  }

  #accountOf(traderId: string) {
    return this.#tables.traders.get(traderId)?.account ?? freeAccount;
  }

  #linksOf(merchantId: string): readonly PaymentLink[] {
    return this.#tables.aggregates
      .groupEntries(kind)
      .map(([name, stored]) => linkIn(name.slice(kind.length + 1), stored))
      .filter((link) => link.merchantId === merchantId);
  }
}

interface LinkState {
  readonly merchantId: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly title: string;
  readonly expiresAt: string;
  readonly isCancelled: boolean;
  readonly payerId?: string;
  readonly units?: bigint;
  readonly price?: bigint;
  readonly paidAt?: string;
}

function linkIn(id: string, { version, state }: MemoryAggregate): PaymentLink {
  const kept = state as unknown as LinkState;
  const { currency, payerId, units = 0n, price = 0n, paidAt = "" } = kept;
  return {
    id,
    version,
    merchantId: kept.merchantId,
    sum: { currency, minor: kept.minor },
    title: kept.title,
    expiresAt: Date.parse(kept.expiresAt),
    isCancelled: kept.isCancelled,
    payment:
      payerId === undefined
        ? undefined
        : {
            payerId,
            amount: money("BTC", units),
            price: { asset: "BTC", currency, scaled: price },
            at: Date.parse(paidAt),
          },
  };
}
