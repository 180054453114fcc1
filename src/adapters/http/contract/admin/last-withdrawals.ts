import { Type, type Static } from "typebox";
import { sendStates } from "../../../../domain/send/send.ts";
import { closed, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { instant } from "./shared-views.ts";

const lastWithdrawalsView = view("LastWithdrawals", {
  isBanned: Type.Boolean(),
  /** Whether they proved their ID before. */
  isIdKnown: Type.Boolean(),
  /** To addresses, since the ban; newest first. */
  sends: Type.Array(
    closed({
      cryptoCurrencyCode: Type.String(),
      /** In base units. */
      amount: Type.String(),
      state: oneOf(sendStates),
      requestedAt: instant,
    }),
  ),
  /** What staff allowed since the ban; newest first. */
  permits: Type.Array(closed({ by: Type.String(), reason: Type.String(), givenAt: instant })),
});

export type LastWithdrawalsView = Static<typeof lastWithdrawalsView>;

const path = "/admin/api/people/{id}/withdrawals";
const theWithdrawals = {
  200: { description: "What a banned person took out, and may", body: lastWithdrawalsView },
};

export const viewLastWithdrawals = route({
  id: "viewLastWithdrawals",
  method: "get",
  path,
  summary: "What a banned person withdrew since the ban; reading it is logged",
  access: "staff",
  permission: "lock_accounts",
  answers: theWithdrawals,
});

export const allowWithdrawal = route({
  id: "allowWithdrawal",
  method: "post",
  path,
  summary: "Let a banned person withdraw what is theirs, though they did, or their ID is unknown",
  access: "staff",
  permission: "lock_accounts",
  needsFreshProof: true,
  body: CaseReasonDto,
  takesKey: true,
  answers: theWithdrawals,
  refusals: ["conflict_of_interest", "reason_needed", "not_banned"],
});

export const lastWithdrawalContractRoutes = { viewLastWithdrawals, allowWithdrawal };
