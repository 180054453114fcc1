import type { ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ButtonVariant } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { isAboutProof, type CodeFieldLook, type TypedProof } from "./proof-field.tsx";
import { useProof } from "./use-proof.tsx";
import { useProofKind } from "./use-proof-kind.ts";

/** Asks for a proof before something that a stolen session must not do. */
export function ProofDialog(props: {
  title: ReactNode;
  /** The result of confirming, in words. */
  effect: ReactNode;
  confirmLabel: ReactNode;
  /** `primary` unless given. */
  variant?: ButtonVariant;
  busy: boolean;
  failure: CallFailure | undefined;
  onConfirm: (proof: TypedProof) => void;
  onCancel: () => void;
  /** What is asked besides. */
  children?: ReactNode;
  /** Where other codes count as well. */
  codeField?: CodeFieldLook;
}) {
  const { failure, onConfirm, codeField, ...dialog } = props;
  const kind = useProofKind();
  const proof = useProof({ kind, failure, carryOut: onConfirm, codeField });
  return (
    <ConfirmDialog open variant="primary" {...dialog} onConfirm={proof.submit}>
      {props.children}
      {proof.field}
      {failure && !isAboutProof(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
