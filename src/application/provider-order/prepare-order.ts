import type { LevelPolicy } from "../../domain/kyc/levels.ts";
import type { OrderFacts, OrderRules } from "../../domain/provider-order/decide-order.ts";
import type { ProviderOrderPolicy } from "../../domain/provider-order/provider-order-policy.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import { isClosedCountry } from "../../domain/trade-start/watched-countries.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ProviderOrderStore, WantedFacts } from "../ports/provider-order-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/** Everything that a decision about an order needs. */
interface PreparedOrder {
  readonly facts: OrderFacts;
  readonly rules: OrderRules;
  readonly seen: {
    readonly senderVersion: number | undefined;
    readonly accountVersion: number;
  };
}

/** The policies that decide orders. */
interface PreparePolicy {
  readonly providerOrder: ProviderOrderPolicy;
  readonly send: SendPolicy;
  readonly start: Pick<StartPolicy, "recentSeconds" | "watchedCountries"> & {
    readonly levels: LevelPolicy;
  };
  readonly trade: Pick<TradePolicy, "proofAge">;
}

/** Reads what decides an order: for a quote, and again when it is placed. */
export class PrepareOrder {
  readonly #orders: Pick<ProviderOrderStore, "facts">;
  readonly #traders: Pick<TraderStore, "credentialsOf">;
  readonly #policy: Current<PreparePolicy>;

  constructor(
    orders: Pick<ProviderOrderStore, "facts">,
    traders: Pick<TraderStore, "credentialsOf">,
    policy: Current<PreparePolicy>,
  ) {
    this.#orders = orders;
    this.#traders = traders;
    this.#policy = policy;
  }

  async execute(
    { traderId, level, sessionStartedAt, isInBlockedPlace = false }: Actor,
    wanted: Omit<WantedFacts, "recentSeconds">,
  ): Promise<PreparedOrder> {
    const { providerOrder, send, start, trade } = this.#policy();
    const { recentSeconds, levels, watchedCountries } = start;
    const [stored, owner] = await Promise.all([
      this.#orders.facts(traderId, { ...wanted, recentSeconds }),
      this.#traders.credentialsOf(traderId),
    ]);
    if (!owner) throw new Error(`${traderId} is signed in and has no account`);
    const { account } = owner;
    const { country, senderVersion, ...known } = stored;
    const isPlaceClosed = isInBlockedPlace || isClosedCountry(country, watchedCountries);
    return {
      facts: { ...known, account, level, sessionStartedAt, isPlaceClosed },
      rules: { orders: providerOrder, send, levels, proofAge: trade.proofAge },
      seen: { senderVersion, accountVersion: account.version },
    };
  }
}
