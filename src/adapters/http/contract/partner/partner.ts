import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";
import { ClaimRewardsDto } from "./claim-rewards-dto.ts";

/** Amounts in base units, as strings. */
const partnerView = view("Partner", {
  code: Type.String(),
  link: Type.String({ description: "Path of the referral link" }),
  isAmbassador: Type.Boolean(),
  referrerUsername: orNull(Type.String()),
  tiers: Type.Array(
    closed({ tier: Type.Integer(), basisPoints: Type.Integer({ description: "Of the fee" }) }),
  ),
  claimFromUsd: Type.String(),
  referredTotal: Type.Integer(),
  withheldTotal: Type.Integer({ description: "Trades that earned nothing: not of other people" }),
  referred: Type.Array(closed({ joinedAt: Type.String(), rewardedTrades: Type.Integer() }), {
    description: "The latest, without who they are; joinedAt is a day",
  }),
  earnings: Type.Array(
    closed({
      cryptoCurrencyCode: Type.String(),
      unclaimed: Type.String(),
      earned: Type.String(),
      takenBack: Type.String(),
      unclaimedUsd: orNull(Type.String({ description: "Null while there is no rate" })),
      isClaimable: Type.Boolean(),
    }),
  ),
  statement: Type.Array(
    closed({
      id: Type.String(),
      kind: Type.Union([
        Type.Literal("earned"),
        Type.Literal("taken_back"),
        Type.Literal("claimed"),
      ]),
      cryptoCurrencyCode: Type.String(),
      amount: Type.String(),
      at: Type.String(),
    }),
    { description: "Newest first, at most 50" },
  ),
  statementMonths: Type.Array(Type.String(), {
    description: "Months with lines, such as 2026-11, in UTC; newest first",
  }),
});

export type PartnerView = Static<typeof partnerView>;

const thePartner = { 200: { description: "The programme", body: dataOf(partnerView) } };

export const viewPartner = route({
  id: "viewPartner",
  method: "get",
  path: "/rest/v1/partner",
  summary: "The caller's referral link, what it earned, and who came by it",
  access: "trader",
  answers: thePartner,
});

export const claimRewards = route({
  id: "claimRewards",
  method: "post",
  path: "/rest/v1/partner/claims",
  summary: "Move all rewards in one coin to the balance",
  access: "trader",
  takesKey: true,
  body: ClaimRewardsDto,
  answers: thePartner,
  refusals: ["user_restricted", "reward_too_small", "no_fresh_rate"],
});

export const downloadStatement = route({
  id: "downloadStatement",
  method: "get",
  path: "/rest/v1/partner/statements/{month}",
  summary: "Every line of a month, such as 2026-11 (UTC), as CSV",
  access: "trader",
  sendsFile: true,
  answers: { 200: { description: "The file", body: sentFile } },
});

const theWay = dataOf(closed({ redirectTo: Type.String() }));

export const followReferral = route({
  id: "followReferral",
  method: "get",
  path: "/r/{code}",
  summary: "A referral link: the browser remembers its code, unless it knows one already",
  access: "anyone",
  answers: {
    200: { description: "Where it leads", body: theWay },
    303: { description: "For who asked for a page: on to the registration", body: theWay },
  },
});

export const partnerRoutes = { viewPartner, claimRewards, downloadStatement, followReferral };
