import { appendAudit } from "./append-audit.ts";
import { commitAggregateLocks } from "./commit-aggregate-locks.ts";
import { commitAggregateObstacle } from "./commit-aggregate-obstacle.ts";
import { commitAggregates } from "./commit-aggregates.ts";
import { commitCase } from "./commit-case.ts";
import { commitChanges } from "./commit-changes.ts";
import { commitChatLocks } from "./commit-chat-locks.ts";
import { commitDebts } from "./commit-debts.ts";
import { commitFeedback } from "./commit-feedback.ts";
import { commitFeedbackObstacle } from "./commit-feedback-obstacle.ts";
import { commitGroup } from "./commit-group.ts";
import { commitHalts } from "./commit-halts.ts";
import { commitMessages } from "./commit-messages.ts";
import { commitObstacle } from "./commit-obstacle.ts";
import { commitOwnOffers } from "./commit-own-offers.ts";
import { commitOwnOffersObstacle } from "./commit-own-offers-obstacle.ts";
import { commitPair } from "./commit-pair.ts";
import { commitPrepare } from "./commit-prepare.ts";
import { commitStanding } from "./commit-standing.ts";
import { commitStickyObstacle } from "./commit-sticky-obstacle.ts";
import { commitWrite } from "./commit-write.ts";
import { countFromNow } from "./count-from-now.ts";
import { countNewOffers } from "./count-new-offers.ts";
import { deleteOldContent } from "./delete-old-content.ts";
import { ledgerLock } from "./ledger-lock.ts";
import { ledgerOpen } from "./ledger-open.ts";
import { ledgerPeriodContent } from "./ledger-period-content.ts";
import { ledgerPeriodLink } from "./ledger-period-link.ts";
import { ledgerPost } from "./ledger-post.ts";
import { refuseToChangeHistory } from "./refuse-to-change-history.ts";
import { refuseToChangeState } from "./refuse-to-change-state.ts";
import { refuseOtherMarket } from "./refuse-other-market.ts";
import { sealLedgerPeriod } from "./seal-ledger-period.ts";
import { setStaffRole } from "./set-staff-role.ts";

/**
 * The current functions of the database, one file each. To change one, edit its file; one that is
 * removed from this list is dropped (`apply-functions.ts`).
 */
export const sqlFunctions: readonly string[] = [
  appendAudit,
  commitAggregateLocks,
  commitAggregateObstacle,
  commitAggregates,
  commitCase,
  commitChanges,
  commitChatLocks,
  commitDebts,
  commitFeedback,
  commitFeedbackObstacle,
  commitGroup,
  commitHalts,
  commitMessages,
  commitObstacle,
  commitOwnOffers,
  commitOwnOffersObstacle,
  commitPair,
  commitPrepare,
  commitStanding,
  commitStickyObstacle,
  commitWrite,
  countFromNow,
  countNewOffers,
  deleteOldContent,
  ledgerLock,
  ledgerOpen,
  ledgerPeriodContent,
  ledgerPeriodLink,
  ledgerPost,
  refuseToChangeHistory,
  refuseOtherMarket,
  refuseToChangeState,
  sealLedgerPeriod,
  setStaffRole,
];
