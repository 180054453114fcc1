import type { DeliveryKind, DeliveryState } from "../../domain/notice/delivery.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** A delivery that this process alone sends now. */
export interface ClaimedDelivery {
  readonly id: string;
  /** Whom it is for; undefined where it is for an address. */
  readonly traderId: TraderId | undefined;
  /** An address that somebody typed; whether an account has it is looked up when the letter is written. */
  readonly address: string | undefined;
  readonly kind: DeliveryKind;
  /** The id of what it is about, where its kind and its reader do not say it. */
  readonly about?: string | undefined;
  /** How many tries there were, this one included. */
  readonly tries: number;
}

/**
 * What is to be told outside the program. It is added in the transaction of what it tells of, by the
 * store of that.
 */
export interface DeliveryStore {
  /**
   * The one that is due for longest, written down as being sent before it is returned: if this process
   * ends now, nobody sends it a second time.
   */
  claim(): Promise<ClaimedDelivery | undefined>;
  /** Undefined `againInSeconds`: not sent again. */
  finish(
    id: string,
    end: { readonly state: DeliveryState; readonly againInSeconds?: number },
  ): Promise<void>;
  /** What was being sent for longer than that is lost. */
  giveUp(afterSeconds: number): Promise<void>;
}
