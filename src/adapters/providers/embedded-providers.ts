import {
  type OffRampProvider,
  type OnRampProvider,
  type PhoneOperator,
  type PlayProvider,
  type RampMarket,
  type ToldOrder,
  type TopUpProvider,
} from "../../application/ports/order-providers.ts";
import type { MarketPrices } from "../../application/ports/market-prices.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { fiatDigits } from "../../domain/money/fiat.ts";
import { money } from "../../domain/money/money.ts";
import { cryptoFor, fiatFor } from "../../domain/money/price.ts";
import type { ProviderReport } from "../../domain/provider-order/follow-order.ts";
import type { OrderKind, PayWay } from "../../domain/provider-order/provider-order.ts";
import { playOperators } from "./play-operators.ts";

/** What the providers of a demo know of an order. */
interface EmbeddedOrder {
  readonly kind: OrderKind;
  readonly at: number;
  readonly report: ProviderReport;
}

/** The providers of a demo: they exist only in this installation. Orders by their id. */
interface EmbeddedProviders {
  readonly orders: Readonly<Record<string, EmbeddedOrder>>;
}

/** Changes them as nobody else does meanwhile; gives what they then are. */
export type ChangeProviders = (
  act: (state: EmbeddedProviders, now: number) => EmbeddedProviders,
) => Promise<{ readonly state: EmbeddedProviders; readonly now: number }>;

export const newProviders: EmbeddedProviders = { orders: {} };

/** Older ones are forgotten. */
const mostKept = 1_000;
/** How long a payout and a top-up take, and coins after their payment: long enough to decide otherwise. In ms. */
const doneAfter = 20_000;
/** How long a payment is waited for. In ms. */
const payableFor = 1_800_000;
/** What they keep, in basis points. */
const feeBasisPoints = { card: 250n, bank: 100n, "mobile-money": 150n } as const satisfies Readonly<
  Record<PayWay, bigint>
>;

const coins: readonly RealAsset[] = ["BTC", "USDT", "ETH"];
const currencies: Readonly<
  Record<string, { readonly in: readonly PayWay[]; readonly out: readonly PayWay[] }>
> = {
  USD: { in: ["card", "bank"], out: ["bank"] },
  EUR: { in: ["card", "bank"], out: ["bank"] },
  GBP: { in: ["card", "bank"], out: ["bank"] },
  NGN: { in: ["card", "bank"], out: ["bank"] },
  KES: { in: ["card"], out: ["bank", "mobile-money"] },
  GHS: { in: ["card"], out: ["bank", "mobile-money"] },
};

/** Bounds in US dollars. */
const leastUsd = 10n;
const mostUsd = 2_000n;

interface EmbeddedParts {
  readonly change: ChangeProviders;
  readonly prices: Pick<MarketPrices, "quote">;
  /** Where somebody pays an order, by its id. */
  readonly payUrl: (id: string) => string;
}

/** The three of them, and what a person decides there. */
export function embeddedProviders(parts: EmbeddedParts): {
  readonly onRamp: OnRampProvider;
  readonly offRamp: OffRampProvider;
  readonly topUp: TopUpProvider;
  readonly play: PlayProvider;
} {
  const { change, payUrl, prices } = parts;
  const look = (id: string) => lookAt(change, id);
  const begin = (kind: OrderKind) => (order: ToldOrder) => beginOrder(change, kind, order.id);
  return {
    onRamp: {
      name: "sandbox-on-ramp",
      markets: async () => marketsOf("in", prices),
      quote: async (market, paid) => {
        const price = prices.quote(market.coin, market.currency)?.price;
        if (!price) return undefined;
        const fee = shareOf(paid, feeBasisPoints[market.way]);
        const bought = cryptoFor({ currency: market.currency, minor: paid - fee }, price);
        return { coins: bought, fiat: { currency: market.currency, minor: paid }, fee };
      },
      open: async (order) => {
        await begin("on-ramp")(order);
        return { payUrl: payUrl(order.id) };
      },
      look,
    },
    offRamp: {
      name: "sandbox-off-ramp",
      markets: async () => marketsOf("out", prices),
      quote: async (market, given) => {
        const price = prices.quote(market.coin, market.currency)?.price;
        if (!price) return undefined;
        const { minor } = fiatFor(given, price);
        const fee = shareOf(minor, feeBasisPoints[market.way]);
        // What a coin is worth is rounded up; nobody is paid more than it is worth.
        const paid = minor - fee - 1n;
        if (paid <= 0n) return undefined;
        return { coins: given, fiat: { currency: market.currency, minor: paid }, fee };
      },
      order: begin("off-ramp"),
      look,
    },
    topUp: {
      name: "sandbox-top-up",
      countries: async () => [...new Set(playOperators.map(({ country }) => country))],
      operators: async (country) => playOperators.filter((each) => each.country === country),
      detect: async (number, country) => {
        const known = playOperators.filter((each) => each.country === country);
        return known[Number(number.at(-1) ?? 0) % Math.max(known.length, 1)]?.id;
      },
      cost: async (operator, amount) => costOf(operator, amount, prices),
      order: begin("top-up"),
      look,
    },
    play: (id, outcome) => playOutcome(change, id, outcome),
  };
}

