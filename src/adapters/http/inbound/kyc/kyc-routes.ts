import type {
  CheckLimits,
  LimitsInUse,
  NamedLevel,
} from "../../../../application/kyc/check-limits.ts";
import type { LevelLimits } from "../../../../domain/kyc/levels.ts";
import { levelNames, needsOf } from "../../../../domain/kyc/level-names.ts";
import { publishedLevel } from "../../../../domain/kyc/proven-level.ts";
import { formatFiat, type FiatCode } from "../../../../domain/money/fiat.ts";
import {
  kycCheck,
  listLevels,
  viewLevelLimitations,
  type KycCheckView,
  type LevelView,
} from "../../contract/kyc/kyc.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the verification and limits routes. */
interface KycUseCases {
  readonly checkLimits: CheckLimits;
}

/** The routes of verification and limits. */
export function kycRoutes({ checkLimits }: KycUseCases): readonly BoundRoute[] {
  return [
    bind(kycCheck).to(async ({ actor, query: { fiatCurrencyCode } }) =>
      ok(presentLimits(await checkLimits.execute(actor, fiatCurrencyCode), fiatCurrencyCode)),
    ),
    bind(listLevels).to(() => Promise.resolve(ok(checkLimits.levels().map(presentNamed)))),
    bind(viewLevelLimitations).to(({ parameters }) => {
      const found = checkLimits.levelOf(parameters.level);
      return Promise.resolve(found ? ok(presentNamed(found)) : { refusal: "not_found" as const });
    }),
  ];
}

function presentLimits(inUse: LimitsInUse, currency: FiatCode): KycCheckView {
  const { used, unused, next } = inUse;
  return {
    ...presentLevel(inUse),
    used: {
      perTrade: dollars(used.activeUsdCents),
      recent: dollars(used.recentUsdCents),
      lifetime: dollars(used.totalUsdCents),
    },
    fiatCurrencyCode: currency,
    unusedTradingVolumeInFiatCurrency: typeof unused === "string" ? null : formatFiat(unused),
    isUnlimited: unused === "unlimited",
    nextLevel: next ? presentLevel(next) : null,
  };
}

function presentLevel({ level, label, limits }: NamedLevel) {
  return { level: publishedLevel(level), label, limits: presentLimitsOf(limits) };
}

function presentNamed(named: NamedLevel): LevelView {
  const name = Object.entries(levelNames).find(([, level]) => level === named.level)?.[0];
  return { name: name ?? null, ...presentLevel(named), needs: [...needsOf(named.level)] };
}

function presentLimitsOf(limits: LevelLimits) {
  return {
    perTrade: dollarsOrNull(limits.perTradeUsdCents),
    recent: dollarsOrNull(limits.recentUsdCents),
    lifetime: dollarsOrNull(limits.lifetimeUsdCents),
  };
}

function dollarsOrNull(usdCents: bigint | undefined): string | null {
  return usdCents === undefined ? null : dollars(usdCents);
}

function dollars(usdCents: bigint): string {
  return formatFiat({ currency: "USD", minor: usdCents });
}
