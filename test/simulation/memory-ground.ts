import type { CaseRecord } from "../../src/application/ports/case-views.ts";
import { MemoryClaimStore } from "../memory/memory-claim-store.ts";
import { MemoryCommits } from "../memory/memory-commits.ts";
import { FundInventory } from "../../src/application/conversion/fund-inventory.ts";
import type { TraderStore } from "../../src/application/ports/trader-store.ts";
import { freeAccount } from "../../src/domain/account/trader-account.ts";
import { MemoryConversionStore } from "../memory/memory-conversion-store.ts";
import { MemoryContactStore } from "../memory/memory-contact-store.ts";
import { MemoryVirtualCardStore } from "../memory/memory-virtual-card-store.ts";
import { MemoryMerchantStore } from "../memory/memory-merchant-store.ts";
import { MemoryRewardStore } from "../memory/memory-reward-store.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { MemoryTradeClocks } from "../memory/memory-trade-clocks.ts";
import { MemoryTradeStore } from "../memory/memory-trade-store.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import {
  simulatedPolicy,
  firstMoney,
  isMerchant,
  allOffers,
  referrerOf,
  staffById,
  people,
  beginning,
} from "./population.ts";
import type { Ground } from "./ground.ts";
import type { Stores } from "./marketplace.ts";
import { SimulatedBonds } from "./simulated-bonds.ts";
import { SimulatedCards } from "./simulated-cards.ts";
import { SimulatedChain } from "./simulated-chain.ts";
import { storesOf } from "./open-orders.ts";
import { SimulatedOrders } from "./simulated-orders.ts";
import { firstBlock, SimulatedEscrowChain } from "./simulated-escrow-chain.ts";
import { ScannedBlocks, SimulatedEscrows } from "./simulated-escrows.ts";
import { SimulatedExports } from "./simulated-exports.ts";
import { SimulatedFiles } from "./simulated-files.ts";
import { SimulatedStorage } from "./simulated-storage.ts";
import { SimulatedProviders } from "./simulated-providers.ts";
import { SimulatedSends } from "./simulated-sends.ts";
import { SimulatedPolicies } from "./simulated-policies.ts";
import { SimulatedOffers } from "./simulated-offers.ts";
import { SimulatedStates } from "./simulated-states.ts";
import { TableWatch, type Touched } from "./watched-tables.ts";

/** What the marketplace runs on in memory: everybody is there, and nothing has happened yet. */
export class MemoryGround implements Ground {
  readonly tables = new MemoryTables();
  /** Milliseconds since the epoch. */
  time = beginning;
  readonly isStill = true;
  readonly stores: Stores;
  readonly states: SimulatedStates["held"];
  readonly papers: Ground["papers"];
  readonly #disk = new SimulatedStorage();
  readonly #watch = new TableWatch(this.tables);

  constructor() {
    const now = () => this.time;
    const { tables } = this;
    const states = new SimulatedStates(tables, now);
    this.states = states.held;
    const policies = new SimulatedPolicies(tables, simulatedPolicy);
    const files = new SimulatedFiles(tables, now);
    const exports = new SimulatedExports(tables, now);
    this.papers = async () => ({
      files: files.all,
      exports: exports.all,
      parts: exports.partNames,
    });
    const cards = new MemoryVirtualCardStore(tables, now);
    const trades = new MemoryTradeStore(tables, now, policies);
    this.stores = {
      trades,
      views: trades,
      clocks: new MemoryTradeClocks(tables, now),
      changes: new MemoryCommits(tables, now),
      claims: new MemoryClaimStore(tables, now),
      cases: {
        record: async (tradeId) => this.#case(tradeId),
        worker: async (staffId) => staffById.get(staffId),
      },
      offers: new SimulatedOffers(tables, now),
      states,
      contacts: new MemoryContactStore(tables),
      merchants: new MemoryMerchantStore(tables, now, isMerchant),
      rewards: new MemoryRewardStore(tables, now, referrerOf),
      wallets: { now: async () => this.time },
      conversions: new MemoryConversionStore(tables, now),
      bonds: new SimulatedBonds(tables, now),
      sends: new SimulatedSends(tables, now),
      chain: new SimulatedChain(),
      orders: new SimulatedOrders(tables, now),
      ...storesOf(new SimulatedProviders()),
      escrows: new SimulatedEscrows(tables, now),
      scanned: new ScannedBlocks(firstBlock),
      escrowChain: new SimulatedEscrowChain(),
      files,
      oldContent: files,
      chats: files,
      exports,
      exportWork: exports,
      exportQueue: exports.queue,
      storage: this.#disk,
      cards,
      cardViews: cards,
      cardProvider: new SimulatedCards(now),
      accounts: { credentialsOf: async (traderId) => this.#credentials(traderId) },
      policies,
      known: policies,
    };
  }

  async settle(): Promise<void> {
    for (const { traderId: id, level } of people) {
      this.tables.traders.set(id, { id, username: id, level });
    }
    for (const offer of allOffers) this.tables.offers.set(offer.id, offer);
    await this.stores.changes.commit({ judgedAt: this.time, usage: [], entries: firstMoney() });
    await new FundInventory(this.stores.conversions, this.stores.changes).execute();
  }

  now(): Instant {
    return this.time;
  }

  get contents() {
    return this.#disk.contents;
  }

  async pass(time: number): Promise<void> {
    this.time += time;
  }

  async drain(): Promise<Touched> {
    return this.drainNow();
  }

  drainNow(): Touched {
    return this.#watch.drain();
  }

  async close(): Promise<void> {}

  #credentials(traderId: string) {
    const { account = freeAccount } = this.tables.traders.get(traderId) ?? {};
    // A conversion reads the account, and nothing else.
    return { account } as Awaited<ReturnType<TraderStore["credentialsOf"]>>;
  }

  #case(tradeId: string): CaseRecord | undefined {
    const stored = this.tables.trades.get(tradeId);
    const { trade, disputeCase, texts } = stored ?? {};
    // A verdict and its confirmation read the trade and what was written, and nothing else.
    return trade && disputeCase && ({ trade, disputeCase, texts, lastWritten: {} } as CaseRecord);
  }
}
