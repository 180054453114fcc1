import { signedIn } from "./row-kinds.ts";

/** Everybody's own addresses: to others there are none. */
export const addressBookRows = {
  viewAddressBook: signedIn("ok"),
  saveAddress: signedIn("address_unknown", () => ({
    body: { crypto_currency_code: "BTC", address: "nowhere", name: "Savings" },
  })),
  removeSavedAddress: signedIn("not_found", () => ({ parameters: { id: "unknown12345" } })),
  switchOnlySaved: signedIn("proof_needed", () => ({ body: { only_saved: false } })),
};
