import type { MethodRow } from "./method-row.ts";

/** Cards, and payments to a card. */
export const cards: readonly MethodRow[] = [
  [501, "debit-card", "Debit card", { isReversible: true, hasCardNumbers: true }],
  [502, "credit-card", "Credit card", { isReversible: true, hasCardNumbers: true }],
  [503, "prepaid-card", "Prepaid card", { isReversible: true, hasCardNumbers: true }],
  [504, "american-express", "American Express", { isReversible: true, hasCardNumbers: true }],
  [
    505,
    "unionpay-card",
    "UnionPay card",
    { where: "CNY HKD", isReversible: true, hasCardNumbers: true },
  ],
  [506, "rupay", "RuPay", { where: "INR IN", isReversible: true, hasCardNumbers: true }],
  [507, "elo", "Elo", { where: "BRL BR", isReversible: true, hasCardNumbers: true }],
  [508, "troy", "TROY", { where: "TRY TR", isReversible: true, hasCardNumbers: true }],
  [509, "verve", "Verve", { where: "NGN NG", isReversible: true, hasCardNumbers: true }],
  [510, "discover", "Discover", { where: "USD US", isReversible: true, hasCardNumbers: true }],
  [511, "jcb", "JCB", { where: "JPY JP", isReversible: true, hasCardNumbers: true }],
  [512, "mada", "mada", { where: "SAR SA", isReversible: true, hasCardNumbers: true }],
  [513, "knet", "KNET", { where: "KWD KW", isReversible: true, hasCardNumbers: true }],
  [514, "postepay", "Postepay", { where: "EUR IT" }],
  [515, "visa-direct", "Visa Direct", { hasCardNumbers: true }],
  [516, "mastercard-move", "Mastercard Move", { hasCardNumbers: true }],
];
