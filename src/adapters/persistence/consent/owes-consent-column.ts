import { firstVersion } from "../../../domain/account/consent-documents.ts";

/** Whether the trader under that name has to accept a document that changed. */
export const owesConsent = (trader: string): string => `EXISTS (
  SELECT FROM document_version due
   WHERE due.replaced_at IS NULL AND due.version > coalesce(
     (SELECT max(given.version) FROM document_consent given
       WHERE given.trader_id = ${trader}.id AND given.document = due.document), ${firstVersion}))`;
