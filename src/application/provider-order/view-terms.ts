import type { ProviderOrderPolicy } from "../../domain/provider-order/provider-order-policy.ts";
import { dayLimitOf } from "../../domain/provider-order/decide-order.ts";
import type { OrderKind } from "../../domain/provider-order/provider-order.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import {
  ProviderSilent,
  type OrderProviders,
  type PhoneOperator,
  type RampMarket,
} from "../ports/order-providers.ts";
import type { PhoneStore } from "../ports/phone-store.ts";
import type { FindDestination, PayoutPlace } from "./find-destination.ts";

/** What a kind of order is offered for. */
export interface OrderTerms {
  readonly isAvailable: boolean;
  /** Whether nobody is paid: a demo. */
  readonly isTest: boolean;
  readonly markets: readonly RampMarket[];
  /** Saved accounts that the provider pays out to. */
  readonly places: readonly PayoutPlace[];
  /** Where phones are loaded. */
  readonly countries: readonly string[];
  /** The caller's own number. */
  readonly ownNumber: string | undefined;
  readonly dayUsdCents: bigint;
  readonly feeBasisPoints: number;
}

/** The networks of a number. */
export interface PhoneTerms {
  readonly number: string;
  readonly country: string;
  readonly operators: readonly PhoneOperator[];
  readonly detected: string | undefined;
}

type TermsRefusal = {
  readonly code: "feature_off" | "phone_unknown" | "provider_silent";
};

interface TermsParts {
  readonly providers: () => OrderProviders;
  readonly destinations: FindDestination;
  readonly phones: Pick<PhoneStore, "stateOf">;
  readonly policy: Current<ProviderOrderPolicy>;
  readonly isTest: boolean;
}

/** Says what providers offer here. */
export class ViewTerms {
  readonly #parts: TermsParts;

  constructor(parts: TermsParts) {
    this.#parts = parts;
  }

  async execute({ traderId }: Actor, kind: OrderKind): Promise<OrderTerms> {
    const { providers, destinations, phones, policy, isTest } = this.#parts;
    const { onRamp, offRamp, topUp } = providers();
    const nothing: OrderTerms = {
      isAvailable: false,
      isTest,
      markets: [],
      places: [],
      countries: [],
      ownNumber: undefined,
      dayUsdCents: dayLimitOf(kind, policy()),
      feeBasisPoints: kind === "top-up" ? policy().topUpFeeBasisPoints : 0,
    };
    if (kind === "on-ramp") {
      return onRamp
        ? { ...nothing, isAvailable: true, markets: await or(onRamp.markets(), []) }
        : nothing;
    }
    if (kind === "off-ramp") {
      if (!offRamp) return nothing;
      const markets = await or(offRamp.markets(), []);
      const places = await destinations.places(traderId);
      return { ...nothing, isAvailable: true, markets, places };
    }
    if (!topUp) return nothing;
    const [countries, { phone }] = await Promise.all([
      or(topUp.countries(), []),
      phones.stateOf(traderId),
    ]);
    return { ...nothing, isAvailable: true, countries, ownNumber: phone?.number };
  }

  async phone(typed: string): Promise<Result<PhoneTerms, TermsRefusal>> {
    const { topUp } = this.#parts.providers();
    if (!topUp) return refuse({ code: "feature_off" });
    const known = this.#parts.destinations.phone(typed);
    if (!known) return refuse({ code: "phone_unknown" });
    const { number, country } = known;
    const operators = await or(topUp.operators(country), undefined);
    if (!operators) return refuse({ code: "provider_silent" });
    const detected = await or(topUp.detect(number, country), undefined);
    return accept({ number, country, operators, detected });
  }
}

/** What is shown while a provider does not answer. */
async function or<Answer, Other>(asked: Promise<Answer>, other: Other): Promise<Answer | Other> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderSilent) return other;
    throw error;
  }
}
