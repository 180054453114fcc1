import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { TwoFactor } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { DeliveryKind, DeliveryState } from "../../domain/notice/delivery.ts";
import type { OutletChannel } from "../../domain/notice/outlet.ts";
import type { AuditEntry } from "./audit.ts";
import type { OwnSession } from "./own-sessions.ts";

/** Something that was to be told to a person outside the program. */
interface PersonDelivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  /** Of a notification to an outlet that is still connected. */
  readonly channel: OutletChannel | undefined;
  readonly tries: number;
  /** In milliseconds since the epoch. */
  readonly madeAt: number;
}

/** How a person signs in and is reached; nothing in it is a secret. */
export interface PersonAccess {
  /** Live ones, last active first. */
  readonly sessions: readonly (Omit<OwnSession, "isThis"> & { readonly withFactor: boolean })[];
  readonly twoFactor: TwoFactor;
  readonly hasApp: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  /** Whether mails to the address came back. */
  readonly isBounced: boolean;
  readonly outlets: readonly { readonly channel: OutletChannel; readonly addedAt: number }[];
  /** The newest ones, newest first. */
  readonly deliveries: readonly PersonDelivery[];
}

/** How people sign in and are reached. */
export interface PersonAccessStore {
  read(traderId: TraderId, policy: SessionPolicy): Promise<PersonAccess | undefined>;
  /**
   * Ends one of their live sessions, or all of them, writes that to the log and tells them. Returns how
   * many have ended; with none, nothing is written.
   */
  endSessions(
    traderId: TraderId,
    sessionId: string | undefined,
    audit: AuditEntry,
  ): Promise<number>;
}
