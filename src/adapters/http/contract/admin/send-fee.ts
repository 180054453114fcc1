import { Type } from "typebox";
import { closed } from "../envelope.ts";
import { route } from "../route.ts";
import { RaiseSendFeeDto, SendFeeDto } from "./send-fee-dto.ts";

const byApprovers = { access: "staff", permission: "approve_sends" } as const;

export const viewSendFee = route({
  id: "viewSendFee",
  method: "get",
  path: "/admin/api/people/{id}/send-fee",
  summary: "What a send of Bitcoin pays the network, and what it would pay after a replacement",
  ...byApprovers,
  query: SendFeeDto,
  answers: {
    200: {
      description: "In satoshi, as strings",
      body: closed({ fee: Type.String(), next: Type.String() }),
    },
  },
  refusals: ["send_not_on_its_way", "send_fee_at_most"],
});

export const raiseSendFee = route({
  id: "raiseSendFee",
  method: "post",
  path: "/admin/api/people/{id}/send-fee",
  summary:
    "Replace the transaction of a send of Bitcoin that waits for a block with one that pays more",
  ...byApprovers,
  needsFreshProof: true,
  body: RaiseSendFeeDto,
  takesKey: true,
  answers: { 200: { description: "Asked for", body: closed({}) } },
  refusals: [
    "conflict_of_interest",
    "reason_needed",
    "send_not_on_its_way",
    "send_fee_at_most",
    "send_fee_changed",
  ],
});

export const sendFeeContractRoutes = { viewSendFee, raiseSendFee };
