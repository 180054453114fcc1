import type { RouteContract } from "../route.ts";
import { adminAnnouncementRoutes } from "./announcements.ts";
import { adminArticleRoutes } from "./articles.ts";
import { adminCatalogueRoutes } from "./catalogue.ts";
import { adminBackgroundRoutes } from "./background-work.ts";
import { bankListContractRoutes } from "./bank-lists.ts";
import { booksRoutes } from "./books.ts";
import { channelRoutes } from "./lightning.ts";
import { providerDeskRoutes } from "./provider-orders.ts";
import { spotDeskRoutes } from "./spot.ts";
import { cardDeskRoutes } from "./virtual-cards.ts";
import { liabilitiesRoutes } from "./liabilities.ts";
import { reconciliationRoutes } from "./reconciliation.ts";
import { sendQueueRoutes } from "./sends.ts";
import { hotAccountRoutes } from "./hot-accounts.ts";
import { sendFeeContractRoutes } from "./send-fee.ts";
import { blockedAddressContractRoutes } from "./blocked-addresses.ts";
import { heldDepositContractRoutes } from "./held-deposits.ts";
import { paymentBesidesContractRoutes } from "./payments-besides.ts";
import { caseRoutes } from "./case.ts";
import { adminChargebackContracts } from "./chargebacks.ts";
import { ownAccountContractRoutes } from "./own-account.ts";
import { featureRequestContractRoutes } from "./feature-requests.ts";
import { chatDeskRoutes } from "./chats.ts";
import { peopleRoutes } from "./people.ts";
import { personAccessContractRoutes } from "./person-access.ts";
import { factorResetContractRoutes } from "./factor-resets.ts";
import { lastWithdrawalContractRoutes } from "./last-withdrawals.ts";
import { releaseConsentContractRoutes } from "./release-consents.ts";
import { documentContractRoutes } from "./documents.ts";
import { badgeApplicationContractRoutes } from "./badge-applications.ts";
import { personReportContractRoutes } from "./person-reports.ts";
import { ownerCheckRoutes } from "./security-questions.ts";
import { adminPolicyRoutes } from "./policy.ts";
import { reputationDeskContracts } from "./reputations.ts";
import { offerDecisionRoutes } from "./offer-decisions.ts";
import { moderatedOfferRoutes } from "./offers.ts";
import { securityContractRoutes } from "./security-events.ts";
import { staffContractRoutes } from "./staff.ts";
import { supportDeskContractRoutes } from "./support-desk.ts";
import { staffPasskeyContractRoutes } from "./staff-passkeys.ts";
import { verificationDeskRoutes } from "./verifications.ts";
import { companyDeskRoutes } from "./company-applications.ts";
import { manualFeeDeskRoutes } from "./manual-fees.ts";
import { adminHaltRoutes } from "./halts.ts";
import { teamContractRoutes } from "./team.ts";

/** Every console route by its id, one line per feature. */
export const adminContracts = {
  ...staffContractRoutes,
  ...teamContractRoutes,
  ...securityContractRoutes,
  ...ownAccountContractRoutes,
  ...staffPasskeyContractRoutes,
  ...featureRequestContractRoutes,
  ...caseRoutes,
  ...adminChargebackContracts,
  ...peopleRoutes,
  ...ownerCheckRoutes,
  ...personAccessContractRoutes,
  ...personReportContractRoutes,
  ...reputationDeskContracts,
  ...badgeApplicationContractRoutes,
  ...factorResetContractRoutes,
  ...releaseConsentContractRoutes,
  ...supportDeskContractRoutes,
  ...lastWithdrawalContractRoutes,
  ...chatDeskRoutes,
  ...moderatedOfferRoutes,
  ...offerDecisionRoutes,
  ...companyDeskRoutes,
  ...verificationDeskRoutes,
  ...manualFeeDeskRoutes,
  ...adminHaltRoutes,
  ...adminPolicyRoutes,
  ...adminAnnouncementRoutes,
  ...adminArticleRoutes,
  ...adminCatalogueRoutes,
  ...documentContractRoutes,
  ...bankListContractRoutes,
  ...adminBackgroundRoutes,
  ...booksRoutes,
  ...liabilitiesRoutes,
  ...reconciliationRoutes,
  ...sendQueueRoutes,
  ...hotAccountRoutes,
  ...sendFeeContractRoutes,
  ...blockedAddressContractRoutes,
  ...heldDepositContractRoutes,
  ...paymentBesidesContractRoutes,
  ...channelRoutes,
  ...spotDeskRoutes,
  ...cardDeskRoutes,
  ...providerDeskRoutes,
};

/** The types of all console routes, for its client. */
export type AdminContracts = typeof adminContracts;

/** Every console route, in the order of the document. */
export const adminRoutes = Object.values(adminContracts) as unknown as readonly RouteContract[];
