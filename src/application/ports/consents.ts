import type {
  Consent,
  ConsentDocument,
  DocumentInForce,
  ReadVersions,
} from "../../domain/account/consent-documents.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** A version that was published, for staff. */
export interface PublishedDocument extends DocumentInForce {
  /** Undefined: it came with the platform. */
  readonly publishedBy: string | undefined;
  readonly isInForce: boolean;
  /** How many people accepted it. */
  readonly accepted: number;
}

/** The versions of documents, and who accepted which. */
export interface Consents {
  /** In the order of `consentDocuments`. */
  inForce(): Promise<readonly DocumentInForce[]>;
  /** Newest first. */
  acceptedBy(traderId: TraderId): Promise<readonly Consent[]>;
  /** Once each: a version that was accepted before keeps its time. */
  accept(traderId: TraderId, versions: ReadVersions): Promise<void>;
  /** Newest first. */
  list(most: number): Promise<readonly PublishedDocument[]>;
  /** Puts the next version in force: whoever has not accepted it is asked from now on. */
  publish(
    document: ConsentDocument,
    by: { readonly staffId: StaffId; readonly note: string },
    audit: (version: number) => AuditEntry,
  ): Promise<void>;
}
