import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CompanyApplicationView } from "../../adapters/http/contract/admin/company-applications.ts";
import type { CompanyState } from "../../domain/company/company-application.ts";
import { Chip } from "../design/chip.tsx";

export const companyStateWords: Readonly<Record<CompanyState, () => ReactNode>> = {
  application_submitted: () => <Trans>submitted</Trans>,
  in_review: () => <Trans>in review</Trans>,
  application_approved: () => <Trans>approved</Trans>,
  application_rejected: () => <Trans>rejected</Trans>,
  application_waiting_resubmission: () => <Trans>sent back</Trans>,
};

const tones: Readonly<Record<CompanyState, "danger" | "done" | "neutral">> = {
  application_submitted: "danger",
  in_review: "danger",
  application_approved: "done",
  application_rejected: "neutral",
  application_waiting_resubmission: "neutral",
};

/** Where an application is; those that wait for staff stand out. */
export function CompanyChip({
  company: { state },
}: {
  company: Pick<CompanyApplicationView, "state">;
}) {
  return <Chip tone={tones[state]}>{companyStateWords[state]()}</Chip>;
}
