import type { BlockedAddressStore } from "../../../../application/ports/blocked-address-store.ts";
import type { KeepBlockedAddresses } from "../../../../application/screening/keep-blocked-addresses.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/blocked-addresses.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** What the routes call. */
interface BlockedAddressUseCases {
  readonly onceByKey: OnceByKey;
  readonly blockedAddresses: Pick<BlockedAddressStore, "list">;
  readonly keepBlockedAddresses: KeepBlockedAddresses;
  readonly hasScreeningProvider: boolean;
}

/** How many the page shows. */
const mostShown = 100;

/** The addresses that nothing is sent to, as staff keep them. */
export function blockedAddressRoutes(useCases: BlockedAddressUseCases): readonly BoundRoute[] {
  const { onceByKey, blockedAddresses, keepBlockedAddresses } = useCases;
  const show = async (q?: string) => {
    const { addresses, total } = await blockedAddresses.list(q, 0, mostShown);
    const shown = addresses.map(({ at, ...each }) => ({ ...each, at: new Date(at).toISOString() }));
    const hasProvider = useCases.hasScreeningProvider;
    return { status: 200, body: { addresses: shown, total, hasProvider } } as const;
  };
  return [
    bind(contract.viewBlockedAddresses).to(({ query }) => show(query.q)),
    bind(contract.blockAddress).to(async (call) => {
      const key = commandKey("blockAddress", call);
      const done = await onceByKey.run(call.actor, key, (by) =>
        keepBlockedAddresses.add(by, call.body),
      );
      return done.ok ? show() : { refusal: done.refusal.code };
    }),
    bind(contract.unblockAddress).to(async (call) => {
      const key = commandKey("unblockAddress", call);
      const done = await onceByKey.run(call.actor, key, (by) =>
        keepBlockedAddresses.remove(by, call.parameters.id, call.body.reason),
      );
      return done.ok ? show() : { refusal: done.refusal.code };
    }),
  ];
}
