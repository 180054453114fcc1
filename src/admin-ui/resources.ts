import { appeals } from "./appeals/appeals.ts";
import { articles } from "./articles/articles.ts";
import { audit } from "./audit/audit.ts";
import { backgroundWork } from "./background-work/background-work.ts";
import { badgeApplications } from "./badge-applications/badge-applications.ts";
import { bankLists } from "./bank-lists/bank-lists.ts";
import { banners } from "./banners/banners.ts";
import { books } from "./books/books.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { chargebacks } from "./chargebacks/chargebacks.ts";
import { companyApplications } from "./company-applications/company-applications.ts";
import type { ConsoleResource } from "./console-resource.ts";
import { disputes } from "./disputes/disputes.ts";
import { documents } from "./documents/documents.ts";
import { factorResets } from "./factor-resets/factor-resets.ts";
import { featureRequests } from "./feature-requests/feature-requests.ts";
import { flags } from "./flags/flags.ts";
import { offers } from "./offers/offers.ts";
import { ownAccount } from "./own-account/own-account.ts";
import { people } from "./people/people.ts";
import { personReports } from "./person-reports/person-reports.ts";
import { securityEvents } from "./security-events/security-events.ts";
import { reputations } from "./reputations/reputations.ts";
import { policy } from "./policy/policy.ts";
import { sends } from "./sends/sends.ts";
import { supportChats } from "./support/support-chats.ts";
import { providerOrders } from "./provider-orders/provider-orders.ts";
import { spot } from "./spot/spot.ts";
import { virtualCards } from "./virtual-cards/virtual-cards.ts";
import { staff } from "./staff/staff.ts";
import { halts } from "./halts/halts.ts";
import { verifications } from "./verifications/verifications.ts";
import { trades } from "./trades/trades.ts";

/** Every resource of the console, in navigation order. One line each. */
export const resources: readonly ConsoleResource[] = [
  disputes,
  appeals,
  chargebacks,
  offers,
  personReports,
  badgeApplications,
  reputations,
  supportChats,
  factorResets,
  sends,
  companyApplications,
  verifications,
  people,
  virtualCards,
  featureRequests,
  staff,
  trades,
  audit,
  securityEvents,
  books,
  spot,
  providerOrders,
  halts,
  policy,
  flags,
  banners,
  documents,
  bankLists,
  articles,
  catalogue,
  backgroundWork,
  ownAccount,
];
