import { Type, type Static } from "typebox";
import { heldStates } from "../../../../domain/deposit/held-deposit.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ReviewDepositDto } from "./review-deposit-dto.ts";
import { instant } from "./shared-views.ts";

const heldDepositsView = view("HeldDeposits", {
  deposits: Type.Array(
    closed({
      id: Type.String(),
      traderId: Type.String(),
      username: Type.String(),
      state: oneOf(heldStates),
      cryptoCurrencyCode: Type.String(),
      /** Base units. */
      amount: Type.String(),
      transaction: Type.String(),
      /** The blocked address that it comes from; null while nobody could say. */
      blockedSender: orNull(Type.String()),
      seenAt: instant,
      /** Whether the viewer can decide about it. */
      canRule: Type.Boolean(),
    }),
  ),
});

export type HeldDepositsView = Static<typeof heldDepositsView>;

const bySupervisors = { access: "staff", permission: "approve_sends" } as const;
const answers = { 200: { description: "Deposits that are not credited", body: heldDepositsView } };

export const viewHeldDeposits = route({
  id: "viewHeldDeposits",
  method: "get",
  path: "/admin/api/held-deposits",
  summary: "Deposits from blocked addresses, and those of which nobody could say so yet",
  ...bySupervisors,
  answers,
});

export const reviewDeposit = route({
  id: "reviewDeposit",
  method: "post",
  path: "/admin/api/people/{id}/deposit-review",
  summary: "Release a deposit that is held because of where it comes from, or keep holding it",
  ...bySupervisors,
  needsFreshProof: true,
  body: ReviewDepositDto,
  takesKey: true,
  answers,
  refusals: ["conflict_of_interest", "reason_needed", "deposit_not_held"],
});

export const heldDepositContractRoutes = { viewHeldDeposits, reviewDeposit };
