import type { IdentifyApiKey } from "../application/account/identify-api-key.ts";
import type { WithdrawnEntries } from "../application/catalogue/withdrawn-entries.ts";
import type { ServiceIdentifier } from "inversify";
import type { FindFavorites } from "../application/favorite/find-favorites.ts";
import type { ListSavedSearches } from "../application/saved-search/list-saved-searches.ts";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { DrawScreen } from "../adapters/http/contract/first-screen.ts";
import type { ProcessGroup } from "./process-group.ts";
import type { Traces } from "./tracing.ts";
import type { DrawCard } from "../adapters/export-files/kept-cards.ts";
import type { ServerMetrics } from "../adapters/metrics/server-metrics.ts";
import type { ReplicaReads } from "../adapters/persistence/connection/replica-reads.ts";
import type { AuditSeal } from "../adapters/persistence/audit/audit-seal.ts";
import type { ShowRequirements } from "../application/requirement/show-requirements.ts";
import type { IdentifySupportCaller } from "../application/support/identify-support-caller.ts";
import type { OnceByKey } from "../application/staff/once-by-key.ts";
import type { AddressCountries } from "../application/ports/address-countries.ts";
import type { CommitChanges } from "../application/ports/commit.ts";
import type { MultisigEscrowStore } from "../application/ports/multisig-escrow-store.ts";
import type { SecurityEvents } from "../application/ports/security-events.ts";
import type { OwnCases } from "../application/ports/own-cases.ts";
import type { PlaceCatalogue } from "../application/ports/place-catalogue.ts";
import type { ClosedChats } from "../application/ports/closed-chats.ts";
import type { TradeViews } from "../application/ports/trade-store.ts";

/** A name that carries the type of its part. */
export function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

/** The names under which the container holds the parts; each carries the type of its part. */
export const tokens = {
  logger: token<Logger>("logger"),
  dataSource: token<DataSource>("dataSource"),
  /** Connections to the server itself, where those of the data source are a pooler's. */
  listening: token<DataSource>("listening"),
  /** For lists and pages that may show what was a moment ago, and that decide nothing. */
  reads: token<ReplicaReads>("reads"),
  metrics: token<ServerMetrics>("metrics"),
  /** Undefined where nothing collects them. */
  traces: token<Traces | undefined>("traces"),
  /** The processes that were started with this one; undefined where it is alone. */
  processGroup: token<ProcessGroup | undefined>("processGroup"),
  /** Loads what draws first screens; it finds nothing where the interface was built without it. */
  drawScreen: token<() => Promise<DrawScreen | undefined>>("drawScreen"),
  /** Draws the pictures of links; of the feature trade-receipt, here because offers have them, too. */
  drawCard: token<DrawCard>("drawCard"),
  /** Makes entries of the staff log; changes of trades write there, too. */
  auditSeal: token<AuditSeal>("auditSeal"),
  /** Of the feature trade; here because offers, which trades start on, change by it, too. */
  changes: token<CommitChanges>("changes"),
  onceByKey: token<OnceByKey>("onceByKey"),
  /** Of the feature multisig-escrow; here because trades begin them, chains are watched for them, and staff see them. */
  multisigEscrows: token<MultisigEscrowStore>("multisigEscrows"),
  /** Of the feature trade; here because accounts check whether somebody trades. */
  tradeViews: token<TradeViews>("tradeViews"),
  /** Of the feature own-case; here because sessions of banned people reach nothing else. */
  ownCases: token<OwnCases>("ownCases"),
  closedChats: token<ClosedChats>("closedChats"),
  /** Of the feature security; here because everybody notes what may be an attack. */
  securityEvents: token<SecurityEvents>("securityEvents"),
  /** Of the feature support; here because the gate of every request lets its callers in. */
  supportCaller: token<IdentifySupportCaller>("supportCaller"),
  identifyApiKey: token<IdentifyApiKey>("identifyApiKey"),
  /** Of the feature requirement; here because storing a file tells it what did not pass. */
  showRequirements: token<ShowRequirements>("showRequirements"),
  /** Of the feature catalogue; here because offers name places, too. */
  places: token<PlaceCatalogue>("places"),
  /** Of the feature catalogue; here because sessions keep where they are. */
  addressCountries: token<AddressCountries>("addressCountries"),
  /** The same: offers name entries of the catalogue. */
  withdrawnEntries: token<WithdrawnEntries>("withdrawnEntries"),
  /** Of the feature favorite; here because every list of offers marks them. */
  findFavorites: token<FindFavorites>("findFavorites"),
  /** Of the feature saved-search; here because the list of offers takes the id of one. */
  listSavedSearches: token<ListSavedSearches>("listSavedSearches"),
};
