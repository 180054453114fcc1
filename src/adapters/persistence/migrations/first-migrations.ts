import { Assets } from "./1795132800000-assets.ts";
import { Accounts } from "./1795700000000-accounts.ts";
import { Offers } from "./1795700100000-offers.ts";
import { Ledger } from "./1795700200000-ledger.ts";
import { Trades } from "./1795700300000-trades.ts";
import { CommitChanges } from "./1795700400000-commit-changes.ts";
import { Chats } from "./1795700500000-chats.ts";
import { Feedback } from "./1795700600000-feedback.ts";
import { OfferEditing } from "./1795700700000-offer-editing.ts";
import { Staff } from "./1795800000000-staff.ts";
import { Disputes } from "./1795800100000-disputes.ts";
import { AccountStates } from "./1795800200000-account-states.ts";
import { OfferModeration } from "./1795800300000-offer-moderation.ts";
import { Claims } from "./1795800400000-claims.ts";
import { Profiles } from "./1795800600000-profiles.ts";
import { Agreements } from "./1795900000000-agreements.ts";
import { Housekeeping } from "./1795900100000-housekeeping.ts";
import { StaffTeam } from "./1795900300000-staff-team.ts";
import { BooksAudit } from "./1795900400000-books-audit.ts";
import { Pairs } from "./1795900500000-pairs.ts";
import { Stops } from "./1795900600000-stops.ts";
import { CommitByKey } from "./1795900700000-commit-by-key.ts";
import { ActivePairs } from "./1795900800000-active-pairs.ts";
import { TradingHalts } from "./1795900900000-trading-halts.ts";
import { ClockLeases } from "./1796000100000-clock-leases.ts";
import { SqlFunctions } from "./1796000200000-sql-functions.ts";
import { DeadlinesByAggregate } from "./1796000300000-deadlines-by-aggregate.ts";
import { Subscribers } from "./1796000400000-subscribers.ts";
import { FavoriteTable } from "./1796000900000-favorite.ts";
import { Policies } from "./1796001000000-policies.ts";
import { SecurityEvents } from "./1796120000000-security-events.ts";
import { DeclaredAccounts } from "./1796120100000-declared-accounts.ts";
import { FoldedNames } from "./1796130000000-folded-names.ts";
import { ReadMarkTables } from "./1796160000000-read-marks.ts";
import { ReleaseTimeTable } from "./1796160100000-release-times.ts";
import { ClosedChatTable } from "./1796160200000-closed-chats.ts";
import { Deliveries } from "./1796210000000-deliveries.ts";
import { Recovery } from "./1796210100000-recovery.ts";
import { TwoFactorTables } from "./1796220000000-two-factor.ts";
import { PreferenceTables } from "./1796230000000-preferences.ts";
import { FeatureRequestTable } from "./1796230100000-feature-request.ts";
import { Notices } from "./1796300000000-notices.ts";
import { NewDevices } from "./1796300100000-new-devices.ts";
import { PasskeyTable } from "./1796310000000-passkeys.ts";
import { Phones } from "./1796320000000-phones.ts";
import { BankAccountTables } from "./1796330000000-bank-accounts.ts";
import { ContactTable } from "./1796340000000-contacts.ts";
import { ClosedAccounts } from "./1796360000000-closed-accounts.ts";
import { SavedAccountsOfOffers } from "./1796370000000-saved-accounts-of-offers.ts";
import { MobileMoneyTables } from "./1796371000000-mobile-money.ts";
import { OfferRanks } from "./1796380000000-offer-ranks.ts";
import { OfferGateColumns } from "./1796390000000-offer-gates.ts";
import { RateHistory } from "./1796400000000-rate-history.ts";
import { AttachmentTables } from "./1796410000000-attachments.ts";
import { FactorCodeTable } from "./1796420000000-factor-codes.ts";
import { AvatarTable } from "./1796430000000-avatars.ts";
import { OutletTable } from "./1796430100000-outlets.ts";
import { MoreOfferGates } from "./1796440000000-more-offer-gates.ts";
import { OfferMarkColumns } from "./1796450000000-offer-marks.ts";
import { TradeExportTables } from "./1796460000000-trade-exports.ts";
import { Announcements } from "./1796470000000-announcements.ts";
import { PersonReportTable } from "./1796480000000-person-report.ts";
import { PartnerTables } from "./1796481000000-partner.ts";
import { SecurityAnswersTable } from "./1796510000000-security-answers.ts";
import { TradeReceiptTable } from "./1796520000000-trade-receipt.ts";
import { ReleaseFailureTable } from "./1796530000000-release-failure.ts";
import { PersonChatTables } from "./1796540000000-person-chats.ts";
import { OfferCashback } from "./1796550000000-offer-cashback.ts";
import { OfferDutyHours } from "./1796551000000-offer-duty-hours.ts";
import { SavedSearchTable } from "./1796560000000-saved-searches.ts";
import { TelegramLinkTable } from "./1796590000000-telegram-links.ts";
import { SpecialOfferColumns } from "./1796600000000-special-offers.ts";
import { BadgeApplicationTables } from "./1796630000000-badge-applications.ts";
import { SignInAuthorizationTable } from "./1796640000000-sign-in-authorizations.ts";
import { CodesInChats } from "./1796641000000-codes-in-chats.ts";
import { FactorResetTable } from "./1796642000000-factor-resets.ts";
import { CompanyTables } from "./1796650000000-companies.ts";
import { WebhookTables } from "./1796651000000-webhooks.ts";
import { OfferCardsAndPlaces } from "./1796660000000-offer-cards-and-places.ts";
import { DepositTables } from "./1796680000000-deposits.ts";
import { ReleaseConsentTable } from "./1796690000000-release-consents.ts";
import { ConsentTables } from "./1796691000000-consents.ts";
import { PaymentLinkTable } from "./1796700000000-payment-links.ts";
import { PartnerLeaderboard } from "./1796701000000-partner-leaderboard.ts";
import { MonthsOfOwners } from "./1796710000000-months-of-owners.ts";
import { GiftCardTable } from "./1796711000000-gift-cards.ts";
import { PersonFileTable } from "./1796720000000-person-files.ts";
import { FilesOfStaff } from "./1796721000000-files-of-staff.ts";
import { SendTables } from "./1796730000000-sends.ts";
import { SendsToAddresses } from "./1796731000000-sends-to-addresses.ts";
import { PlacesOfPeople } from "./1796820000000-places-of-people.ts";
import { BannersThatBlock } from "./1796820100000-banners-that-block.ts";
import { BankListTables } from "./1796830000000-bank-lists.ts";
import { VendorTeamTables } from "./1796831000000-vendor-teams.ts";
import { ReputationClaimTable } from "./1796832000000-reputation-claims.ts";
import { PayAddressTable } from "./1796833000000-pay-addresses.ts";
import { ExchangeRatesOfOffers } from "./1796840000000-exchange-rates-of-offers.ts";
import { TradeDetailsOfOffers } from "./1796840100000-trade-details-of-offers.ts";
import { Articles } from "./1796840200000-articles.ts";
import { CatalogueDecisions } from "./1796840300000-catalogue-decisions.ts";

