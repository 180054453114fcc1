import type {
  AccountStateStore,
  Lifting,
  LockedPartySearch,
  NewAccountState,
  OpenAccountState,
  TradeOfLockedParty,
} from "../../src/application/ports/account-state-store.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import type { AuditEntry } from "../../src/application/ports/audit.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";
import { freeAccount } from "../../src/domain/account/trader-account.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";

/** States of accounts in memory: each holds until it is lifted. */
export class SimulatedStates implements AccountStateStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  /** By their ids, in the order in which they began. */
  readonly held = new Map<string, NewAccountState & { readonly begunAt: Instant }>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async now() {
    return this.#now();
  }

  async begin(state: NewAccountState, audit: AuditEntry) {
    const trader = this.#tables.traders.get(state.traderId);
    if (!trader) return "not_found" as const;
    if (trader.account?.states.includes(state.state)) return "already_so" as const;
    this.held.set(state.id, { ...state, begunAt: this.#now() });
    this.#change(state.traderId, audit);
    return "begun" as const;
  }

  async open(traderId: string, stateId: string): Promise<OpenAccountState | undefined> {
    const state = this.held.get(stateId);
    return state?.traderId === traderId ? state : undefined;
  }

  async lift({ stateId, traderId }: Lifting, audit: AuditEntry) {
    if (this.held.get(stateId)?.traderId !== traderId) return false;
    this.held.delete(stateId);
    this.#change(traderId, audit);
    return true;
  }

  async liftEnded() {
    return 0;
  }

  async hasTradedWith(traderId: string, otherIds: readonly string[]) {
    return [...this.#tables.trades.values()].some(
      ({ trade: { buyerId, sellerId } }) =>
        (buyerId === traderId && otherIds.includes(sellerId)) ||
        (sellerId === traderId && otherIds.includes(buyerId)),
    );
  }

  async tradesOfLocked({ states, statuses, notWith, most }: LockedPartySearch) {
    const found: TradeOfLockedParty[] = [];
    const locks = [...this.held.values()].filter(({ state }) => states.includes(state));
    if (locks.length === 0) return found;
    for (const { trade } of this.#tables.trades.values()) {
      if (found.length >= most) return found;
      if (!statuses.includes(trade.status) || trade.deadlines[notWith] !== undefined) continue;
      const lock = locks.find(
        ({ traderId }) => traderId === trade.buyerId || traderId === trade.sellerId,
      );
      if (lock) found.push({ tradeId: trade.id, lockedBy: lock.begunBy });
    }
    return found;
  }

  /** Every trade where a lock of a party and a clock that stands do not go together. */
  async tradesWithClocksToMove(moving: readonly AccountState[], most: number) {
    const { trades, traders } = this.#tables;
    const isLocked = (traderId: string) =>
      traders.get(traderId)?.account?.states.some((state) => moving.includes(state)) ?? false;
    return [...trades.values()]
      .filter(({ trade: { buyerId, sellerId, closedAt, memory } }) => {
        const stands = Object.values(memory.stoodStill ?? {}).some((each) => each.since);
        const locked = isLocked(buyerId) || isLocked(sellerId);
        return stands ? !locked : locked && closedAt === undefined;
      })
      .slice(0, most)
      .map(({ trade }) => trade.id);
  }

  #change(traderId: string, entry: AuditEntry): void {
    const { traders, audit } = this.#tables;
    const trader = traders.get(traderId);
    if (!trader) throw new Error(`There is no trader ${traderId}`);
    const held = [...this.held.values()].filter((each) => each.traderId === traderId);
    const states = held.map(({ state }) => state);
    const lockedOut = held.filter(({ state }) => state === "banned" || state === "compromised");
    const version = (trader.account ?? freeAccount).version + 1;
    const account = {
      ...freeAccount,
      version,
      states,
      ...(lockedOut.length > 0 && {
        lockedOutAt: Math.min(...lockedOut.map(({ begunAt }) => begunAt)),
      }),
    };
    traders.set(traderId, { ...trader, account });
    audit.set(audit.size + 1, entry);
  }
}
