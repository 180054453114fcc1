/** The published ids of the groups (specification, section 9). */
export type PaymentMethodGroupId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 43;

/** A group of payment methods. */
interface PaymentMethodGroup {
  readonly id: PaymentMethodGroupId;
  readonly slug: string;
  readonly name: string;
}

/** Every group, in the order in which lists show them. */
export const paymentMethodGroups: readonly PaymentMethodGroup[] = [
  { id: 5, slug: "bank-transfers", name: "Bank transfers" },
  { id: 3, slug: "online-transfers", name: "Online wallets" },
  { id: 8, slug: "mobile-money", name: "Mobile money" },
  { id: 2, slug: "cash-deposits", name: "Cash" },
  { id: 4, slug: "debitcredit-cards", name: "Debit and credit cards" },
  { id: 1, slug: "gift-cards", name: "Gift cards" },
  { id: 6, slug: "digital-currencies", name: "Digital currencies" },
  { id: 7, slug: "goods-and-services", name: "Goods and services" },
  { id: 43, slug: "assets", name: "Assets" },
];

/** The slug that means no particular group. */
const everyMethod = "all-payment-methods";

/** An alias of a group (answers 12). */
const aliases: Readonly<Record<string, string>> = { services: "goods-and-services" };

/** What a group slug asks for: one group, every method, or nothing that exists. */
export function findGroup(slug: string): PaymentMethodGroup | "every" | undefined {
  if (slug === everyMethod) return "every";
  const name = aliases[slug] ?? slug;
  return paymentMethodGroups.find((group) => group.slug === name);
}

const groupsById = new Map(paymentMethodGroups.map((group) => [group.id, group]));

/** The group with that id. */
export function groupById(id: PaymentMethodGroupId): PaymentMethodGroup {
  const group = groupsById.get(id);
  if (!group) throw new TypeError(`There is no group ${id}`);
  return group;
}
