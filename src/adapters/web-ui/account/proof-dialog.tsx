import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { PasswordField } from "./password-field.tsx";

/** Asks for the password again before something that a stolen session must not do. */
export function ProofDialog(props: {
  title: ReactNode;
  /** The result of confirming, in words. */
  effect: ReactNode;
  confirmLabel: ReactNode;
  busy: boolean;
  failure: CallFailure | undefined;
  onConfirm: (password: string) => void;
  onCancel: () => void;
}) {
  const { failure, onConfirm, ...dialog } = props;
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    setMissing(password === "");
    if (password !== "") onConfirm(password);
  };
  const isWrong = failure?.code === "wrong_credentials";
  const isAboutProof = isWrong || failure?.code === "proof_needed";
  return (
    <ConfirmDialog open variant="primary" {...dialog} onConfirm={confirm}>
      <PasswordField
        name="password"
        autoComplete="current-password"
        value={password}
        error={
          isMissing && password === "" ? (
            <Trans>Enter your password.</Trans>
          ) : isWrong ? (
            <Trans>Wrong password. Nothing was changed.</Trans>
          ) : undefined
        }
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {failure && !isAboutProof && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
