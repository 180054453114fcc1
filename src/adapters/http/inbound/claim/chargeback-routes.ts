import type { Actor } from "../../../../application/actor/actor.ts";
import type { AnswerChargeback } from "../../../../application/claim/answer-chargeback.ts";
import type { ReportChargeback } from "../../../../application/claim/report-chargeback.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/claim/chargeback.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { showTrade, type ShowTradeUseCases } from "../trade/show-trade.ts";

/** Use cases behind the chargeback routes. */
interface ChargebackUseCases extends ShowTradeUseCases {
  readonly reportChargeback: ReportChargeback;
  readonly answerChargeback: AnswerChargeback;
}

/** Reversed payments: both actions return the updated trade. */
export function chargebackRoutes(useCases: ChargebackUseCases): readonly BoundRoute[] {
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok
      ? showTrade(useCases, actor, result.value)
      : { refusal: result.refusal.code as Refused["code"] };
  return [
    bind(contract.reportChargeback).to(async (call) => {
      const { actor, body } = call;
      const form = {
        text: body.text,
        bankReference: body.bank_reference,
        amount: body.amount,
        date: body.date,
        attachmentId: body.attachment_id,
        isVerifiedCorrectly: body.is_verified_correctly,
      };
      const key = commandKey("reportChargeback", call);
      const { reportChargeback } = useCases;
      return answer(actor, await reportChargeback.execute(actor, body.trade_id, form, key));
    }),
    bind(contract.answerChargeback).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("answerChargeback", call);
      const { answerChargeback } = useCases;
      return answer(actor, await answerChargeback.execute(actor, parameters.id, body.text, key));
    }),
  ];
}
