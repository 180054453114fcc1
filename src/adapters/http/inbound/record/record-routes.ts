import type { ViewOwnBadges, OwnBadges } from "../../../../application/record/view-own-badges.ts";
import type { ViewOwnStatistics } from "../../../../application/record/view-own-statistics.ts";
import type {
  PublicMarketStatistics,
  ViewMarketStatistics,
} from "../../../../application/record/view-market-statistics.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { badges, earnedBadges } from "../../../../domain/record/badges.ts";
import type { PublicSums } from "../../../../domain/record/market-statistics.ts";
import type { OwnStatistics, TradeSum } from "../../../../domain/record/own-statistics.ts";
import * as contract from "../../contract/record/record.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of records call. */
interface RecordUseCases {
  readonly viewOwnBadges: ViewOwnBadges;
  readonly viewOwnStatistics: ViewOwnStatistics;
  readonly viewMarketStatistics: ViewMarketStatistics;
}

/** How many methods and partners are shown. */
const mostShown = 10;

/** A trader's own record, badges and statistics; and the statistics of everybody together. */
export function recordRoutes(useCases: RecordUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewOwnBadges).to(async ({ actor }) => {
      const found = await useCases.viewOwnBadges.execute(actor);
      return found ? ok(presentBadges(found)) : { refusal: "not_found" };
    }),
    bind(contract.viewOwnStatistics).to(async ({ actor }) =>
      ok(presentStatistics(await useCases.viewOwnStatistics.execute(actor))),
    ),
    bind(contract.viewMarketStatistics).to(async () =>
      ok(presentMarket(await useCases.viewMarketStatistics.execute())),
    ),
  ];
}

function presentBadges({ badge, standing, heldBackUntil }: OwnBadges): contract.OwnBadgesView {
  return {
    badge,
    completedTrades: standing.completedTrades,
    partners: standing.partners,
    heldBackUntil: heldBackUntil === undefined ? null : new Date(heldBackUntil).toISOString(),
    badges: badges
      .filter((each) => each !== "no_badge")
      .map((each) => {
        const needs = earnedBadges.find((earned) => earned.badge === each)?.needs;
        return {
          badge: each,
          way: needs ? "earned" : each === "vendor" ? "applied" : "given",
          isHeld: each === badge,
          needs: needs ? { ...needs } : null,
        };
      }),
  };
}

function presentStatistics(statistics: OwnStatistics): contract.OwnStatisticsView {
  return {
    total: presentSum(statistics.total),
    months: statistics.months.map((each) => ({ month: each.month, ...presentSum(each) })),
    methods: statistics.methods.slice(0, mostShown).map((each) => ({
      paymentMethodName: findPaymentMethod(each.paymentMethod)?.name ?? each.paymentMethod,
      ...presentSum(each),
    })),
    partners: statistics.partners.slice(0, mostShown).map((each) => ({
      username: each.partner,
      ...presentSum(each),
    })),
  };
}

function presentMarket({
  month,
  total,
  methods,
  countries,
}: PublicMarketStatistics): contract.MarketStatisticsView {
  return {
    month,
    total: total ? presentPublic(total) : null,
    methods: methods.map(({ name, ...sums }) => ({
      paymentMethodName: findPaymentMethod(name)?.name ?? name,
      paymentMethodSlug: name,
      ...presentPublic(sums),
    })),
    countries: countries.map(({ name, ...sums }) => ({ countryIso: name, ...presentPublic(sums) })),
  };
}

function presentPublic({ trades, volumeUsd, releaseMedianMinutes }: PublicSums) {
  return {
    trades,
    volumeUsd: String(volumeUsd),
    releaseTimeMedianMinutes: releaseMedianMinutes ?? null,
  };
}

function presentSum({ trades, usdCents, profitUsdCents }: TradeSum) {
  return { trades, volumeUsd: decimalOf(usdCents), profitUsd: decimalOf(profitUsdCents) };
}

function decimalOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
