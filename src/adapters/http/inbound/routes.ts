import type { CheckReadiness } from "../../../application/health/check-readiness.ts";
import { routes } from "../contract/routes.ts";
import type { ApiInfo } from "../openapi/openapi-document.ts";
import { accountRoutes, type AccountUseCases } from "./account/account-routes.ts";
import { securityRoutes, type SecurityUseCases } from "./account/security-routes.ts";
import { settingsRoutes, type SettingsUseCases } from "./account/settings-routes.ts";
import { apiDocumentRoutes } from "./api-document/api-document-routes.ts";
import type { BoundRoute } from "./bound-route.ts";
import { chatRoutes, type ChatUseCases } from "./chat/chat-routes.ts";
import { chargebackRoutes, type ChargebackUseCases } from "./claim/chargeback-routes.ts";
import { disputeRoutes, type DisputeUseCases } from "./dispute/dispute-routes.ts";
import { feedbackRoutes, type FeedbackUseCases } from "./feedback/feedback-routes.ts";
import type { Gate } from "./gate.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { kycRoutes, type KycUseCases } from "./kyc/kyc-routes.ts";
import { marketRoutes, type MarketUseCases } from "./market/market-routes.ts";
import { offerRoutes, type OfferUseCases } from "./offer/offer-routes.ts";
import { haltRoutes, type HaltUseCases } from "./halt/halt-routes.ts";
import { agreementRoutes, type AgreementUseCases } from "./trade/agreement-routes.ts";
import { tradeHistoryRoutes, type TradeHistoryUseCases } from "./trade/trade-history-routes.ts";
import { profileRoutes, type ProfileUseCases } from "./profile/profile-routes.ts";
import { tradeRoutes, type TradeUseCases } from "./trade/trade-routes.ts";
import { walletRoutes, type WalletUseCases } from "./wallet/wallet-routes.ts";

/** What the routes need from the inside. */
export interface UseCases
  extends
    AccountUseCases,
    AgreementUseCases,
    ChargebackUseCases,
    ChatUseCases,
    DisputeUseCases,
    FeedbackUseCases,
    KycUseCases,
    MarketUseCases,
    OfferUseCases,
    TradeHistoryUseCases,
    ProfileUseCases,
    SecurityUseCases,
    SettingsUseCases,
    HaltUseCases,
    TradeUseCases,
    WalletUseCases {
  readonly checkReadiness: CheckReadiness;
}

/** Every route with its handler, one line a feature. */
export function boundRoutes(useCases: UseCases, gate: Gate, info: ApiInfo): readonly BoundRoute[] {
  return [
    ...healthRoutes(useCases.checkReadiness),
    ...apiDocumentRoutes(info, routes),
    ...kycRoutes(useCases),
    ...accountRoutes(useCases, gate),
    ...settingsRoutes(useCases),
    ...securityRoutes(useCases),
    ...profileRoutes(useCases),
    ...marketRoutes(useCases),
    ...offerRoutes(useCases),
    ...tradeHistoryRoutes(useCases),
    ...tradeRoutes(useCases, gate),
    ...agreementRoutes(useCases),
    ...disputeRoutes(useCases),
    ...chargebackRoutes(useCases),
    ...chatRoutes(useCases),
    ...feedbackRoutes(useCases),
    ...haltRoutes(useCases),
    ...walletRoutes(useCases),
  ];
}
