import type { QueryClient } from "@tanstack/react-query";
import type { DataOf, RouteId } from "../../http/client/call-types.ts";

const balances = "getBalances" satisfies RouteId;

/** What a page that mounts parts of the interface is told. */
export interface Host {
  /** The user's balances are these now. */
  readonly balanceUpdate?: (read: DataOf<typeof balances>) => void;
  /** The user's balances have changed, and are read again. */
  readonly balanceSync?: () => void;
}

/** Tells the host of balances that were read or are no longer true, until it is stopped. */
export function watchBalances(memory: QueryClient, host: Host): () => void {
  return memory.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.query.queryKey[0] !== balances) return;
    if (event.action.type === "invalidate") host.balanceSync?.();
    if (event.action.type !== "success") return;
    const read = event.query.state.data as { readonly data: DataOf<typeof balances> };
    host.balanceUpdate?.(read.data);
  });
}