/** The first hundred migrations, oldest first. They are never changed. */
export const firstMigrations = [
  Assets,
  Accounts,
  Offers,
  Ledger,
  Trades,
  CommitChanges,
  Chats,
  Feedback,
  OfferEditing,
  Staff,
  Disputes,
  AccountStates,
  OfferModeration,
  Claims,
  Profiles,
  Agreements,
  Housekeeping,
  StaffTeam,
  BooksAudit,
  Pairs,
  Stops,
  CommitByKey,
  ActivePairs,
  TradingHalts,
  ClockLeases,
  SqlFunctions,
  DeadlinesByAggregate,
  Subscribers,
  FavoriteTable,
  Policies,
  SecurityEvents,
  DeclaredAccounts,
  FoldedNames,
  ReadMarkTables,
  ReleaseTimeTable,
  ClosedChatTable,
  Deliveries,
  Recovery,
  TwoFactorTables,
  PreferenceTables,
  FeatureRequestTable,
  Notices,
  NewDevices,
  PasskeyTable,
  Phones,
  BankAccountTables,
  ContactTable,
  ClosedAccounts,
  SavedAccountsOfOffers,
  MobileMoneyTables,
  OfferRanks,
  OfferGateColumns,
  RateHistory,
  AttachmentTables,
  FactorCodeTable,
  AvatarTable,
  OutletTable,
  MoreOfferGates,
  OfferMarkColumns,
  TradeExportTables,
  Announcements,
  PersonReportTable,
  PartnerTables,
  SecurityAnswersTable,
  TradeReceiptTable,
  ReleaseFailureTable,
  PersonChatTables,
  OfferCashback,
  OfferDutyHours,
  SavedSearchTable,
  TelegramLinkTable,
  SpecialOfferColumns,
  BadgeApplicationTables,
  SignInAuthorizationTable,
  CodesInChats,
  FactorResetTable,
  CompanyTables,
  WebhookTables,
  OfferCardsAndPlaces,
  DepositTables,
  ReleaseConsentTable,
  ConsentTables,
  PaymentLinkTable,
  PartnerLeaderboard,
  MonthsOfOwners,
  GiftCardTable,
  PersonFileTable,
  FilesOfStaff,
  SendTables,
  SendsToAddresses,
  PlacesOfPeople,
  BannersThatBlock,
  BankListTables,
  VendorTeamTables,
  ReputationClaimTable,
  PayAddressTable,
  ExchangeRatesOfOffers,
  TradeDetailsOfOffers,
  Articles,
  CatalogueDecisions,
];
