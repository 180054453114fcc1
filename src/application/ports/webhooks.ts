import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { WebhookEvent } from "../../domain/webhook/webhook.ts";

/** Where a program of a trader is told what happens. */
export interface Webhook {
  readonly url: string;
  readonly isEnabled: boolean;
  readonly events: readonly WebhookEvent[];
  /** With which deliveries are signed. */
  readonly secret: string;
}

/** A message to a program, and what became of it. */
export interface WebhookDelivery {
  readonly id: string;
  readonly event: string;
  /** What it is about, as the program knows it. */
  readonly subject: string;
  readonly state: "waiting" | "delivered" | "failed";
  readonly tries: number;
  /** Of the last answer; undefined: there was none. */
  readonly status: number | undefined;
  readonly at: Instant;
  readonly triedAt: Instant | undefined;
}

/** A delivery that is due, with where it goes. */
export interface DueDelivery {
  readonly id: string;
  readonly traderId: TraderId;
  readonly event: string;
  readonly subject: string;
  readonly at: Instant;
  readonly tries: number;
}

export interface Webhooks {
  find(traderId: TraderId): Promise<Webhook | undefined>;
  /** Another address is disabled until it is verified; the secret stays. */
  setUrl(traderId: TraderId, url: string, newSecret: string): Promise<void>;
  /** Only while its address is still this one. */
  setEnabled(traderId: TraderId, url: string, isEnabled: boolean): Promise<void>;
  /** False if there is none. */
  selectEvents(traderId: TraderId, events: readonly WebhookEvent[]): Promise<boolean>;
  /** With its deliveries. */
  remove(traderId: TraderId): Promise<void>;
  /** Newest first. */
  deliveries(traderId: TraderId, most: number): Promise<readonly WebhookDelivery[]>;
  /** Makes one due now, with all its tries; false if this trader has none that is over. */
  resend(traderId: TraderId, id: string): Promise<boolean>;
  /** Deliveries that are due, each left alone by others for so many seconds. */
  take(most: number, leaseSeconds: number): Promise<readonly DueDelivery[]>;
  /** - `againInSeconds`: undefined where it is over. */
  note(
    id: string,
    tried: {
      readonly state: WebhookDelivery["state"];
      readonly status: number | undefined;
      readonly againInSeconds: number | undefined;
    },
  ): Promise<void>;
  /** Removes deliveries that ended so many seconds ago. */
  forget(seconds: number): Promise<void>;
}

/** How a program answered; undefined: it did not, or could not be asked. */
export interface WebhookAnswer {
  readonly status: number;
  /** The beginning of it. */
  readonly text: string;
}

/** Sends signed messages to addresses of the open internet, and to no others. */
export interface WebhookSender {
  send(
    webhook: Pick<Webhook, "url" | "secret">,
    message: { readonly id: string; readonly body: string },
  ): Promise<WebhookAnswer | undefined>;
}
