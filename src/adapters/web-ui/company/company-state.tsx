import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CompanyState } from "../../../domain/company/company-application.ts";
import type { CompanyView } from "../../http/contract/company/company.ts";
import { Notice } from "../design/notice.tsx";

type Tone = "info" | "warning" | "danger" | "done";

/** Every state must have its words, or this does not compile. */
const states: Readonly<Record<CompanyState, readonly [Tone, () => ReactNode]>> = {
  application_submitted: [
    "info",
    () => <Trans>We received your application. Staff will review it.</Trans>,
  ],
  in_review: ["info", () => <Trans>Staff are reviewing your application.</Trans>],
  application_approved: ["done", () => <Trans>Your company is verified.</Trans>],
  application_rejected: [
    "danger",
    () => <Trans>Your application was rejected. You can change it and send it again.</Trans>,
  ],
  application_waiting_resubmission: [
    "warning",
    () => <Trans>Your application needs a change. Make it, then send it again.</Trans>,
  ],
};

/** Where an application is, with the words of staff. */
export function CompanyStateNotice({
  application: { state, reason },
}: {
  application: NonNullable<CompanyView["application"]>;
}) {
  const [tone, words] = states[state];
  return (
    <Notice tone={tone}>
      {words()}
      {reason !== null && (
        <>
          {" "}
          <bdi dir="auto">{reason}</bdi>
        </>
      )}
    </Notice>
  );
}
