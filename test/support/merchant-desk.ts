import type { PaymentLinkView } from "../../src/adapters/http/contract/merchant/merchant.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "./staff-visitor.ts";
import type { TestApp } from "./test-app.ts";
import type { Visitor } from "./visitor.ts";

/** Makes one of the demo's people a verified company that an admin lets take payments by links. */
export async function allowMerchant(
  { database, adminUrl }: Pick<TestApp, "database" | "adminUrl">,
  username: string,
): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO company (trader_id, state, legal_name, business_name, country, submitted_at)
     SELECT id, 'application_approved', 'Harbour Trading Limited', 'Harbour', 'MT', now()
       FROM trader WHERE username = $1 RETURNING trader_id AS id`,
    [username],
  );
  const id = row?.id ?? "";
  const ada = await StaffVisitor.ofDemo(adminUrl, "ada_admin");
  const body = { is_allowed: true, reason: "A shop that we know." };
  await ada.must("allowMerchant", { parameters: { id }, body });
  return id;
}

/** A link for 25 EUR. */
export async function makeLink(merchant: Visitor, change: object = {}): Promise<PaymentLinkView> {
  const body = { amount: "25.00", currency: "EUR", title: "Invoice 7", seconds: 3_600, ...change };
  return (await merchant.must("makePaymentLink", { body })).data;
}

/** Pays what the link's page shows. */
export function payLink(payer: Visitor, { id, cryptoAmount }: PaymentLinkView, key?: string) {
  const body = { crypto_amount: cryptoAmount, password: demoPassword };
  return payer.call("payPaymentLink", { parameters: { id }, body, ...(key && { key }) });
}
