import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { SecurityEventName } from "../../domain/staff/security-event.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/**
 * A possible attack. It identifies people by id only, and never contains what was typed: no name,
 * email address or password.
 */
export interface SecurityEvent {
  readonly name: SecurityEventName;
  /** The id of the route, or the name of what else was asked for. */
  readonly route?: string | undefined;
  /** Who was signed in, or whose account was the target. */
  readonly traderId?: TraderId | undefined;
  readonly staffId?: StaffId | undefined;
  /** Where the request came from. Only a keyed hash of it is stored and shown. */
  readonly address?: string | undefined;
}

/** Takes in security events. Never fails and never waits: the answer to a caller must not depend on it. */
export interface SecurityEvents {
  note(event: SecurityEvent): void;
}

/** Equal security events within some seconds, as they are stored. */
export interface KeptSecurityEvent extends Omit<SecurityEvent, "address"> {
  /** A keyed hash: shows whether two events came from one address, but not which. */
  readonly addressHash?: string | undefined;
  readonly count: number;
}

/** What is shown of kept events. */
export interface RecordedSecurityEvent extends KeptSecurityEvent {
  readonly id: string;
  readonly at: Instant;
  readonly traderName: string | undefined;
  readonly staffName: string | undefined;
}

export interface SecurityEventFilter {
  readonly name?: string | undefined;
  /** An id or a whole name of a trader or of a member of staff, or the hash of an address. */
  readonly q?: string | undefined;
}

/** The table of security events. */
export interface SecurityEventStore {
  add(events: readonly KeptSecurityEvent[]): Promise<void>;
  /** Newest first. Counts no further than some thousands. */
  list(
    filter: SecurityEventFilter,
    from: number,
    most: number,
  ): Promise<{ readonly events: readonly RecordedSecurityEvent[]; readonly total: number }>;
}
