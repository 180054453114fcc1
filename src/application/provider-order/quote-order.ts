import { isProven } from "../../domain/account/identity-proof.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { fiatFor } from "../../domain/money/price.ts";
import {
  orderNeeds,
  orderObstacle,
  type OrderObstacle,
} from "../../domain/provider-order/decide-order.ts";
import { priceTopUp } from "../../domain/provider-order/price-top-up.ts";
import type { PayWay } from "../../domain/provider-order/provider-order.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { sessionProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { NewId } from "../ports/new-id.ts";
import {
  ProviderSilent,
  type OrderProviders,
  type RampMarket,
  type RampQuote,
} from "../ports/order-providers.ts";
import type { KeptQuote, ProviderOrderStore } from "../ports/provider-order-store.ts";
import type { FindDestination } from "./find-destination.ts";
import type { PrepareOrder } from "./prepare-order.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ProviderOrderPolicy } from "../../domain/provider-order/provider-order-policy.ts";

/** What an order would be like. */
export interface QuotedOrder {
  readonly quote: KeptQuote;
  /** What keeps it from being placed; then the quote was not kept. */
  readonly obstacle: OrderObstacle | undefined;
  /** What its owner has to type. */
  readonly asks: "code" | "password" | "nothing";
}

/**
 * - `feature_off`: nobody does this here now.
 * - `not_offered_here`: not between this coin and this money.
 * - `provider_silent`: the provider does not answer.
 * - `provider_bounds`: less or more than the provider does at once.
 * - `no_fresh_rate`: nobody knows what the coin costs now.
 */
type GeneralCode =
  | "feature_off"
  | "not_offered_here"
  | "provider_silent"
  | "provider_bounds"
  | "no_fresh_rate";

type Quoted<More extends string = never> = Promise<
  Result<QuotedOrder, { readonly code: GeneralCode | More }>
>;

/** A pair and a way. */
interface WantedMarket {
  readonly coin: RealAsset;
  readonly currency: string;
  readonly way: PayWay;
}

interface WantedTopUp {
  readonly coin: RealAsset;
  readonly phone: string;
  readonly operatorId: string;
  readonly amount: bigint;
}

interface QuoteParts {
  readonly providers: () => OrderProviders;
  readonly prepare: Pick<PrepareOrder, "execute">;
  readonly orders: Pick<ProviderOrderStore, "keepQuote">;
  readonly destinations: FindDestination;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly policy: Current<ProviderOrderPolicy>;
  readonly newId: NewId;
}

/** A quote before it is judged. */
type Draft = Omit<KeptQuote, "id" | "traderId" | "usdCents" | "expiresAt">;

/** Says what an order would be like, for a while. Nothing moves, and no provider is bound. */
export class QuoteOrder {
  readonly #parts: QuoteParts;

  constructor(parts: QuoteParts) {
    this.#parts = parts;
  }

  /** How long a quote holds, in seconds. */
  validSeconds(): number {
    return this.#parts.policy().quoteSeconds;
  }

  async buy(actor: Actor, wanted: WantedMarket, paid: bigint): Quoted {
    const { onRamp } = this.#parts.providers();
    if (!onRamp) return refuse({ code: "feature_off" });
    return answered(async () => {
      const market = find(await onRamp.markets(), wanted);
      if (!market) return refuse({ code: "not_offered_here" });
      if (paid < market.least || paid > market.most) return refuse({ code: "provider_bounds" });
      const quote = await onRamp.quote(market, paid);
      if (!quote) return refuse({ code: "not_offered_here" });
      const { name: provider } = onRamp;
      return this.#offer(actor, draftOf("on-ramp", provider, wanted.way, quote));
    });
  }

