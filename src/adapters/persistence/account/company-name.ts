import type { CompanyState } from "../../../domain/company/company-application.ts";

/** The state of a verified company. */
export const verified: CompanyState = "application_approved";

/** The names of a trader's company as JSON; null where it is not in the state of a verified one. */
export function companyName(traderId: string, state: string): string {
  return `(
    SELECT json_build_object('legalName', c.legal_name, 'businessName', c.business_name)
      FROM company c WHERE c.trader_id = ${traderId} AND c.state = ${state}::text)`;
}
