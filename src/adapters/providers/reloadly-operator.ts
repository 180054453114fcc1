import { Type, type Static } from "typebox";
import type { PhoneOperator } from "../../application/ports/order-providers.ts";
import { fiatDigits } from "../../domain/money/fiat.ts";

/** What the account with the provider is kept in: costs are in US cents. */
export const accountCurrency = "USD";

const amount = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const amounts = Type.Optional(Type.Union([Type.Array(Type.Number()), Type.Null()]));
const flag = Type.Optional(Type.Union([Type.Boolean(), Type.Null()]));

/** An operator as Reloadly describes it; amounts in whole units of a currency. */
export const operatorSchema = Type.Object({
  operatorId: Type.Integer(),
  name: Type.String(),
  bundle: flag,
  data: flag,
  pin: flag,
  comboProduct: flag,
  supportsLocalAmounts: flag,
  denominationType: Type.Union([Type.Literal("RANGE"), Type.Literal("FIXED")]),
  senderCurrencyCode: Type.String(),
  destinationCurrencyCode: Type.String(),
  minAmount: amount,
  maxAmount: amount,
  localMinAmount: amount,
  localMaxAmount: amount,
  fixedAmounts: amounts,
  localFixedAmounts: amounts,
  /** How much of the operator's currency one unit of the account's buys. */
  fx: Type.Object({ rate: Type.Number({ exclusiveMinimum: 0 }) }),
  /** On top of what is loaded abroad, or at home: in the currency of where it comes from, and in percent. */
  fees: Type.Optional(
    Type.Union([
      Type.Object({
        international: amount,
        internationalPercentage: amount,
        local: amount,
        localPercentage: amount,
      }),
      Type.Null(),
    ]),
  ),
});

type Operator = Static<typeof operatorSchema>;

/**
 * The operator as people choose it: in its own currency where it takes amounts of that, else in US
 * dollars. Undefined where the account is kept in something else, or nothing can be loaded.
 */
export function operatorOf(operator: Operator, country: string): PhoneOperator | undefined {
  const { operatorId, name, senderCurrencyCode, destinationCurrencyCode } = operator;
  if (senderCurrencyCode !== accountCurrency) return undefined;
  const isLocal =
    operator.supportsLocalAmounts === true && destinationCurrencyCode !== accountCurrency;
  const currency = isLocal ? destinationCurrencyCode : senderCurrencyCode;
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const offered: Offered = isLocal
    ? [operator.localMinAmount, operator.localMaxAmount, operator.localFixedAmounts]
    : [operator.minAmount, operator.maxAmount, operator.fixedAmounts];
  const found = amountsOf(operator.denominationType, offered, fiatDigits(currency));
  return found && { id: String(operatorId), name, country, currency, amounts: found };
}

type Offered = readonly [
  least: number | null | undefined,
  most: number | null | undefined,
  fixed: readonly number[] | null | undefined,
];

/** A least amount is rounded up, a greatest one down; fixed ones with a part of the smallest unit are left out. */
function amountsOf(
  kind: Operator["denominationType"],
  [least, most, fixed]: Offered,
  digits: number,
): PhoneOperator["amounts"] | undefined {
  const unit = 10 ** digits;
  if (kind === "FIXED") {
    const all = (fixed ?? [])
      .map((each) => Number((each * unit).toFixed(4)))
      .filter((each) => each > 0 && Number.isSafeInteger(each))
      .map(BigInt);
    return all.length > 0 ? { kind: "fixed", all: [...new Set(all)] } : undefined;
  }
  if (typeof least !== "number" || typeof most !== "number") return undefined;
  const [from, to] = [
    Math.ceil(Number((least * unit).toFixed(4))),
    Math.floor(Number((most * unit).toFixed(4))),
  ];
  return from > 0 && to >= from && Number.isSafeInteger(to)
    ? { kind: "range", least: BigInt(from), most: BigInt(to) }
    : undefined;
}

/**
 * What loading takes from the account, in US cents, rounded up. Its commission is not counted: that
 * is paid to the account afterwards.
 */
export function loadCost(operator: Operator, currency: string, minor: bigint): bigint {
  const whole = Number(minor) / 10 ** fiatDigits(currency);
  const dollars = currency === accountCurrency ? whole : whole / operator.fx.rate;
  const fees = operator.fees ?? {};
  const share = (fixed: Fee, percent: Fee) => (fixed ?? 0) + (dollars * (percent ?? 0)) / 100;
  const abroad = share(fees.international, fees.internationalPercentage);
  const isAtHome = operator.destinationCurrencyCode === accountCurrency;
  const atHome = isAtHome ? share(fees.local, fees.localPercentage) : 0;
  const fee = Math.max(abroad, atHome);
  return BigInt(Math.ceil(Number(((dollars + fee) * 100).toFixed(4))));
}

type Fee = number | null | undefined;
