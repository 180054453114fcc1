import type { BankDetails } from "../../domain/bank-account/bank-details.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { Money } from "../../domain/money/money.ts";
import type { ProviderReport } from "../../domain/provider-order/follow-order.ts";
import type { PayWay } from "../../domain/provider-order/provider-order.ts";

/** A pair of coin and money that a provider exchanges, by one way, within bounds in minor units. */
export interface RampMarket {
  readonly coin: RealAsset;
  readonly currency: FiatCode;
  readonly way: PayWay;
  readonly least: bigint;
  readonly most: bigint;
}

/** What a provider would do now. Its fee, in minor units, is in what is paid, or was taken from what is paid out. */
export interface RampQuote {
  readonly coins: Money<RealAsset>;
  readonly fiat: Fiat;
  readonly fee: bigint;
}

/** Where money is paid out, or which phone is loaded. */
export type OrderDestination =
  | { readonly kind: "bank"; readonly details: BankDetails }
  | { readonly kind: "mobile-money"; readonly number: string; readonly holderName: string }
  | {
      readonly kind: "phone";
      readonly number: string;
      readonly country: string;
      readonly operatorName: string;
    };

/** An order as its provider gets it; `id` is ours, and the provider does each id once. */
export interface ToldOrder extends RampQuote {
  readonly id: string;
  readonly way: string;
}

/** Says what became of an order; undefined: the provider knows of none with this id. Throws where it does not answer. */
type LookAtOrder = (id: string) => Promise<ProviderReport | undefined>;

/** Sells coins for money. */
export interface OnRampProvider {
  readonly name: string;
  markets(): Promise<readonly RampMarket[]>;
  /** For what is paid; undefined where it offers nothing for it. */
  quote(market: RampMarket, paid: bigint): Promise<RampQuote | undefined>;
  /** Begins an order, or finds the one that was begun: where it is paid. */
  open(order: ToldOrder): Promise<{ readonly payUrl: string }>;
  readonly look: LookAtOrder;
}

/** Pays money out for coins. */
export interface OffRampProvider {
  readonly name: string;
  markets(): Promise<readonly RampMarket[]>;
  /** For coins; undefined where it offers nothing for them. */
  quote(market: RampMarket, coins: Money<RealAsset>): Promise<RampQuote | undefined>;
  /** Has it done, once for each id. */
  order(order: ToldOrder, destination: OrderDestination): Promise<ProviderReport>;
  readonly look: LookAtOrder;
}

/** A network of phones, and what can be loaded: amounts in minor units of its currency. */
export interface PhoneOperator {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: FiatCode;
  readonly amounts:
    | { readonly kind: "fixed"; readonly all: readonly bigint[] }
    | { readonly kind: "range"; readonly least: bigint; readonly most: bigint };
}

/** Loads phones. */
export interface TopUpProvider {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  countries(): Promise<readonly string[]>;
  operators(country: string): Promise<readonly PhoneOperator[]>;
  /** The operator of a number, where the provider knows it. */
  detect(number: string, country: string): Promise<string | undefined>;
  /** What it takes for an amount, in US cents; undefined where it does not load so much. */
  cost(operator: PhoneOperator, amount: bigint): Promise<bigint | undefined>;
  /** Has it done, once for each id. */
  order(order: ToldOrder, destination: OrderDestination): Promise<ProviderReport>;
  readonly look: LookAtOrder;
}

/** Who does what in this installation; undefined: nobody. */
export interface OrderProviders {
  readonly onRamp: OnRampProvider | undefined;
  readonly offRamp: OffRampProvider | undefined;
  readonly topUp: TopUpProvider | undefined;
}

/** What a person decides at the providers of a demo; false where they know of no such open order. */
export type PlayProvider = (id: string, outcome: "paid" | "done" | "failed") => Promise<boolean>;

/** Thrown by adapters of providers: nobody knows what the other side thinks. */
export class ProviderSilent extends Error {
  override readonly name = "ProviderSilent";
}
