import { useState, type ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ButtonVariant } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type CodeFieldLook,
  type TypedProof,
} from "./proof-field.tsx";
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
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    setMissing(lacksProof(kind, typed));
    if (!lacksProof(kind, typed)) onConfirm(typedProof(kind, typed));
  };
  return (
    <ConfirmDialog open variant="primary" {...dialog} onConfirm={confirm}>
      {props.children}
      <ProofField
        {...{ kind, isMissing, failure }}
        {...(codeField && { codeField })}
        value={typed}
        onType={setTyped}
        onPasskey={(passkey) => onConfirm({ passkey })}
      />
      {failure && !isAboutProof(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
