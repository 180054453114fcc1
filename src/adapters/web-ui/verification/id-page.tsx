import { useLingui } from "@lingui/react/macro";
import { IdSteps } from "./id-steps.tsx";
import { VerificationFrame } from "./verification-frame.tsx";

/** The verification of an identity document. */
export function VerifyIdPage() {
  const { t } = useLingui();
  return (
    <VerificationFrame title={t`Identity document`} isStep>
      {({ id, isIdVerified }) => <IdSteps id={id} isIdVerified={isIdVerified} />}
    </VerificationFrame>
  );
}
