import type {
  Leaderboard,
  ViewLeaderboard,
} from "../../../../application/partner/view-leaderboard.ts";
import * as contract from "../../contract/partner/leaderboard.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Partners who chose to be shown. */
export function leaderboardRoutes({
  viewLeaderboard,
}: {
  readonly viewLeaderboard: ViewLeaderboard;
}): readonly BoundRoute[] {
  return [
    bind(contract.viewLeaderboard).to(async ({ actor }) =>
      ok(present(await viewLeaderboard.execute(actor.traderId))),
    ),
    bind(contract.chooseLeaderboard).to(async ({ actor: { traderId }, body }) => {
      const chosen = await viewLeaderboard.choose(traderId, body.listed);
      return chosen.ok
        ? ok(present(await viewLeaderboard.execute(traderId)))
        : { refusal: chosen.refusal.code };
    }),
  ];
}

function present({ isListed, lines }: Leaderboard): contract.LeaderboardView {
  return {
    isListed,
    places: lines.map(({ place, username, trades }) => ({
      place,
      username,
      rewardedTrades: trades,
    })),
  };
}
