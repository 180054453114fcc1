import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";

/** What the platform owes on a day. Totals in base units, as strings. */
export const publicationView = view("LiabilityPublication", {
  /** UTC. */
  day: Type.String(),
  coins: Type.Array(
    closed({
      asset: Type.String(),
      /** Of the tree of everything that people own of the coin. */
      root: Type.String(),
      total: Type.String(),
    }),
  ),
  /** The hash of the publication before; zeros for the first. */
  previous: Type.String(),
  hash: Type.String(),
});

export type LiabilityPublicationView = Static<typeof publicationView>;

/** A file that its owner checks by themselves (docs/liabilities.md). */
const proofView = view("LiabilityProof", {
  format: Type.Literal("peerhold-liability-proof/1"),
  day: Type.String(),
  /** The owner's account, as the leaves name it. */
  owner: Type.String(),
  publication: publicationView,
  coins: Type.Array(
    closed({
      asset: Type.String(),
      /** Everything that they own of the coin. */
      units: Type.String(),
      parts: Type.Array(
        closed({
          nonce: Type.String(),
          units: Type.String(),
          path: Type.Array(
            closed({
              side: Type.Union([Type.Literal("left"), Type.Literal("right")]),
              hash: Type.String(),
              units: Type.String(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const listLiabilities = route({
  id: "listLiabilities",
  method: "get",
  path: "/rest/v1/liabilities",
  summary: "What the platform owes, day by day, as a chain of hashes; the oldest first",
  access: "anyone",
  answers: {
    200: {
      description: "A file that anybody checks",
      body: dataOf(
        closed({
          format: Type.Literal("peerhold-liability-chain/1"),
          publications: Type.Array(publicationView),
        }),
      ),
    },
  },
});

export const proveLiability = route({
  id: "proveLiability",
  method: "get",
  path: "/rest/v1/liabilities/mine",
  summary: "The trader's own parts of the newest trees, with their paths to the roots",
  access: "trader",
  answers: { 200: { description: "A file to check", body: dataOf(proofView) } },
  refusals: ["not_found"],
});

export const liabilityRoutes = { listLiabilities, proveLiability };