  /** - `destination_unknown`: no such saved account of theirs, or it takes none of this money. */
  async sell(
    actor: Actor,
    { coin, currency }: Omit<WantedMarket, "way">,
    units: bigint,
    accountId: string,
  ): Quoted<"destination_unknown"> {
    const { providers, destinations } = this.#parts;
    const { offRamp } = providers();
    if (!offRamp) return refuse({ code: "feature_off" });
    const destination = await destinations.saved(actor.traderId, accountId, currency);
    if (!destination) return refuse({ code: "destination_unknown" });
    const way = destination.kind === "bank" ? "bank" : "mobile-money";
    return answered(async () => {
      const market = find(await offRamp.markets(), { coin, currency, way });
      if (!market) return refuse({ code: "not_offered_here" });
      const quote = await offRamp.quote(market, money(coin, units));
      if (!quote) return refuse({ code: "not_offered_here" });
      const { minor } = quote.fiat;
      if (minor < market.least || minor > market.most) return refuse({ code: "provider_bounds" });
      const draft = draftOf("off-ramp", offRamp.name, way, quote);
      return this.#offer(actor, { ...draft, destination });
    });
  }

  /** - `phone_unknown`: no number that can be loaded. */
  async load(
    actor: Actor,
    { coin, phone, operatorId, amount }: WantedTopUp,
  ): Quoted<"phone_unknown"> {
    const { providers, destinations, prices, policy } = this.#parts;
    const { topUp } = providers();
    if (!topUp) return refuse({ code: "feature_off" });
    const known = destinations.phone(phone);
    if (!known) return refuse({ code: "phone_unknown" });
    const price = prices.quote(coin, "USD")?.price;
    if (!price) return refuse({ code: "no_fresh_rate" });
    return answered(async () => {
      const operators = await topUp.operators(known.country);
      const operator = operators.find(({ id }) => id === operatorId);
      if (!operator) return refuse({ code: "not_offered_here" });
      const cost = await topUp.cost(operator, amount);
      if (cost === undefined) return refuse({ code: "provider_bounds" });
      const fiat = { currency: operator.currency, minor: amount };
      const priced = priceTopUp(cost, price, policy().topUpFeeBasisPoints);
      return this.#offer(actor, {
        ...draftOf("top-up", topUp.name, operator.id, { ...priced, fiat, fee: 0n }),
        fee: priced.fee,
        destination: { kind: "phone", ...known, operatorName: operator.name },
      });
    });
  }

  async #offer(actor: Actor, draft: Draft): Quoted {
    const { prepare, orders, prices, policy, newId } = this.#parts;
    const { kind, coins, destination } = draft;
    const price = prices.quote(coins.asset, "USD")?.price;
    if (!price) return refuse({ code: "no_fresh_rate" });
    const { facts, rules } = await prepare.execute(actor, {
      kind,
      asset: coins.asset,
      destination,
    });
    const quote: KeptQuote = {
      ...draft,
      id: newId(),
      traderId: actor.traderId,
      usdCents: fiatFor(coins, price).minor,
      expiresAt: facts.now + policy().quoteSeconds * 1_000,
    };
    const obstacle = orderObstacle(quote, facts, rules);
    if (obstacle === undefined) await orders.keepQuote(quote);
    const need = orderNeeds(quote, facts, rules);
    const typed = need?.asksFactor ? "code" : "password";
    const isEnough = !need || isProven(sessionProof(actor), need);
    return accept({ quote, obstacle, asks: isEnough ? "nothing" : typed });
  }
}

function draftOf(
  kind: Draft["kind"],
  provider: string,
  way: string,
  { coins, fiat, fee: providerFee }: RampQuote,
): Draft {
  const fee: Money<RealAsset> = money(coins.asset, 0n);
  return { kind, provider, coins, fee, fiat, providerFee, way, destination: undefined };
}

function find(markets: readonly RampMarket[], wanted: WantedMarket): RampMarket | undefined {
  return markets.find(
    ({ coin, currency, way }) =>
      coin === wanted.coin && currency === wanted.currency && way === wanted.way,
  );
}

/** What a provider that does not answer leaves. */
async function answered(ask: () => Quoted): Quoted {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderSilent) return refuse({ code: "provider_silent" });
    throw error;
  }
}
