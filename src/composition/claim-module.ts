import { ContainerModule } from "inversify";
import { adminChargebackRoutes } from "../adapters/http/inbound/admin/chargeback-routes.ts";
import { chargebackRoutes } from "../adapters/http/inbound/claim/chargeback-routes.ts";
import { PostgresClaimStore } from "../adapters/persistence/claim/postgres-claim-store.ts";
import { AgreeRepaymentPlan } from "../application/claim/agree-repayment-plan.ts";
import { AnswerChargeback } from "../application/claim/answer-chargeback.ts";
import { JudgeChargeback } from "../application/claim/judge-chargeback.ts";
import { ListChargebacks } from "../application/claim/list-chargebacks.ts";
import { ReportChargeback } from "../application/claim/report-chargeback.ts";
import { SettleClaims } from "../application/claim/settle-claims.ts";
import { ViewChargeback } from "../application/claim/view-chargeback.ts";
import { WithdrawRepaymentPlan } from "../application/claim/withdraw-repayment-plan.ts";
import { WriteOffClaim } from "../application/claim/write-off-claim.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { caseTokens } from "./case-desk-module.ts";
import { chatTokens } from "./chat-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";
import { showTradeTokens } from "./trade-module.ts";
import { roundKind } from "./feature-job.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the feature claim. */
export const claimTokens = {
  claims: token<PostgresClaimStore>("claims"),
  reportChargeback: token<ReportChargeback>("reportChargeback"),
  answerChargeback: token<AnswerChargeback>("answerChargeback"),
  settleClaims: token<SettleClaims>("settleClaims"),
  listChargebacks: token<ListChargebacks>("listChargebacks"),
  viewChargeback: token<ViewChargeback>("viewChargeback"),
  judgeChargeback: token<JudgeChargeback>("judgeChargeback"),
  writeOffClaim: token<WriteOffClaim>("writeOffClaim"),
  agreeRepaymentPlan: token<AgreeRepaymentPlan>("agreeRepaymentPlan"),
  withdrawRepaymentPlan: token<WithdrawRepaymentPlan>("withdrawRepaymentPlan"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = claimTokens;
  const { desk } = tradeTokens;
  const { changes } = tokens;
  bind(t.claims).toResolvedValue((pool) => new PostgresClaimStore(pool), [tokens.dataSource]);
  bind(t.reportChargeback).toResolvedValue(
    (trades, loads, attachments, chats, policy) =>
      new ReportChargeback({ desk: trades, trades: loads, attachments, chats, policy }),
    [
      desk,
      tradeTokens.trades,
      attachmentTokens.attachments,
      chatTokens.chats,
      policyTokens.dispute,
    ],
  );
  bind(t.answerChargeback).toResolvedValue(
    (trades, policy) => new AnswerChargeback(trades, policy),
    [desk, policyTokens.dispute],
  );
  bind(t.settleClaims).toResolvedValue(
    (claims, commits, trades) => new SettleClaims(claims, commits, trades),
    [t.claims, changes, desk],
  );
  bind(t.listChargebacks).toResolvedValue((claims) => new ListChargebacks(claims), [t.claims]);
  bind(t.viewChargeback).toResolvedValue(
    (views, trades, audit, attachments, addresses) =>
      new ViewChargeback({ views, desk: trades, audit, attachments, addresses }),
    [
      tokens.tradeViews,
      desk,
      staffTokens.auditLog,
      attachmentTokens.attachments,
      attachmentTokens.addresses,
    ],
  );
  bind(t.judgeChargeback).toResolvedValue(
    (cases) => new JudgeChargeback(cases),
    [caseTokens.cases],
  );
  bind(t.writeOffClaim).toResolvedValue((cases) => new WriteOffClaim(cases), [caseTokens.cases]);
  bind(t.agreeRepaymentPlan).toResolvedValue(
    (cases) => new AgreeRepaymentPlan(cases),
    [caseTokens.cases],
  );
  bind(t.withdrawRepaymentPlan).toResolvedValue(
    (cases) => new WithdrawRepaymentPlan(cases),
    [caseTokens.cases],
  );
});

/** The feature claim: payments that were reversed, and what is owed for them. */
export const claim: Feature = {
  module: parts,
  routes: () => [served(chargebackRoutes, { ...showTradeTokens, ...claimTokens })],
  consoleRoutes: () => [served(adminChargebackRoutes, claimTokens)],
  jobs: () => [
    (found) => ({
      kind: roundKind("settle-claims", 60),
      rounds: { everySeconds: 5 },
      run: () => found.get(claimTokens.settleClaims).execute(),
    }),
  ],
};
