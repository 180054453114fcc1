import type { FiatCode } from "../money/fiat.ts";
import { paymentMethods, type PaymentMethod } from "./payment-methods.ts";

const euro = ["EUR"] as const;

/** Where a method pays in some currencies only. Every other method is used all over the world. */
const currenciesOf: Readonly<Record<string, readonly FiatCode[]>> = {
  sepa: euro,
  "sepa-instant": euro,
  "bank-transfer-ng": ["NGN"],
  ach: ["USD"],
  "faster-payments": ["GBP"],
  pix: ["BRL"],
  upi: ["INR"],
  imps: ["INR"],
  spei: ["MXN"],
  interac: ["CAD"],
  payid: ["AUD"],
  instapay: ["PHP"],
  bizum: euro,
  "mb-way": euro,
  blik: ["PLN"],
  zelle: ["USD"],
  "cash-app": ["USD"],
  venmo: ["USD"],
  "mercado-pago": ["ARS", "BRL", "CLP", "COP", "MXN", "PEN"],
  alipay: ["CNY"],
  "m-pesa": ["KES", "TZS"],
  "mtn-mobile-money": ["GHS", "UGX", "XAF", "XOF"],
  "airtel-money": ["KES", "TZS", "UGX", "XAF"],
  "orange-money": ["XAF", "XOF"],
  wave: ["XOF"],
  gcash: ["PHP"],
  maya: ["PHP"],
};

/** The methods that pay in a currency. */
export function methodsIn(currency: FiatCode): readonly PaymentMethod[] {
  return paymentMethods.filter(({ slug }) => {
    const only = currenciesOf[slug];
    return only === undefined || only.includes(currency);
  });
}
