import type { Outlet, OutletChannel } from "../../../domain/notice/outlet.ts";

/** A browser or a chat, as it is stored. */
export interface OutletRow {
  readonly id: string;
  readonly channel: OutletChannel;
  readonly address: string;
  readonly public_key: string | null;
  readonly shared_secret: string | null;
}

export function outletOf({
  id,
  channel,
  address,
  public_key: p256dh,
  shared_secret: auth,
}: OutletRow): Outlet {
  return {
    id,
    channel,
    address,
    keys: p256dh !== null && auth !== null ? { p256dh, auth } : undefined,
  };
}
