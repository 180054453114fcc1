import type { Actor } from "../../../../application/actor/actor.ts";
import type { AcceptProposal } from "../../../../application/trade/accept-proposal.ts";
import type { DeclineProposal } from "../../../../application/trade/decline-proposal.ts";
import type { ExtendWindow } from "../../../../application/trade/extend-window.ts";
import type { FundTrade } from "../../../../application/trade/fund-trade.ts";
import type { Propose } from "../../../../application/trade/propose.ts";
import type { WithdrawPaid } from "../../../../application/trade/withdraw-paid.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/trade/agreement.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { showTrade, type ShowTradeUseCases } from "./show-trade.ts";

/** Use cases behind the agreement routes. */
interface AgreementUseCases extends ShowTradeUseCases {
  readonly fundTrade: FundTrade;
  readonly extendWindow: ExtendWindow;
  readonly withdrawPaid: WithdrawPaid;
  readonly propose: Propose;
  readonly acceptProposal: AcceptProposal;
  readonly declineProposal: DeclineProposal;
}

/** What the parties grant and propose to each other: every action returns the updated trade. */
export function agreementRoutes(useCases: AgreementUseCases): readonly BoundRoute[] {
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? showTrade(useCases, actor, result.value) : actRefusalOf(result.refusal);
  return [
    bind(contract.fundTrade).to(async (call) => {
      const { actor, parameters } = call;
      const key = commandKey("fundTrade", call);
      return answer(actor, await useCases.fundTrade.execute(actor, parameters.id, key));
    }),
    bind(contract.extendWindow).to(async (call) => {
      const { actor, parameters } = call;
      const key = commandKey("extendWindow", call);
      return answer(actor, await useCases.extendWindow.execute(actor, parameters.id, key));
    }),
    bind(contract.withdrawPaid).to(async (call) => {
      const { actor, parameters } = call;
      const key = commandKey("withdrawPaid", call);
      return answer(actor, await useCases.withdrawPaid.execute(actor, parameters.id, key));
    }),
    bind(contract.propose).to(async (call) => {
      const { actor, parameters, body } = call;
      const { kind, received, paid_late: paidLate, password } = body;
      const key = commandKey("propose", { ...call, body: { kind, received, paidLate } });
      const offered = { kind, received, paidLate, password };
      return answer(actor, await useCases.propose.execute(actor, parameters.id, offered, key));
    }),
    bind(contract.acceptProposal).to(async (call) => {
      const { actor, parameters, body } = call;
      const { id, proposalId } = parameters;
      const { password, price_seen: priceSeen } = body;
      const confirmed = { password, priceSeen };
      const key = commandKey("acceptProposal", { ...call, body: {} });
      const { acceptProposal } = useCases;
      return answer(actor, await acceptProposal.execute(actor, id, proposalId, confirmed, key));
    }),
    bind(contract.declineProposal).to(async (call) => {
      const { actor, parameters } = call;
      const { id, proposalId } = parameters;
      const key = commandKey("declineProposal", call);
      return answer(actor, await useCases.declineProposal.execute(actor, id, proposalId, key));
    }),
  ];
}