function marketsOf(
  direction: "in" | "out",
  prices: Pick<MarketPrices, "quote">,
): readonly RampMarket[] {
  return Object.entries(currencies).flatMap(([currency, ways]) => {
    const dollar = perDollar(currency, prices);
    if (dollar === undefined) return [];
    return coins.flatMap((coin) =>
      ways[direction].map((way) => ({
        coin,
        currency,
        way,
        least: leastUsd * dollar,
        most: mostUsd * dollar,
      })),
    );
  });
}

/** Minor units of a currency for a US dollar, in whole units of it. */
function perDollar(currency: string, prices: Pick<MarketPrices, "quote">): bigint | undefined {
  const [there, here] = [prices.quote("USDT", currency), prices.quote("USDT", "USD")];
  if (!there || !here) return undefined;
  const whole = (there.price.scaled + here.price.scaled - 1n) / here.price.scaled;
  return whole * 10n ** BigInt(fiatDigits(currency));
}

function costOf(
  { amounts, currency }: PhoneOperator,
  amount: bigint,
  prices: Pick<MarketPrices, "quote">,
): bigint | undefined {
  const isOffered =
    amounts.kind === "fixed"
      ? amounts.all.includes(amount)
      : amount >= amounts.least && amount <= amounts.most;
  const price = prices.quote("USDT", currency)?.price;
  if (!isOffered || !price) return undefined;
  const dollars = cryptoFor({ currency, minor: amount }, price);
  return fiatFor(money("USDT", dollars.units + 1n), {
    asset: "USDT",
    currency: "USD",
    scaled: 10n ** 8n,
  }).minor;
}

function shareOf(minor: bigint, basisPoints: bigint): bigint {
  return (minor * basisPoints + 9_999n) / 10_000n;
}

async function beginOrder(
  change: ChangeProviders,
  kind: OrderKind,
  id: string,
): Promise<ProviderReport> {
  const { state, now } = await change((before, at) =>
    before.orders[id]
      ? before
      : { orders: kept({ ...before.orders, [id]: { kind, at, report: "pending" } }) },
  );
  return reportOf(state.orders[id], now) ?? "pending";
}

async function lookAt(change: ChangeProviders, id: string): Promise<ProviderReport | undefined> {
  const { state, now } = await change((before) => before);
  return reportOf(state.orders[id], now);
}

/** What is over by its time is over without anybody's doing. */
function reportOf(order: EmbeddedOrder | undefined, now: number): ProviderReport | undefined {
  if (!order) return undefined;
  const { kind, at, report } = order;
  const isPayable = kind === "on-ramp" && report === "pending";
  if (isPayable) return now >= at + payableFor ? "expired" : "pending";
  const isUnderWay = report === "pending" || report === "paid";
  return isUnderWay && now >= at + doneAfter ? "done" : report;
}

async function playOutcome(
  change: ChangeProviders,
  id: string,
  outcome: "paid" | "done" | "failed",
): Promise<boolean> {
  let isDone = false;
  await change((before, at) => {
    const order = before.orders[id];
    const now = reportOf(order, at);
    isDone = order !== undefined && (now === "pending" || now === "paid");
    if (!order || !isDone) return before;
    // A card that was charged is paid back; one that was declined was not.
    const report = outcome === "failed" && now === "paid" ? "refunded" : outcome;
    return { orders: { ...before.orders, [id]: { ...order, at, report } } };
  });
  return isDone;
}

function kept(orders: EmbeddedProviders["orders"]): EmbeddedProviders["orders"] {
  return Object.fromEntries(Object.entries(orders).slice(-mostKept));
}
