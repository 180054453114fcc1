import type { Guard } from "./guard.ts";

const obstacle = "src/adapters/persistence/functions/commit-obstacle.ts";
const special = "test/adapters/persistence/offer/special-starts.test.ts";
const besideOthers = "starts on a special offer, beside each other";

/** What a start on a special offer checks under the locks. */
export const specialOfferGuards: readonly Guard[] = [
  {
    name: "special-offer-once",
    kind: "check under the lock",
    keeps: "a special offer is taken once",
    without: [
      {
        file: obstacle,
        is: "AND NOT EXISTS (SELECT FROM trade t WHERE t.offer_id = o.id)",
        becomes: "",
      },
    ],
    red: {
      file: special,
      titled: `${besideOthers} begin nothing on one that was taken after the decision`,
    },
  },
  {
    name: "special-offer-in-time",
    kind: "time limit",
    keeps: "a special offer is not taken after its day",
    without: [
      {
        file: obstacle,
        is: "o.special_until > moment",
        becomes: "o.special_until IS NOT NULL",
      },
    ],
    red: {
      file: special,
      titled: `${besideOthers} begin nothing on one whose day ended after the decision`,
    },
  },
];
