import type { RefusalCode } from "../../../../src/adapters/http/contract/refusals.ts";
import type { CastTrade, Stage } from "../../../support/trader-cast.ts";
import type { Sent } from "../../../support/page-visitor.ts";

/** Everybody who may call; `held` is restricted or frozen, `owner` has the offer. */
export type Who =
  | "nobody"
  | "staff"
  | "banned"
  | "stranger"
  | "held"
  | "buyer"
  | "seller"
  | "owner";

/** What a caller is answered: the thing itself, or the code of the refusal. */
export type Outcome = "ok" | RefusalCode;

/** What a call is about. */
export interface About extends CastTrade {
  /** An offer of ana's. */
  readonly offer: string;
  /** A session of ana's. */
  readonly session: string;
}

/** Who is answered what, in the order in which they call; whoever is not named is not asked. */
export interface Row {
  readonly answers: readonly (readonly [Who, Outcome])[];
  /** How far the trade has to be. */
  readonly stage?: Stage;
  readonly sent?: (about: About) => Sent;
}

export type Sends = Row["sent"];

/** The same answer to all. */
export const open = (outcome: Outcome, sent?: Sends): Row => ({
  answers: all(["nobody", "staff", "banned", "stranger", "held"], outcome),
  ...(sent && { sent }),
});

/** Everybody who is signed in, for himself. */
export const signedIn = (outcome: Outcome, sent?: Sends, held: Outcome = outcome): Row => ({
  answers: [...notSignedIn, ["held", held], ["stranger", outcome]],
  ...(sent && { sent }),
});

/** The parties of a trade alone; to everybody else there is none. */
export const ofParties = (
  stage: Stage,
  parties: readonly (readonly ["buyer" | "seller", Outcome])[],
  body?: object,
): Row => ({
  stage,
  answers: [...notSignedIn, ...others, ...parties],
  sent: (about) => ({
    parameters: { id: about.id, tradeHash: about.id, proposalId: about.proposalId },
    ...(body && { body }),
  }),
});

/** The owner of an offer alone. */
export const ofOwner = (outcome: Outcome, body?: object): Row => ({
  answers: [...notSignedIn, ...others, ["owner", outcome]],
  sent: (about) => ({
    parameters: { id: about.offer, hash: about.offer },
    ...(body && { body }),
  }),
});

export function all(who: readonly Who[], outcome: Outcome): (readonly [Who, Outcome])[] {
  return who.map((each) => [each, outcome]);
}

export const notSignedIn = all(["nobody", "staff", "banned"], "unauthenticated");
export const others = all(["stranger", "held"], "not_found");
