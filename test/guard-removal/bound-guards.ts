import type { Guard } from "./guard.ts";

const obstacle = "src/adapters/persistence/functions/commit-obstacle.ts";
const contract = "test/adapters/persistence/commit-contract.test.ts";
const bounded = "commits on PostgreSQL let nobody exceed the limit on";

/** What a change checks under its locks of the bounds of a level. */
export const boundGuards: readonly Guard[] = [
  {
    name: "bound-on-active-trades",
    kind: "check under the lock",
    keeps: "nobody has more active trades than allowed",
    without: [
      {
        file: obstacle,
        is: "WHERE u.active_trades + (x ->> 'active')::integer > (x ->> 'most_active')::integer",
        becomes: "WHERE false",
      },
    ],
    red: { file: contract, titled: `${bounded} active trades` },
  },
  {
    name: "bound-on-active-value",
    kind: "check under the lock",
    keeps: "nobody has a higher value in active trades than allowed",
    without: [
      {
        file: obstacle,
        is: "> (x ->> 'most_active_usd_cents')::numeric",
        becomes: "> NULL::numeric",
      },
    ],
    red: { file: contract, titled: `${bounded} the value of active trades` },
  },
  {
    name: "bound-on-total-value",
    kind: "check under the lock",
    keeps: "nobody trades more in total than their level allows",
    without: [
      {
        file: obstacle,
        is: "> (x ->> 'most_total_usd_cents')::numeric",
        becomes: "> NULL::numeric",
      },
    ],
    red: { file: contract, titled: `${bounded} the value of all trades` },
  },
  {
    name: "bound-on-a-day",
    kind: "check under the lock",
    keeps: "nobody trades more in a day than their level allows",
    without: [
      {
        file: obstacle,
        is: "> (x ->> 'most_recent_usd_cents')::numeric",
        becomes: "> NULL::numeric",
      },
    ],
    red: { file: contract, titled: `${bounded} the value of a day` },
  },
];
