import type { FiatCode } from "../money/fiat.ts";
import { paymentMethods, type PaymentMethod } from "./payment-methods.ts";

/** The methods that pay in a currency. */
export function methodsIn(currency: FiatCode): readonly PaymentMethod[] {
  return paymentMethods.filter(
    ({ currencies }) => currencies.length === 0 || currencies.includes(currency),
  );
}
