import { Type } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { closed, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";

/** The last look at each coin that a node keeps. Amounts in base units, as strings. */
const reconciliationView = view("Reconciliation", {
  coins: Type.Array(
    closed({
      place: oneOf(["channels", "bitcoin", "ethereum", "bitcoin_cold", "ethereum_cold"] as const),
      cryptoCurrencyCode: oneOf(realAssets),
      /** What its node says that it has. */
      found: Type.String(),
      /** What is not explained: below zero where the node has less than the books; `0` where both agree. */
      drift: Type.String(),
      isHalted: Type.Boolean(),
      lookedAt: Type.String(),
    }),
  ),
});

export const viewReconciliation = route({
  id: "viewReconciliation",
  method: "get",
  path: "/admin/api/reconciliation",
  summary: "What nodes have against what the books say",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The last look at each coin", body: reconciliationView } },
});

export const reconciliationRoutes = { viewReconciliation };
