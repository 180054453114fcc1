import { Type, type Static } from "typebox";
import { awaitedPayouts } from "../../../../domain/multisig-escrow/awaited-payout.ts";
import { closed, dataAndMetaOf, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AcceptedOfferDto } from "./accepted-offer-dto.ts";
import { ListTradeHistoryDto } from "./list-trade-history-dto.ts";
import { shownDetailsView, tradeCard } from "./trade-views.ts";

/** A trade that has ended or is in dispute. */
const pastTradeView = view("PastTrade", {
  id: tradeCard.properties.id,
  status: tradeCard.properties.status,
  mySide: tradeCard.properties.mySide,
  partner: tradeCard.properties.partner,
  cryptoCurrencyCode: tradeCard.properties.cryptoCurrencyCode,
  cryptoAmount: tradeCard.properties.cryptoAmount,
  fiatAmount: tradeCard.properties.fiatAmount,
  currency: tradeCard.properties.currency,
  paymentMethodName: tradeCard.properties.paymentMethodName,
  startedAt: tradeCard.properties.startedAt,
  /** Null while a dispute is open. */
  closedAt: orNull(Type.String({ description: "ISO 8601, UTC" })),
  /** Whether the buyer got something. */
  tradeCompleted: Type.Boolean(),
  /** What the payout of its multisig escrow waits for; null where nothing is to come. */
  awaitedPayout: orNull(oneOf(awaitedPayouts)),
});

export type PastTradeView = Static<typeof pastTradeView>;

/** A numbered list (answers 29). */
const numberedPage = view("NumberedPage", {
  total: Type.Integer(),
  currentPage: Type.Integer(),
  perPage: Type.Integer(),
  lastPage: Type.Integer(),
});

export const listTradeHistory = route({
  id: "listTradeHistory",
  method: "get",
  path: "/rest/v1/trade/history",
  summary: "Past and disputed trades of the signed-in trader",
  access: "trader",
  query: ListTradeHistoryDto,
  answers: {
    200: {
      description: "Trades, newest first, ten per page",
      body: dataAndMetaOf(Type.Array(pastTradeView), numberedPage),
    },
  },
  refusals: ["history_dates"],
});

/** The offer of a trade as accepted. */
const acceptedOfferView = view("AcceptedOffer", {
  idHashed: Type.String(),
  offerVersion: Type.Integer(),
  owner: Type.String({ description: "The owner's name" }),
  /** What the owner does. */
  type: Type.Union([Type.Literal("buy"), Type.Literal("sell")]),
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  paymentMethod: closed({ slug: Type.String(), name: Type.String() }),
  label: Type.String(),
  offerTerms: Type.String(),
  tags: Type.Array(Type.String()),
  paymentWindowMinutes: Type.Integer(),
  ...shownDetailsView,
  /** In percent, "1.5"; null for a fixed price. */
  margin: orNull(Type.String()),
  /** The sources of the market price at the start. */
  rateSources: Type.Array(Type.String()),
  acceptedAt: Type.String({ description: "ISO 8601, UTC" }),
});

export type AcceptedOfferView = Static<typeof acceptedOfferView>;

export const viewAcceptedOffer = route({
  id: "viewAcceptedOffer",
  method: "get",
  path: "/rest/v2/trade/{tradeHash}/offer",
  summary: "The offer of a trade as it was accepted, for its parties",
  access: "trader",
  query: AcceptedOfferDto,
  answers: { 200: { description: "The offer at that time", body: dataOf(acceptedOfferView) } },
});

export const tradeHistoryRoutes = { listTradeHistory, viewAcceptedOffer };
