import { accept, refuse, type Result } from "../result/result.ts";
import type { CompanyState } from "./company-application.ts";

/** - `company_not_verified`: only verified companies take payments by links. */
interface MerchantRightRefusal {
  readonly code: "company_not_verified";
}

/** Whether staff may let a company take payments by links, or end that. */
export function judgeMerchantRight(
  state: CompanyState | undefined,
  isAllowed: boolean,
): Result<boolean, MerchantRightRefusal> {
  return isAllowed && state !== "application_approved"
    ? refuse({ code: "company_not_verified" })
    : accept(isAllowed);
}
