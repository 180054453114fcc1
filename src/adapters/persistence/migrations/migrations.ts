import { firstMigrations } from "./first-migrations.ts";
import { IndexesOfRareFilters } from "./1796840400000-indexes-of-rare-filters.ts";
import { OfferAreas } from "./1796850000000-offer-areas.ts";
import { ContentDeletions } from "./1796860000000-content-deletions.ts";
import { ConversionTables } from "./1796870000000-conversions.ts";
import { BondTable } from "./1796871000000-bonds.ts";
import { LiabilityTables } from "./1796872000000-liabilities.ts";
import { VerificationTables } from "./1796880000000-verifications.ts";
import { PaymentLinkMakers } from "./1796880100000-payment-link-makers.ts";
import { SessionsAtCases } from "./1796880200000-sessions-at-cases.ts";
import { WithdrawalPermitTable } from "./1796880210000-withdrawal-permits.ts";
import { BannersInLanguages } from "./1796880220000-banners-in-languages.ts";
import { QuietHoursTable } from "./1796880230000-quiet-hours.ts";
import { TeamVersions } from "./1796880300000-team-versions.ts";
import { PausesOfOffers } from "./1796880400000-pauses-of-offers.ts";
import { OfferDraftTable } from "./1796880410000-offer-drafts.ts";
import { UploadTables } from "./1796880500000-uploads.ts";
import { TermsOfOffers } from "./1796880510000-terms-of-offers.ts";
import { LightningTables } from "./1796880600000-lightning.ts";
import { PausesOfThePlatform } from "./1796900000000-pauses-of-the-platform.ts";
import { RegistrationGroups } from "./1796900000100-registration-groups.ts";
import { FindRareOffers } from "./1796910000000-find-rare-offers.ts";
import { CitiesOfOffers } from "./1796910100000-cities-of-offers.ts";
import { ReconciliationTable } from "./1796930000000-reconciliation.ts";
import { SendApprovals } from "./1796930100000-send-approvals.ts";
import { RequestCountTable } from "./1796940000000-request-counts.ts";
import { StaffPasskeyTable } from "./1796950000000-staff-passkeys.ts";
import { SendsOnConnectedChains } from "./1796980000000-sends-on-connected-chains.ts";
import { AddressBookTables } from "./1796983000000-address-books.ts";
import { SendsOfEthereum } from "./1796990000000-sends-of-ethereum.ts";
import { HeartbeatTables } from "./1796991000000-heartbeats.ts";
import { TraitsOfMethods } from "./1796992000000-traits-of-methods.ts";
import { PeopleWithOffers } from "./1796992100000-people-with-offers.ts";
import { DemoAccounts } from "./1796993000000-demo-accounts.ts";
import { SupportChatTables } from "./1796994000000-support-chats.ts";
import { SpotTradingTables } from "./1796995000000-spot-trading.ts";
import { ReplacedPayments } from "./1796996000000-replaced-payments.ts";
import { VirtualCardTables } from "./1796997000000-virtual-cards.ts";
import { ProviderOrderTables } from "./1796998000000-provider-orders.ts";
import { BlockedAddresses } from "./1797000000000-blocked-addresses.ts";
import { OpenRequestTables } from "./1797002000000-open-requests.ts";
import { HeldDeposits } from "./1797003000000-held-deposits.ts";
import { LedgerPeriodTables } from "./1797005000000-ledger-periods.ts";
import { RefundsOfClosedCards } from "./1797006000000-refunds-of-closed-cards.ts";
import { ApiKeys } from "./1797006100000-api-keys.ts";
import { ReserveTables } from "./1797007000000-reserves.ts";
import { AskedRaises } from "./1797007100000-asked-raises.ts";
import { ColdMoves } from "./1797007200000-cold-moves.ts";
import { MultisigEscrows } from "./1797009300000-multisig-escrows.ts";
import { MultisigOffers } from "./1797009400000-multisig-offers.ts";
import { FeatureRequestAnswers } from "./1797009600000-feature-request-answers.ts";
import { EscrowAddresses } from "./1797009700000-escrow-addresses.ts";
import { PaymentsBesides } from "./1797009701000-payments-besides.ts";
import { CoinsOfEscrowFees } from "./1797009702000-coins-of-escrow-fees.ts";
import { BookedEscrowFees } from "./1797009800000-booked-escrow-fees.ts";
import { OwnersOffersInAPair } from "./1797010000000-owners-offers-in-a-pair.ts";
import { AuditSliceTables } from "./1797010200000-audit-slices.ts";
import { LookupIndexes } from "./1797010500000-lookup-indexes.ts";
import { RewardsPaidAgain } from "./1797010600000-rewards-paid-again.ts";
import { ColdReturns } from "./1797010700000-cold-returns.ts";

/** Every migration, oldest first. They are written by hand and never changed once they landed. */
export const migrations = [
  ...firstMigrations,
  IndexesOfRareFilters,
  OfferAreas,
  ContentDeletions,
  ConversionTables,
  BondTable,
  LiabilityTables,
  VerificationTables,
  PaymentLinkMakers,
  SessionsAtCases,
  WithdrawalPermitTable,
  BannersInLanguages,
  QuietHoursTable,
  TeamVersions,
  PausesOfOffers,
  OfferDraftTable,
  UploadTables,
  TermsOfOffers,
  LightningTables,
  PausesOfThePlatform,
  RegistrationGroups,
  FindRareOffers,
  CitiesOfOffers,
  ReconciliationTable,
  SendApprovals,
  RequestCountTable,
  StaffPasskeyTable,
  SendsOnConnectedChains,
  AddressBookTables,
  SendsOfEthereum,
  HeartbeatTables,
  TraitsOfMethods,
  PeopleWithOffers,
  DemoAccounts,
  SupportChatTables,
  SpotTradingTables,
  ReplacedPayments,
  VirtualCardTables,
  ProviderOrderTables,
  BlockedAddresses,
  OpenRequestTables,
  HeldDeposits,
  LedgerPeriodTables,
  RefundsOfClosedCards,
  ApiKeys,
  ReserveTables,
  AskedRaises,
  ColdMoves,
  MultisigEscrows,
  MultisigOffers,
  FeatureRequestAnswers,
  EscrowAddresses,
  PaymentsBesides,
  CoinsOfEscrowFees,
  BookedEscrowFees,
  OwnersOffersInAPair,
  AuditSliceTables,
  LookupIndexes,
  RewardsPaidAgain,
  ColdReturns,
];

/** The names under which the migrations are recorded in the database. */
export const migrationNames: readonly string[] = migrations.map((Each) => new Each().name ?? "");

/** The name under which the newest migration is recorded in the database. */
export const newestMigrationName = migrationNames.at(-1) ?? "";
