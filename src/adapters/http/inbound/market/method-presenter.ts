import type { MethodInUse } from "../../../../application/market/list-payment-methods.ts";
import {
  groupById,
  type PaymentMethodGroupId,
} from "../../../../domain/catalogue/payment-method-groups.ts";

const iconNames: Readonly<Record<PaymentMethodGroupId, string>> = {
  1: "gift",
  2: "banknote",
  3: "wallet",
  4: "credit-card",
  5: "landmark",
  6: "coins",
  7: "shopping-bag",
  8: "smartphone",
  43: "gem",
};

/** The picture of the group's methods. */
export function iconNameOf(groupId: PaymentMethodGroupId): string {
  return iconNames[groupId];
}

/** A payment method as the contract names it. */
export function presentMethod({ method, sellOffers, offers }: MethodInUse) {
  return {
    id: method.id,
    name: method.name,
    names: { ...method.traits.names, en: method.name },
    slug: method.slug,
    paymentMethodGroupId: method.groupId,
    group: groupById(method.groupId).slug,
    sellQuantity: sellOffers,
    buyQuantity: offers - sellOffers,
    isBinCodeEnabled: method.hasCardNumbers,
    iconName: iconNameOf(method.groupId),
    currencies: [...method.currencies],
    countries: [...method.countries],
    isReversible: method.isReversible,
    isHighRisk: method.isHighRisk,
    settlementSeconds: method.settlementSeconds,
    hint: method.traits.hint ?? null,
  };
}
