import { Type, type Static } from "typebox";
import { answersProofs } from "../../../../domain/factor-reset/factor-reset.ts";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { DecideFactorResetDto } from "./decide-factor-reset-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

const resetView = view("FactorReset", {
  id: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  answers: Type.Unsafe<(typeof answersProofs)[number]>(
    Type.String({ enum: [...answersProofs], description: "What the security questions showed" }),
  ),
  askedAt: instant,
  proposed: orNull(closed({ by: Type.String(), words: Type.String(), at: instant })),
  closed: orNull(
    closed({
      outcome: Type.Union([
        Type.Literal("done"),
        Type.Literal("declined"),
        Type.Literal("stopped"),
      ]),
      by: orNull(Type.String({ description: "null: its owner stopped it" })),
      words: Type.String(),
      at: instant,
    }),
  ),
});

export type FactorResetView = Static<typeof resetView>;

const theReset = { 200: { description: "The request now", body: resetView } };

/** Filters: `q` (the beginning of a name), `open` ("true" or "false"). */
export const listFactorResets = route({
  id: "listFactorResets",
  method: "get",
  path: "/admin/api/factor-resets",
  summary: "Who lost their second factor, longest waiting first; the total is in Content-Range",
  access: "staff",
  permission: "reset_factors",
  query: ListDto,
  answers: { 200: { description: "Requests", body: Type.Array(resetView) } },
});

export const viewFactorReset = route({
  id: "viewFactorReset",
  method: "get",
  path: "/admin/api/factor-resets/{id}",
  summary: "A request to turn two-factor off; reading it is logged",
  access: "staff",
  permission: "reset_factors",
  answers: theReset,
});

export const decideFactorReset = route({
  id: "decideFactorReset",
  method: "post",
  path: "/admin/api/people/{id}/factor-reset",
  summary:
    "Propose to turn a person's two-factor off, approve that as the second person, or decline",
  access: "staff",
  permission: "reset_factors",
  needsFreshProof: true,
  body: DecideFactorResetDto,
  takesKey: true,
  answers: theReset,
  refusals: [
    "conflict_of_interest",
    "reason_needed",
    "reset_over",
    "owner_not_proven",
    "reset_proposed",
    "not_proposed",
    "second_person_needed",
  ],
});

export const factorResetContractRoutes = { listFactorResets, viewFactorReset, decideFactorReset };
