import { match } from "ts-pattern";
import { refuse } from "../result/result.ts";
import { admit, type Admission } from "./admission.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import {
  judgeCancel,
  judgeGiveBack,
  judgeRelease,
  judgeStaffCancel,
} from "../settlement/endings.ts";
import {
  judgeExtend,
  judgePaid,
  judgeWindowOver,
  judgeWithdrawPaid,
} from "../settlement/payment.ts";
import {
  judgeFund,
  judgeFundingHeld,
  judgeFundingOver,
  judgeFundingRefused,
} from "../settlement/funding.ts";
import {
  judgeAcceptCard,
  judgeDeclineCard,
  judgeFallback,
  judgeShareCard,
  judgeShareCode,
} from "../settlement/card-flow.ts";
import { judgeAgreeCancel } from "../agreement/agree-cancel.ts";
import { judgeAmend } from "../agreement/amend.ts";
import { judgeReQuote } from "../agreement/re-quote.ts";
import { judgeReopen } from "../agreement/reopen.ts";
import { judgeDispute, judgeStale, judgeWithdrawDispute } from "../arbitration/dispute.ts";
import { judgeVerdict } from "../arbitration/verdict.ts";
import {
  judgeAcceptVerdict,
  judgeAppeal,
  judgeAppealHearing,
  judgeAppealOver,
  judgeAppealUnheard,
} from "../arbitration/appeal.ts";
import {
  judgeChargebackReport,
  judgeConfirmChargeback,
  judgeDebtSettled,
  judgeDismissChargeback,
} from "../chargeback/chargeback.ts";
import { judgeFirstFeedback } from "./first-feedback.ts";
import { unlessItLeaves } from "../trade/halted.ts";
import type { ActorKind } from "../trade/trade-change.ts";
import type { TradeCommand } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade } from "../trade/trade.ts";

/**
 * The result of a command to a trade at one moment: the whole change, that it is already done, or a
 * refusal by value. Total: it never throws, and what the table does not name is refused. A caller
 * carries out the due deadlines first.
 */
export function decideTrade(trade: Trade, command: TradeCommand, context: TradeContext): Judgement {
  const admission = admit(trade, command, context);
  return match<Admission, Judgement>(admission)
    .with({ is: "refused" }, ({ refusal }) => refuse(refusal))
    .with({ is: "already" }, () => alreadySo(trade))
    .with({ is: "admitted" }, ({ by }) =>
      unlessItLeaves(judge(trade, command, by, context), trade, context),
    )
    .exhaustive();
}

function judge(trade: Trade, asked: TradeCommand, by: ActorKind, context: TradeContext): Judgement {
  const rest = { trade, by, context };
  return match<TradeCommand, Judgement>(asked)
    .with({ act: "fund" }, (command) => judgeFund({ ...rest, command }))
    .with({ act: "funding-held" }, (command) => judgeFundingHeld({ ...rest, command }))
    .with({ act: "funding-refused" }, (command) => judgeFundingRefused({ ...rest, command }))
    .with({ act: "funding-over" }, (command) => judgeFundingOver({ ...rest, command }))
    .with({ act: "cancel" }, (command) => judgeCancel({ ...rest, command }))
    .with({ act: "staff-cancel" }, (command) => judgeStaffCancel({ ...rest, command }))
    .with({ act: "share-card" }, (command) => judgeShareCard({ ...rest, command }))
    .with({ act: "accept-card" }, (command) => judgeAcceptCard({ ...rest, command }))
    .with({ act: "decline-card" }, (command) => judgeDeclineCard({ ...rest, command }))
    .with({ act: "fallback" }, (command) => judgeFallback({ ...rest, command }))
    .with({ act: "share-code" }, (command) => judgeShareCode({ ...rest, command }))
    .with({ act: "paid" }, (command) => judgePaid({ ...rest, command }))
    .with({ act: "withdraw-paid" }, (command) => judgeWithdrawPaid({ ...rest, command }))
    .with({ act: "extend" }, (command) => judgeExtend({ ...rest, command }))
    .with({ act: "window-over" }, (command) => judgeWindowOver({ ...rest, command }))
    .with({ act: "release" }, (command) => judgeRelease({ ...rest, command }))
    .with({ act: "give-back" }, (command) => judgeGiveBack({ ...rest, command }))
    .with({ act: "agree-cancel" }, (command) => judgeAgreeCancel({ ...rest, command }))
    .with({ act: "amend" }, (command) => judgeAmend({ ...rest, command }))
    .with({ act: "re-quote" }, (command) => judgeReQuote({ ...rest, command }))
    .with({ act: "reopen" }, (command) => judgeReopen({ ...rest, command }))
    .with({ act: "dispute" }, (command) => judgeDispute({ ...rest, command }))
    .with({ act: "stale" }, (command) => judgeStale({ ...rest, command }))
    .with({ act: "withdraw-dispute" }, (command) => judgeWithdrawDispute({ ...rest, command }))
    .with({ act: "decide-buyer" }, (command) => judgeVerdict({ ...rest, command }))
    .with({ act: "decide-seller" }, (command) => judgeVerdict({ ...rest, command }))
    .with({ act: "decide-split" }, (command) => judgeVerdict({ ...rest, command }))
    .with({ act: "appeal" }, (command) => judgeAppeal({ ...rest, command }))
    .with({ act: "appeal-over" }, (command) => judgeAppealOver({ ...rest, command }))
    .with({ act: "accept-verdict" }, (command) => judgeAcceptVerdict({ ...rest, command }))
    .with({ act: "reject-appeal" }, (command) => judgeAppealHearing({ ...rest, command }))
    .with({ act: "grant-appeal" }, (command) => judgeAppealHearing({ ...rest, command }))
    .with({ act: "appeal-unheard" }, (command) => judgeAppealUnheard({ ...rest, command }))
    .with({ act: "report-chargeback" }, (command) => judgeChargebackReport({ ...rest, command }))
    .with({ act: "dismiss-chargeback" }, (command) => judgeDismissChargeback({ ...rest, command }))
    .with({ act: "confirm-chargeback" }, (command) => judgeConfirmChargeback({ ...rest, command }))
    .with({ act: "debt-settled" }, (command) => judgeDebtSettled({ ...rest, command }))
    .with({ act: "first-feedback" }, (command) => judgeFirstFeedback({ ...rest, command }))
    .exhaustive();
}
