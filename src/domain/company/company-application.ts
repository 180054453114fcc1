import { accept, refuse, type Result } from "../result/result.ts";

/** Where an application of a company is (specification, section 4; answers 142). */
export const companyStates = [
  "application_submitted",
  "in_review",
  "application_approved",
  "application_rejected",
  "application_waiting_resubmission",
] as const;
export type CompanyState = (typeof companyStates)[number];

/** What staff decide; `resubmit`: something is missing or wrong. */
export const companyVerdicts = ["approve", "reject", "resubmit"] as const;
export type CompanyVerdict = (typeof companyVerdicts)[number];

/** What each document proves; an application has one of each at least. */
export const companyDocumentKinds = ["registration", "address", "owners"] as const;
export type CompanyDocumentKind = (typeof companyDocumentKinds)[number];

/** The most files of one company. */
export const mostCompanyDocuments = 12;

/** How long postponing hides the prompt (answers 142). */
export const postponedSeconds = 7 * 86_400;

/** How long a file waits for the application that it belongs to. */
export const unsentDocumentSeconds = 30 * 86_400;

const outcomes: Readonly<Record<CompanyVerdict, CompanyState>> = {
  approve: "application_approved",
  reject: "application_rejected",
  resubmit: "application_waiting_resubmission",
};

/** An account as an application finds it. */
export interface CompanyAccount {
  readonly isCorporate: boolean;
  /** Undefined: none was sent yet. */
  readonly state: CompanyState | undefined;
  readonly documents: readonly CompanyDocumentKind[];
}

/**
 * - `not_corporate`: the account is a personal one.
 * - `company_in_review`: an application is with staff, or was approved.
 */
export interface ChangeRefusal {
  readonly code: "not_corporate" | "company_in_review";
}

/** - `documents_needed`: a kind of document is missing. */
export type SubmissionRefusal = ChangeRefusal | { readonly code: "documents_needed" };

/** Whether the files and facts of a company can change now. */
export function judgeChange({
  isCorporate,
  state,
}: Pick<CompanyAccount, "isCorporate" | "state">): Result<undefined, ChangeRefusal> {
  if (!isCorporate) return refuse({ code: "not_corporate" });
  const isOpen =
    state === undefined ||
    state === "application_rejected" ||
    state === "application_waiting_resubmission";
  return isOpen ? accept(undefined) : refuse({ code: "company_in_review" });
}

/** Whether an application can be sent now; one that was sent back or rejected is sent again. */
export function judgeSubmission(account: CompanyAccount): Result<undefined, SubmissionRefusal> {
  const changed = judgeChange(account);
  if (!changed.ok) return changed;
  const isComplete = companyDocumentKinds.every((kind) => account.documents.includes(kind));
  return isComplete ? accept(undefined) : refuse({ code: "documents_needed" });
}

/** - `company_moved`: somebody else moved the application meanwhile. */
interface ReviewRefusal {
  readonly code: "company_moved";
}

/** Staff begin to look at an application. */
export function beginReview(state: CompanyState | undefined): Result<CompanyState, ReviewRefusal> {
  return state === "application_submitted"
    ? accept("in_review")
    : refuse({ code: "company_moved" });
}

/** What an application is after the verdict; only one that is in review gets one. */
export function decideApplication(
  state: CompanyState | undefined,
  verdict: CompanyVerdict,
): Result<CompanyState, ReviewRefusal> {
  return state === "in_review" ? accept(outcomes[verdict]) : refuse({ code: "company_moved" });
}
