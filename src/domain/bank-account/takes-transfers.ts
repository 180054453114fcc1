import { findCurrency } from "../catalogue/fiat-currencies.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";

const bankTransfers = 5;

/** Whether somebody can pay into an account by a method in a currency. */
export function takesTransfers(
  account: { readonly fiatCurrencyId: number; readonly hasIban: boolean },
  way: { readonly paymentMethod: string; readonly currency: string },
): boolean {
  return (
    findPaymentMethod(way.paymentMethod)?.groupId === bankTransfers &&
    findCurrency(way.currency)?.id === account.fiatCurrencyId &&
    (account.hasIban || !way.paymentMethod.startsWith("sepa"))
  );
}
