import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";
import type { Outlet } from "../../domain/notice/outlet.ts";

/** A message as it is shown. */
export interface OutletMessage {
  readonly title: string;
  readonly body: string;
  /** What it opens, and the words of that; undefined: nothing, for a code stands beside no link. */
  readonly opens: { readonly url: string; readonly label: string } | undefined;
  /** One that is shown replaces the one before it about the same. */
  readonly about: string;
}

/** Hands a message to the service of an outlet. */
export interface OutletSender {
  /** `bounced`: the outlet is no longer there. */
  send(outlet: Outlet, message: OutletMessage): Promise<DeliveryOutcome>;
}
