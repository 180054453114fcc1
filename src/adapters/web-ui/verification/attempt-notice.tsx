import { Trans } from "@lingui/react/macro";
import type { VerificationAttemptView } from "../../http/contract/verification/verification.ts";
import { Notice } from "../design/notice.tsx";
import { reasonWords } from "./verification-words.tsx";
import styles from "./verification.module.css";

/** Where an attempt is, with what staff said. Without one the level may say that it is proven. */
export function AttemptNotice(props: {
  attempt: VerificationAttemptView | null;
  isVerified: boolean;
}) {
  const { attempt, isVerified } = props;
  if (!attempt) return isVerified ? <Verified /> : null;
  const { status, rejectReasons, words, isExpired } = attempt;
  switch (status) {
    case "uploaded":
      return null;
    case "pending":
      return (
        <Notice tone="info">
          <Trans>We have everything and are checking it. You&apos;ll get a notice.</Trans>
        </Notice>
      );
    case "approved":
      return isExpired ? (
        <Notice tone="warning">
          <Trans>This document has expired. Verify a new one to get your limits back.</Trans>
        </Notice>
      ) : (
        <Verified />
      );
    case "corrupted":
      return (
        <Notice tone="warning">
          <Trans>
            We couldn&apos;t read the files. Send them again: this doesn&apos;t count as a try.
          </Trans>
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="danger">
          <Trans>This was not accepted. You can try again.</Trans>
          <ul className={styles.reasons}>
            {rejectReasons.map((reason) => (
              <li key={reason}>{reasonWords[reason]()}</li>
            ))}
          </ul>
          {words !== null && <bdi dir="auto">{words}</bdi>}
        </Notice>
      );
  }
}

function Verified() {
  return (
    <Notice tone="done">
      <Trans>This is verified.</Trans>
    </Notice>
  );
}
