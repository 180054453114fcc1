import type { TradeRecord } from "../../../../application/ports/trade-store.ts";
import type { ListOwnCases } from "../../../../application/own-case/list-own-cases.ts";
import type { OpenOwnCases } from "../../../../application/own-case/open-own-cases.ts";
import { casesPath } from "../../contract/own-case/cases-path.ts";
import * as contract from "../../contract/own-case/own-case.ts";
import { setSessionCookie } from "../account/cookies.ts";
import { visitorOf } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentDisputeCase } from "../trade/dispute-presenter.ts";
import { presentCard } from "../trade/trade-presenter.ts";

/** What the routes call. */
interface OwnCaseUseCases {
  readonly openOwnCases: OpenOwnCases;
  readonly listOwnCases: ListOwnCases;
}

/** What is left of an account that is banned. */
export function ownCaseRoutes(useCases: OwnCaseUseCases): readonly BoundRoute[] {
  return [
    bind(contract.openOwnCases).to(async ({ body: { token }, request }) => {
      const opened = await useCases.openOwnCases.execute(token, visitorOf(request));
      if (!opened.ok) return { refusal: opened.refusal.code };
      const headers = { "Set-Cookie": setSessionCookie(opened.value.token) };
      return { ...ok({ redirectTo: casesPath }), headers };
    }),
    bind(contract.listOwnCases).to(async ({ actor }) => {
      const cases = await useCases.listOwnCases.execute(actor);
      const { username, traderId } = actor;
      return ok({ username, cases: cases.map((each) => present(each, traderId)) });
    }),
  ];
}

function present(record: TradeRecord, traderId: string): contract.OwnCaseView {
  const { terms, policy } = record;
  return {
    ...presentCard({ ...record, paymentMethod: terms.paymentMethod }, traderId),
    disputeCase: presentDisputeCase(record, traderId, policy.dispute),
  };
}
