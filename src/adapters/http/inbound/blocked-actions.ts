import type { BlockableAction } from "../../../domain/announcement/announcement.ts";
import type { RouteContract } from "../contract/route.ts";
import type { Contracts } from "../contract/routes.ts";

/** The routes of what a notice about a country can block. Which side a trade starts on, its rules know. */
const actionOf: Readonly<Partial<Record<keyof Contracts, BlockableAction>>> = {
  createOffer: "create-offer",
  createSpecialOffer: "create-offer",
  switchOffer: "activate-offer",
  switchAllOffers: "activate-offer",
  quoteSend: "use-wallet",
  requestAddress: "use-wallet",
  sendCoins: "use-wallet",
  placeSpotOrder: "use-wallet",
  orderVirtualCard: "use-wallet",
  topUpVirtualCard: "use-wallet",
  placeProviderOrder: "use-wallet",
};

/** Whether somebody who cannot do these is kept from a route. */
export function isBlockedAction(
  { id }: RouteContract,
  blocked: readonly BlockableAction[],
): boolean {
  const action = (actionOf as Readonly<Record<string, BlockableAction | undefined>>)[id];
  return action !== undefined && blocked.includes(action);
}
