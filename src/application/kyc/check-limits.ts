import { levelLabel, levelNames, nextLevel } from "../../domain/kyc/level-names.ts";
import { addressLevel } from "../../domain/kyc/proven-level.ts";
import {
  limitsOf,
  type LevelLimits,
  type LevelPolicy,
  type Volume,
} from "../../domain/kyc/levels.ts";
import { unusedVolume } from "../../domain/kyc/unused-volume.ts";
import type { Fiat, FiatCode } from "../../domain/money/fiat.ts";
import type { Actor } from "../actor/actor.ts";
import type { Companies } from "../ports/companies.ts";
import type { DollarPrices } from "../ports/market-prices.ts";
import type { EligibilityStore } from "../ports/eligibility-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FlagPolicy } from "../../domain/policy/flags.ts";

/** A level with what it allows. */
export interface NamedLevel {
  readonly level: number;
  readonly label: string;
  readonly limits: LevelLimits;
}

/** What a trader may trade at their level, and how much of it they have used. */
export interface LimitsInUse extends NamedLevel {
  readonly used: Volume;
  /** What is left of the tightest limit, in the requested currency. */
  readonly unused: Fiat | "unlimited" | "no_rate";
  /** Undefined on the highest level. */
  readonly next: NamedLevel | undefined;
}

/** Returns how much more a trader may trade. */
export class CheckLimits {
  readonly #eligibilities: EligibilityStore;
  readonly #prices: DollarPrices;
  readonly #policy: Current<LevelPolicy>;
  readonly #companies: Pick<Companies, "recordOf">;
  readonly #flags: Current<{ readonly flags: Pick<FlagPolicy, "basicVerification"> }>;

  constructor(
    eligibilities: EligibilityStore,
    prices: DollarPrices,
    policy: Current<LevelPolicy>,
    companies: Pick<Companies, "recordOf">,
    flags: Current<{ readonly flags: Pick<FlagPolicy, "basicVerification"> }>,
  ) {
    this.#flags = flags;
    this.#companies = companies;
    this.#eligibilities = eligibilities;
    this.#prices = prices;
    this.#policy = policy;
  }

  async execute({ traderId }: Actor, currency: FiatCode): Promise<LimitsInUse> {
    const [used, { application }] = await Promise.all([
      this.#eligibilities.eligibilityOf(traderId),
      this.#companies.recordOf(traderId),
    ]);
    if (!used) throw new Error(`The trader ${traderId} is signed in and not there`);
    const next = nextLevel(used.level, this.#policy(), this.#flags().flags.basicVerification);
    return {
      ...this.#named(used.level, application?.state === "application_approved"),
      used,
      unused: this.#unused(used, currency),
      next: next === undefined ? undefined : this.#named(next),
    };
  }

  /** Every level that exists here, the lowest first. */
  levels(): readonly NamedLevel[] {
    const { basicVerification } = this.#flags().flags;
    const named = Object.values(levelNames).filter(
      (level) => basicVerification || level !== levelNames["first-plus"],
    );
    return [...named, addressLevel]
      .toSorted((one, other) => one - other)
      .map((level) => this.#named(level));
  }

  /** The level of that name; undefined: there is none. */
  levelOf(name: string): NamedLevel | undefined {
    const level = Object.entries(levelNames).find(([each]) => each === name)?.[1];
    return level === undefined ? undefined : this.levels().find((each) => each.level === level);
  }

  #named(level: number, isVerifiedCompany = false): NamedLevel {
    return {
      level,
      label: levelLabel(level, isVerifiedCompany),
      limits: limitsOf(level, this.#policy()),
    };
  }

  #unused(used: Volume, currency: FiatCode): LimitsInUse["unused"] {
    const left = unusedVolume(used, this.#policy());
    if (left === undefined) return "unlimited";
    return this.#prices.fiatOf(left.usdCents, currency) ?? "no_rate";
  }
}
