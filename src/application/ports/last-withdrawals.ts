import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { SendState } from "../../domain/send/send.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** What a banned person took out since the ban, and what staff allowed. */
export interface LastWithdrawals {
  readonly account: TraderAccount;
  /** The verification level. */
  readonly level: number;
  readonly sends: readonly {
    readonly amount: Money;
    readonly state: SendState;
    readonly requestedAt: Instant;
  }[];
  readonly permits: readonly {
    /** The name of the member of staff. */
    readonly by: string;
    readonly reason: string;
    readonly givenAt: Instant;
  }[];
}

/** A withdrawal that staff allow. */
export interface WithdrawalPermit {
  readonly id: string;
  readonly traderId: TraderId;
  readonly staffId: string;
  readonly reason: string;
}

/** The last withdrawals of banned people. The log entry of a permit is written with it. */
export interface LastWithdrawalStore {
  /** Undefined where there is no such person. */
  of(traderId: TraderId): Promise<LastWithdrawals | undefined>;
  allow(permit: WithdrawalPermit, audit: AuditEntry): Promise<void>;
}
