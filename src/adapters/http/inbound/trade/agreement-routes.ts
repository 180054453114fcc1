import type { Actor } from "../../../../application/actor/actor.ts";
import type { AcceptProposal } from "../../../../application/trade/accept-proposal.ts";
import type { PartyAct } from "../../../../application/trade/party-act.ts";
import type { Propose } from "../../../../application/trade/propose.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/trade/agreement.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { carryOutPartyAct } from "./carry-out-party-act.ts";
import { showTrade, type ShowTradeUseCases } from "./show-trade.ts";

/** Use cases behind the agreement routes. */
interface AgreementUseCases extends ShowTradeUseCases {
  readonly partyAct: PartyAct;
  readonly propose: Propose;
  readonly acceptProposal: AcceptProposal;
}

/** What the parties grant and propose to each other: every action returns the updated trade. */
export function agreementRoutes(useCases: AgreementUseCases): readonly BoundRoute[] {
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? showTrade(useCases, actor, result.value) : actRefusalOf(result.refusal);
  return [
    bind(contract.fundTrade).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "fundTrade", call, { act: "fund" }),
      ),
    ),
    bind(contract.extendWindow).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "extendWindow", call, { act: "extend" }),
      ),
    ),
    bind(contract.fallBack).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "fallBack", call, { act: "fallback" }),
      ),
    ),
    bind(contract.withdrawPaid).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "withdrawPaid", call, { act: "withdraw-paid" }),
      ),
    ),
    bind(contract.propose).to(async (call) => {
      const { actor, parameters, body } = call;
      const { kind, received, paid_late: paidLate, password, code, passkey } = body;
      const key = commandKey("propose", { ...call, body: { kind, received, paidLate } });
      const offered = { kind, received, paidLate, proof: { password, code, passkey } };
      return answer(actor, await useCases.propose.execute(actor, parameters.id, offered, key));
    }),
    bind(contract.acceptProposal).to(async (call) => {
      const { actor, parameters, body } = call;
      const { id, proposalId } = parameters;
      const { password, code, passkey, price_seen: priceSeen } = body;
      const confirmed = { proof: { password, code, passkey }, priceSeen };
      const key = commandKey("acceptProposal", { ...call, body: {} });
      const { acceptProposal } = useCases;
      return answer(actor, await acceptProposal.execute(actor, id, proposalId, confirmed, key));
    }),
    bind(contract.declineProposal).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "declineProposal", call, {
          act: "decline",
          proposalId: call.parameters.proposalId,
        }),
      ),
    ),
  ];
}
