import type { Actor } from "../../../../application/actor/actor.ts";
import type { PartyAct } from "../../../../application/trade/party-act.ts";
import type { AppealVerdict } from "../../../../application/dispute/appeal-verdict.ts";
import type { OpenDispute } from "../../../../application/dispute/open-dispute.ts";
import {
  disputeReasonRows,
  findDisputeReason,
} from "../../../../domain/dispute/dispute-reasons.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/dispute/dispute.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { carryOutPartyAct } from "../trade/carry-out-party-act.ts";
import { showTrade, type ShowTradeUseCases } from "../trade/show-trade.ts";

/** Use cases behind the dispute routes. */
interface DisputeUseCases extends ShowTradeUseCases {
  readonly openDispute: OpenDispute;
  readonly partyAct: PartyAct;
  readonly appealVerdict: AppealVerdict;
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
    bind(contract.withdrawDispute).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "withdrawDispute", call, {
          act: "withdraw-dispute",
        }),
      ),
    ),
    bind(contract.appealVerdict).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("appealVerdict", call);
      const { text } = body;
      return answer(actor, await useCases.appealVerdict.execute(actor, parameters.id, text, key));
    }),
    bind(contract.acceptVerdict).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "acceptVerdict", call, { act: "accept-verdict" }),
      ),
    ),
  ];
}
