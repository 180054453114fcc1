import type { FiatCode } from "../money/fiat.ts";
import { assets } from "./methods/assets.ts";
import { bankTransfers } from "./methods/bank-transfers.ts";
import { cards } from "./methods/cards.ts";
import { cash } from "./methods/cash.ts";
import { digitalCurrencies } from "./methods/digital-currencies.ts";
import { giftCards } from "./methods/gift-cards.ts";
import { goodsAndServices } from "./methods/goods-and-services.ts";
import type { MethodRow } from "./methods/method-row.ts";
import { unchangedTraits, type MethodTraits } from "./method-traits.ts";
import { mobileMoney } from "./methods/mobile-money.ts";
import { onlineWallets } from "./methods/online-wallets.ts";
import type { PaymentMethodGroupId } from "./payment-method-groups.ts";

/** A way to pay. Its id and slug never change, because offers and trades store the slug. */
export interface PaymentMethod {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly groupId: PaymentMethodGroupId;
  /** What it pays in; empty: every currency. */
  readonly currencies: readonly FiatCode[];
  /** Where it is used (ISO 3166-1 alpha-2); empty: wherever its currencies are. */
  readonly countries: readonly string[];
  /** Whether the payer can have the payment reversed later, by their bank or by the service. */
  readonly isReversible: boolean;
  /** Whether those who cheat ask for it more often than for others. */
  readonly isHighRisk: boolean;
  /** Whether the beginning of a card's number (BIN) says who issued it. */
  readonly hasCardNumbers: boolean;
  /** How long a payment may take to arrive; 0: the same day. A silent trade waits for it (T29). */
  readonly settlementSeconds: number;
  /** What operators made of it. */
  readonly traits: MethodTraits;
}

const rows: readonly (readonly [PaymentMethodGroupId, readonly MethodRow[]])[] = [
  [5, bankTransfers],
  [3, onlineWallets],
  [8, mobileMoney],
  [2, cash],
  [4, cards],
  [1, giftCards],
  [6, digitalCurrencies],
  [7, goodsAndServices],
  [43, assets],
];

const daySeconds = 86_400;

/** By slug: what operators changed. */
let amended: ReadonlyMap<string, MethodTraits> = new Map();

/**
 * Makes the methods what operators made of them, for every rule and reader of this process: one catalogue, whoever looks.
 * Methods that are not named are as they were released.
 */
export function amendPaymentMethods(traits: ReadonlyMap<string, MethodTraits>): void {
  amended = traits;
}

/** Every way to pay that offers may name. */
export const paymentMethods: readonly PaymentMethod[] = rows.flatMap(([groupId, ofGroup]) =>
  ofGroup.map(([id, slug, name, traits = {}]) => {
    const where = traits.where?.split(" ") ?? [];
    return {
      id,
      slug,
      groupId,
      get traits() {
        return amended.get(slug) ?? unchangedTraits;
      },
      get name() {
        return this.traits.names?.["en"] ?? name;
      },
      currencies: where.filter((code) => code.length === 3),
      countries: where.filter((code) => code.length === 2),
      isReversible: traits.isReversible ?? false,
      get isHighRisk() {
        return this.traits.isHighRisk ?? traits.isHighRisk ?? false;
      },
      hasCardNumbers: traits.hasCardNumbers ?? false,
      get settlementSeconds() {
        return (this.traits.settlementDays ?? traits.days ?? 0) * daySeconds;
      },
    };
  }),
);

const byId = new Map(paymentMethods.map((method) => [method.id, method]));

/** The method with that id; none for no id. */
export function paymentMethodOfId(id: number | undefined): PaymentMethod | undefined {
  return id === undefined ? undefined : byId.get(id);
}

const bySlug = new Map(paymentMethods.map((method) => [method.slug, method]));

/** The method with that slug. */
export function findPaymentMethod(slug: string): PaymentMethod | undefined {
  return bySlug.get(slug);
}
