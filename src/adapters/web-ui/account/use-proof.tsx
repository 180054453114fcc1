import { useState, type ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { CodeUse } from "./code-use.ts";
import {
  lacksProof,
  ProofField,
  typedProof,
  type CodeFieldLook,
  type ProofKind,
  type TypedProof,
} from "./proof-field.tsx";

/** The field of a proof, and what its act needs of it. */
interface Proof {
  /** Nothing where no proof is needed. */
  readonly field: ReactNode;
  /** Carries the act out with what was typed, or says at the field that it is missing. */
  readonly submit: () => void;
  readonly clear: () => void;
}

/** Keeps what is typed into the field of a proof. `carryOut`: also called with what a passkey signed. */
export function useProof(props: {
  kind: ProofKind;
  /** Of the last attempt. */
  failure: CallFailure | undefined;
  carryOut: (proof: TypedProof) => unknown;
  /** What a code is for; `account` unless given. */
  use?: CodeUse;
  /** Where other codes count as well. */
  codeField?: CodeFieldLook | undefined;
}): Proof {
  const { kind, failure, carryOut, use, codeField } = props;
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  return {
    field: (
      <ProofField
        {...{ kind, isMissing, failure }}
        {...(use && { use })}
        {...(codeField && { codeField })}
        value={typed}
        onType={setTyped}
        onPasskey={(passkey) => void carryOut({ passkey })}
      />
    ),
    submit: () => {
      setMissing(lacksProof(kind, typed));
      if (!lacksProof(kind, typed)) void carryOut(typedProof(kind, typed));
    },
    clear: () => setTyped(""),
  };
}
