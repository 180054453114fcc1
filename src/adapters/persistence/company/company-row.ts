import type {
  CompanyApplication,
  CompanyDocument,
  StaffCompany,
} from "../../../application/ports/companies.ts";
import type {
  CompanyDocumentKind,
  CompanyState,
} from "../../../domain/company/company-application.ts";
import { attachmentIn, type AttachmentRow } from "../attachment/attachment-columns.ts";

/** A corporate account, with its application if there is one. */
export interface CompanyRow {
  readonly postponed_until: Date | null;
  readonly state: CompanyState | null;
  readonly legal_name: string;
  readonly business_name: string;
  readonly registration_number: string;
  readonly country: string;
  readonly address: string;
  readonly website: string;
  readonly activity: string;
  readonly submissions: number;
  readonly submitted_at: Date | null;
  readonly reason: string | null;
}

/** The same as staff read it. */
export interface StaffCompanyRow extends CompanyRow {
  readonly trader_id: string;
  readonly username: string;
  readonly level: string;
  readonly merchant_since: Date | null;
  readonly documents: readonly DocumentRow[];
}

export interface DocumentRow extends AttachmentRow {
  readonly name: string;
  readonly proves: CompanyDocumentKind;
}

/** The columns of `CompanyRow`. */
export const companyColumns = `c.postponed_until, c.state, c.legal_name, c.business_name,
  c.registration_number, c.country, c.address, c.website, c.activity, c.submissions, c.submitted_at, c.reason`;

/** The files of the company `c` as JSON, oldest first. */
export const documentsOfCompany = `(
  SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'kind', d.kind,
           'bytes', d.bytes, 'width', d.width, 'height', d.height, 'pages', d.pages,
           'proves', d.proves) ORDER BY d.at, d.id), '[]')
    FROM company_document d
   WHERE d.trader_id = c.trader_id AND d.is_stored AND NOT d.is_dropped)`;

export function applicationOf(row: CompanyRow): CompanyApplication | undefined {
  const { state, submitted_at: submittedAt } = row;
  if (state === null || !submittedAt) return undefined;
  return {
    state,
    legalName: row.legal_name,
    businessName: row.business_name,
    registrationNumber: row.registration_number,
    country: row.country,
    address: row.address,
    website: row.website,
    activity: row.activity,
    reason: row.reason ?? undefined,
    submittedAt: submittedAt.getTime(),
  };
}

export function staffCompanyOf(row: StaffCompanyRow): StaffCompany | undefined {
  const application = applicationOf(row);
  return (
    application && {
      ...application,
      traderId: row.trader_id,
      username: row.username,
      level: Number(row.level),
      submissions: row.submissions,
      merchantSince: row.merchant_since?.getTime(),
      documents: row.documents.map(documentOf),
    }
  );
}

export function documentOf(row: DocumentRow): CompanyDocument {
  return { ...attachmentIn(row), name: row.name, proves: row.proves };
}
