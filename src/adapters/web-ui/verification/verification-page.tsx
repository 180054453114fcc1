import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LevelNeed } from "../../../domain/kyc/level-names.ts";
import type { VerificationView } from "../../http/contract/verification/verification.ts";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import {
  levelPath,
  levelsPath,
  verifyAddressPath,
  verifyBasicPath,
  verifyEmailPath,
  verifyIdPath,
  verifyPhonePath,
  verifyVideoPath,
} from "../navigation/paths.ts";
import { needWords, stateWords } from "./verification-words.tsx";
import { VerificationFrame } from "./verification-frame.tsx";
import styles from "./verification.module.css";

/** What the user has proven, and what comes next. */
export function VerificationPage() {
  const { t } = useLingui();
  return (
    <VerificationFrame title={t`Verification`}>
      {(verification) => (
        <>
          <Card>
            <div className={styles.part}>
              <p>
                <Trans>
                  You are at level <bdi className={styles.strong}>{verification.label}</bdi>.
                </Trans>
              </p>
              <p className={styles.links}>
                <AppLink to={levelPath}>
                  <Trans>Your limits</Trans>
                </AppLink>
                <AppLink to={levelsPath}>
                  <Trans>All levels</Trans>
                </AppLink>
              </p>
            </div>
          </Card>
          <Card>
            <ul className={styles.steps}>
              {stepsOf(verification).map((step) => (
                <Step key={step.need} {...step} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </VerificationFrame>
  );
}

interface StepProps {
  readonly need: LevelNeed;
  readonly to: string;
  readonly isDone: boolean;
  readonly state: ReactNode;
}

function stepsOf(verification: VerificationView): readonly StepProps[] {
  const { isEmailVerified, isPhoneVerified, isBasicOffered } = verification;
  const attempt = (kind: "basic" | "id" | "address" | "video"): ReactNode => {
    const found = verification[kind];
    return found && found.status !== "approved" ? stateWords[found.status]() : undefined;
  };
  const basic: StepProps = {
    need: "basic",
    to: verifyBasicPath,
    isDone: verification.basic?.status === "approved",
    state: attempt("basic"),
  };
  return [
    { need: "email", to: verifyEmailPath, isDone: isEmailVerified, state: undefined },
    { need: "phone", to: verifyPhonePath, isDone: isPhoneVerified, state: undefined },
    ...(isBasicOffered ? [basic] : []),
    { need: "id", to: verifyIdPath, isDone: verification.isIdVerified, state: attempt("id") },
    {
      need: "address",
      to: verifyAddressPath,
      isDone: verification.isAddressVerified,
      state: attempt("address"),
    },
    {
      need: "video",
      to: verifyVideoPath,
      isDone: verification.isVideoVerified,
      state: attempt("video"),
    },
  ];
}

function Step({ need, to, isDone, state }: StepProps) {
  return (
    <li className={styles.step}>
      <AppLink className={styles.name} to={to}>
        {needWords[need]()}
      </AppLink>
      {isDone ? (
        <Badge tone="accent">
          <Trans>Verified</Trans>
        </Badge>
      ) : (
        <Badge tone={state === undefined ? "neutral" : "info"}>
          {state ?? <Trans>Not verified</Trans>}
        </Badge>
      )}
    </li>
  );
}
