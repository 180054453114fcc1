import type { PaymentMethodGroupId } from "./payment-method-groups.ts";

/** A way to pay. Its id and slug never change, because offers and trades store the slug. */
export interface PaymentMethod {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly groupId: PaymentMethodGroupId;
  /** Whether the payer can have the payment reversed later, by their bank or by the service. */
  readonly isReversible: boolean;
  /** How long a payment may take to arrive; 0: the same day. A silent trade waits for it (T29). */
  readonly settlementSeconds: number;
}

const rows: readonly (readonly [
  id: number,
  groupId: PaymentMethodGroupId,
  slug: string,
  name: string,
])[] = [
  [101, 5, "sepa", "SEPA transfer"],
  [102, 5, "sepa-instant", "SEPA Instant"],
  [103, 5, "bank-transfer", "Bank transfer"],
  [104, 5, "bank-transfer-ng", "Nigerian bank transfer"],
  [105, 5, "ach", "US bank transfer (ACH)"],
  [106, 5, "faster-payments", "UK Faster Payments"],
  [107, 5, "pix", "PIX"],
  [108, 5, "upi", "UPI"],
  [109, 5, "imps", "IMPS"],
  [110, 5, "spei", "SPEI"],
  [111, 5, "interac", "Interac e-Transfer"],
  [112, 5, "payid", "PayID (Osko)"],
  [113, 5, "instapay", "InstaPay"],
  [114, 5, "wire-transfer", "Wire transfer (SWIFT)"],
  [201, 3, "wise", "Wise"],
  [202, 3, "revolut", "Revolut"],
  [203, 3, "paypal", "PayPal"],
  [204, 3, "bizum", "Bizum"],
  [205, 3, "mb-way", "MB WAY"],
  [206, 3, "blik", "BLIK"],
  [207, 3, "skrill", "Skrill"],
  [208, 3, "zelle", "Zelle"],
  [209, 3, "cash-app", "Cash App"],
  [210, 3, "venmo", "Venmo"],
  [211, 3, "mercado-pago", "Mercado Pago"],
  [212, 3, "alipay", "Alipay"],
  [301, 8, "m-pesa", "M-Pesa"],
  [302, 8, "mtn-mobile-money", "MTN MoMo"],
  [303, 8, "airtel-money", "Airtel Money"],
  [304, 8, "orange-money", "Orange Money"],
  [305, 8, "wave", "Wave"],
  [306, 8, "gcash", "GCash"],
  [307, 8, "maya", "Maya"],
  [401, 2, "cash-deposit", "Cash deposit at a bank"],
  [402, 2, "cash-in-person", "Cash in person"],
  [403, 2, "western-union", "Western Union"],
  [404, 2, "moneygram", "MoneyGram"],
  [501, 4, "debit-card", "Debit card"],
  [502, 4, "credit-card", "Credit card"],
  [601, 1, "amazon-gift-card", "Amazon gift card"],
  [602, 1, "itunes-gift-card", "iTunes gift card"],
  [603, 1, "google-play-gift-card", "Google Play gift card"],
  [604, 1, "steam-gift-card", "Steam gift card"],
  [605, 1, "apple-store-gift-card", "Apple Store gift card"],
  [606, 1, "razer-gold-gift-card", "Razer Gold gift card"],
  [701, 6, "litecoin", "Litecoin"],
  [702, 6, "monero", "Monero"],
  [801, 7, "mobile-top-up", "Mobile top-up"],
  [802, 7, "bill-payment", "Bill payment"],
  [901, 43, "gold", "Gold"],
];

/**
 * Cards and the services that stand in for them, and debits that a bank reverses at its customer's
 * request (decisions, Times: chargeback report).
 */
const reversible: ReadonlySet<string> = new Set([
  "ach",
  "paypal",
  "zelle",
  "cash-app",
  "venmo",
  "mercado-pago",
  "debit-card",
  "credit-card",
]);

/** In days: banks settle on working days, and a weekend or a holiday may come between. */
const settlementDays: Readonly<Record<string, number>> = {
  sepa: 4,
  "bank-transfer": 5,
  "bank-transfer-ng": 1,
  ach: 6,
  imps: 1,
  "wire-transfer": 7,
  "cash-deposit": 2,
  "western-union": 1,
  moneygram: 1,
};

const daySeconds = 86_400;

/** Every way to pay that offers may name. */
export const paymentMethods: readonly PaymentMethod[] = rows.map(([id, groupId, slug, name]) => ({
  id,
  slug,
  name,
  groupId,
  isReversible: reversible.has(slug),
  settlementSeconds: (settlementDays[slug] ?? 0) * daySeconds,
}));

const bySlug = new Map(paymentMethods.map((method) => [method.slug, method]));

/** The method with that slug. */
export function findPaymentMethod(slug: string): PaymentMethod | undefined {
  return bySlug.get(slug);
}
