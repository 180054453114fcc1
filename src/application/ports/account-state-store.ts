import type { AccountState } from "../../domain/account/account-states.ts";
import type { StaffId, TradeId, TraderId } from "../../domain/id/id.ts";
import type { DeliveryKind } from "../../domain/notice/delivery.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { LockedBy } from "../../domain/trade/locked-party.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { Instant, TradeDeadlineKind } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** A state that begins. */
export interface NewAccountState {
  readonly id: string;
  readonly traderId: TraderId;
  readonly state: AccountState;
  /** For staff only. */
  readonly reason: string;
  /** Undefined: until it is lifted. */
  readonly until: Instant | undefined;
  readonly begunBy: { readonly staffId: StaffId; readonly role: StaffRole };
  /** The letter about it, if there is one of its own. */
  readonly letter?: DeliveryKind;
}

/** A state that nobody has lifted yet. */
export interface OpenAccountState {
  readonly state: AccountState;
  readonly begunAt: Instant;
  readonly until: Instant | undefined;
}

/** How a state is lifted before its end. */
export interface Lifting {
  readonly traderId: TraderId;
  readonly stateId: string;
  readonly staffId: StaffId;
  readonly reason: string;
}

/** Which running trades wait for someone who cannot come. */
export interface LockedPartySearch {
  readonly states: readonly AccountState[];
  readonly statuses: readonly TradeStatus[];
  /** A trade with that clock running is already handled. */
  readonly notWith: TradeDeadlineKind;
  readonly most: number;
}

/** A running trade with a party whose account was locked after the start. */
export interface TradeOfLockedParty {
  readonly tradeId: TradeId;
  readonly lockedBy: Omit<LockedBy, "role"> & { readonly role: StaffRole };
}

/**
 * The states of accounts. A change locks the row of the trader's counters and raises the version of
 * their account: any decision on an older version conflicts. The log entry is written with it.
 */
export interface AccountStateStore {
  /** The database's time. */
  now(): Promise<Instant>;
  /** Whether a trader ever had a trade with one of those. */
  hasTradedWith(traderId: TraderId, otherIds: readonly string[]): Promise<boolean>;
  begin(state: NewAccountState, audit: AuditEntry): Promise<"begun" | "already_so" | "not_found">;
  /** Undefined when that trader has no such state, or it is over. */
  open(traderId: TraderId, stateId: string): Promise<OpenAccountState | undefined>;
  /** False when it was over already. */
  lift(lifting: Lifting, audit: AuditEntry): Promise<boolean>;
  /** Records states that ended by their time. Returns how many. */
  liftEnded(most: number): Promise<number>;
  tradesOfLocked(search: LockedPartySearch): Promise<readonly TradeOfLockedParty[]>;
  /**
   * Trades whose clocks have to be moved: a party came into one of those states or out of it, or a
   * maintenance ended within the last hour. Others are moved when somebody looks, or when they run out.
   */
  tradesWithClocksToMove(
    states: readonly AccountState[],
    most: number,
  ): Promise<readonly TradeId[]>;
}
