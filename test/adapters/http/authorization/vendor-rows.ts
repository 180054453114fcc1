import { signedIn } from "./row-kinds.ts";

const unknown = { parameters: { id: "unknown12345" } };

/** Vendors, their helpers, and the trades of others: to whoever has no seat, there are none. */
export const vendorRows = {
  viewVendorDesk: signedIn("ok"),
  changeVendorDesk: signedIn("vendor_only", () => ({ body: { greeting: "Welcome." } })),
  viewTeam: signedIn("ok"),
  inviteHelper: signedIn("vendor_only", () => ({
    body: { username: "kofi_trades", scopes: ["chat"] },
  })),
  changeHelper: signedIn("not_found", () => ({ ...unknown, body: { scopes: ["chat"] } })),
  acceptTeamInvitation: signedIn("not_found", () => unknown),
  endHelp: signedIn("not_found", () => unknown),
  listHelpedTrades: signedIn("ok"),
  viewHelpedTrade: signedIn("not_found", () => unknown),
  markHelpedTrade: signedIn("not_found", () => ({ ...unknown, body: { act: "paid" } })),
  listHelpedMessages: signedIn("not_found", () => unknown),
  listPayAddresses: signedIn("ok"),
  addPayAddress: signedIn("validation", () => ({ body: { payment_method: "revolut" } })),
  removePayAddress: signedIn("not_found", () => unknown),
  viewReputationClaims: signedIn("ok"),
  claimReputation: signedIn("validation", () => ({
    body: { market: "Elsewhere", address: "no", trades: 1, positive: 1, negative: 0, since: 2020 },
  })),
  removeReputationClaim: signedIn("not_found", () => ({ parameters: { id: "1" } })),
  sendHelpedMessage: signedIn("not_found", () => ({ ...unknown, body: { text: "Hello." } })),
};
