import type { Actor } from "../../../../application/actor/actor.ts";
import type { AcceptVerdict } from "../../../../application/dispute/accept-verdict.ts";
import type { AppealVerdict } from "../../../../application/dispute/appeal-verdict.ts";
import type { OpenDispute } from "../../../../application/dispute/open-dispute.ts";
import type { WithdrawDispute } from "../../../../application/dispute/withdraw-dispute.ts";
import {
  disputeReasonRows,
  findDisputeReason,
} from "../../../../domain/dispute/dispute-reasons.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/dispute/dispute.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { showTrade, type ShowTradeUseCases } from "../trade/show-trade.ts";

/** Use cases behind the dispute routes. */
interface DisputeUseCases extends ShowTradeUseCases {
  readonly openDispute: OpenDispute;
  readonly withdrawDispute: WithdrawDispute;
  readonly appealVerdict: AppealVerdict;
  readonly acceptVerdict: AcceptVerdict;
}

/** Disputes and appeals by the parties: every action returns the updated trade. */
export function disputeRoutes(useCases: DisputeUseCases): readonly BoundRoute[] {
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok
      ? showTrade(useCases, actor, result.value)
      : { refusal: result.refusal.code as Refused["code"] };
  return [
    bind(contract.listDisputeReasons).to(async () =>
      ok(disputeReasonRows.map((row) => ({ ...row, side: row.side ?? null }))),
    ),
    bind(contract.openDispute).to(async (call) => {
      const { actor, parameters, body } = call;
      const reason = findDisputeReason(body.dispute_reason_id);
      if (!reason) return { refusal: "validation" };
      const asked = { reason, text: body.dispute_reason_text ?? "" };
      const key = commandKey("openDispute", call);
      return answer(actor, await useCases.openDispute.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.withdrawDispute).to(async (call) => {
      const { actor, parameters } = call;
      const key = commandKey("withdrawDispute", call);
      return answer(actor, await useCases.withdrawDispute.execute(actor, parameters.id, key));
    }),
    bind(contract.appealVerdict).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("appealVerdict", call);
      const { text } = body;
      return answer(actor, await useCases.appealVerdict.execute(actor, parameters.id, text, key));
    }),
    bind(contract.acceptVerdict).to(async (call) => {
      const { actor, parameters } = call;
      const key = commandKey("acceptVerdict", call);
      return answer(actor, await useCases.acceptVerdict.execute(actor, parameters.id, key));
    }),
  ];
}
