import type { OpenTradeFile } from "../../../../application/requirement/open-trade-file.ts";
import type { ShowRequirements } from "../../../../application/requirement/show-requirements.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/requirement/requirement.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { fileFault } from "../attachment/file-fault.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { showTrade, type ShowTradeUseCases } from "../trade/show-trade.ts";

/** Use cases behind the routes of requirements. */
interface RequirementUseCases extends ShowTradeUseCases {
  readonly showRequirements: ShowRequirements;
  readonly openTradeFile: OpenTradeFile;
}

/** What the flow of a trade requires, and its files. */
export function requirementRoutes(useCases: RequirementUseCases): readonly BoundRoute[] {
  const { showRequirements, openTradeFile } = useCases;
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? showTrade(useCases, actor, result.value) : actRefusalOf(result.refusal);
  return [
    bind(contract.uploadRequirements).to(async ({ actor, parameters, body }) => {
      const shown = await showRequirements.upload(actor, parameters.id, body.requirements);
      if (shown.ok || shown.refusal.code !== "attachment_unknown") return answer(actor, shown);
      const { code, requirementIds } = shown.refusal;
      return { refusal: code, details: requirementIds.map((field) => fileFault(field, code)) };
    }),
    bind(contract.meetRequirement).to(async ({ actor, parameters, body }) =>
      answer(actor, await showRequirements.meet(actor, parameters.id, body.requirementId)),
    ),
    bind(contract.reviewRequirement).to(async ({ actor, parameters, body }) => {
      const { requirementId, status } = body;
      const done = await showRequirements.review(actor, parameters.id, requirementId, status);
      return answer(actor, done);
    }),
    bind(contract.readTradeFile).to(async ({ actor, parameters, body }) => {
      const url = await openTradeFile.execute(actor, parameters.id, body.url);
      return url === undefined ? { refusal: "not_found" } : ok({ url });
    }),
  ];
}
