import { Type, type Static } from "typebox";
import { dataOf, closed, view } from "../envelope.ts";
import { route } from "../route.ts";
import { LeaderboardDto } from "./leaderboard-dto.ts";

const leaderboardView = view("PartnerLeaderboard", {
  isListed: Type.Boolean({ description: "Whether others see the caller" }),
  places: Type.Array(
    closed({
      place: Type.Integer(),
      username: Type.String(),
      rewardedTrades: Type.Integer({ description: "Of the last 30 days" }),
    }),
    { description: "At most 20; as many trades mean the same place" },
  ),
});

export type LeaderboardView = Static<typeof leaderboardView>;

const theLeaderboard = { 200: { description: "The leaderboard", body: dataOf(leaderboardView) } };
const path = "/rest/v1/partner/leaderboard";

export const viewLeaderboard = route({
  id: "viewLeaderboard",
  method: "get",
  path,
  summary: "Partners who chose to be shown, by how many trades earned them a reward",
  access: "trader",
  answers: theLeaderboard,
});

export const chooseLeaderboard = route({
  id: "chooseLeaderboard",
  method: "put",
  path,
  summary: "Show the caller's name and number of rewarded trades to others, or no longer",
  access: "trader",
  body: LeaderboardDto,
  answers: theLeaderboard,
  refusals: ["not_partner"],
});

export const leaderboardRoutes = { viewLeaderboard, chooseLeaderboard };
