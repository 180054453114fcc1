/** For how long a rewarded trade counts on the leaderboard. */
export const leaderboardSeconds = 30 * 86_400;

/** How many partners are shown. */
export const leaderboardPlaces = 20;

/** A partner who chose to be shown. */
interface Ranked {
  readonly username: string;
  /** Trades of people they brought that earned a reward lately. */
  readonly trades: number;
}

/** A line of the leaderboard; as many trades mean the same place. */
export interface LeaderboardLine extends Ranked {
  readonly place: number;
}

/** Gives places to partners: the most trades first, equals by name, nobody without a trade. */
export function placesOf(partners: readonly Ranked[]): readonly LeaderboardLine[] {
  const ranked = partners
    .filter(({ trades }) => trades > 0)
    .toSorted(
      (one, other) => other.trades - one.trades || (one.username < other.username ? -1 : 1),
    );
  return ranked.map((each) => ({
    ...each,
    place: 1 + ranked.findIndex(({ trades }) => trades === each.trades),
  }));
}
