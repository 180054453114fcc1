import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";

const ownBadges = view("OwnBadges", {
  badge: Type.String({ description: "The one that the caller has; no_badge for none" }),
  completedTrades: Type.Integer(),
  partners: Type.Integer(),
  heldBackUntil: orNull(
    Type.String({
      description: "ISO 8601, UTC: until then a lost dispute keeps the caller from earned badges",
    }),
  ),
  badges: Type.Array(
    closed({
      badge: Type.String(),
      /** By trades, by an application, or by staff alone. */
      way: Type.Union([Type.Literal("earned"), Type.Literal("applied"), Type.Literal("given")]),
      isHeld: Type.Boolean(),
      /** Null for badges that trades do not earn. */
      needs: orNull(closed({ completedTrades: Type.Integer(), partners: Type.Integer() })),
    }),
  ),
});

export type OwnBadgesView = Static<typeof ownBadges>;

const sum = {
  trades: Type.Integer(),
  volumeUsd: Type.String({ description: "A decimal" }),
  profitUsd: Type.String({
    description: "Against the market price at the start, less a seller's fee; may be below zero",
  }),
};

const ownStatistics = view("OwnStatistics", {
  total: closed(sum),
  months: Type.Array(closed({ month: Type.String({ description: "2026-11, in UTC" }), ...sum })),
  methods: Type.Array(closed({ paymentMethodName: Type.String(), ...sum })),
  partners: Type.Array(closed({ username: Type.String(), ...sum })),
});

export type OwnStatisticsView = Static<typeof ownStatistics>;

export const viewOwnBadges = route({
  id: "viewOwnBadges",
  method: "get",
  path: "/rest/v1/users/me/badges",
  summary: "The caller's badge, and how far they are with the others",
  access: "trader",
  answers: { 200: { description: "All badges", body: dataOf(ownBadges) } },
});

/** At most ten methods and ten partners, the largest first. */
export const viewOwnStatistics = route({
  id: "viewOwnStatistics",
  method: "get",
  path: "/rest/v1/users/me/statistics",
  summary: "The caller's completed trades of the last twelve months, summed up",
  access: "trader",
  answers: { 200: { description: "The sums", body: dataOf(ownStatistics) } },
});

const publicSums = {
  trades: Type.Integer({ description: "To the nearest five" }),
  volumeUsd: Type.String({ description: "Whole dollars, to two figures" }),
  releaseTimeMedianMinutes: orNull(Type.Integer()),
};

const marketStatistics = view("MarketStatistics", {
  month: Type.String({ description: "2026-11, in UTC: the last month that is over" }),
  total: orNull(closed(publicSums)),
  methods: Type.Array(
    closed({ paymentMethodName: Type.String(), paymentMethodSlug: Type.String(), ...publicSums }),
  ),
  countries: Type.Array(
    closed({ countryIso: Type.String({ description: "ISO 3166-1 alpha-2" }), ...publicSums }),
  ),
});

export type MarketStatisticsView = Static<typeof marketStatistics>;

/**
 * Groups of fewer than five people are left out, and with them the smallest other group. A trade
 * belongs to the country that the offer's owner says they live in.
 */
export const viewMarketStatistics = route({
  id: "viewMarketStatistics",
  method: "get",
  path: "/rest/v1/statistics",
  summary: "Everyone's completed trades of a month, by payment method and country",
  access: "anyone",
  answers: {
    200: {
      description: "The sums; `total` is null while too few people trade",
      body: dataOf(marketStatistics),
    },
  },
});

export const recordRoutes = { viewOwnBadges, viewOwnStatistics, viewMarketStatistics };
