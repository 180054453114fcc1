import type { Contracts } from "../../../../src/adapters/http/contract/routes.ts";
import { signedIn, type Row } from "./row-kinds.ts";

const unknown = { parameters: { id: "unknown12345" } };

/** What people do with their virtual cards; somebody else's are not found. */
export const virtualCardRows = {
  listVirtualCards: signedIn("ok"),
  listVirtualCardPayments: signedIn("ok"),
  orderVirtualCard: signedIn("card_label_unusable", () => ({
    body: { label: " ", currency: "USD" },
  })),
  topUpVirtualCard: signedIn("not_found", () => ({ ...unknown, body: { amount: "5000000" } })),
  withdrawVirtualCard: signedIn("not_found", () => ({ ...unknown, body: { amount: "5000000" } })),
  terminateVirtualCard: signedIn("not_found", () => ({ ...unknown, body: {} })),
  freezeVirtualCard: signedIn("not_found", () => unknown),
  unfreezeVirtualCard: signedIn("not_found", () => unknown),
  revealVirtualCard: signedIn("not_found", () => ({ ...unknown, body: {} })),
  playCardPayment: signedIn("not_found", () => ({ ...unknown, body: { kind: "purchase" } })),
} satisfies Partial<Readonly<Record<keyof Contracts, Row>>>;
