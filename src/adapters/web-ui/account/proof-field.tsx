import { lazy, Suspense, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { PasskeyProof } from "../../http/client/passkey-options.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Field } from "../design/field.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import type { CodeUse } from "./code-use.ts";
import { PasswordField } from "./password-field.tsx";

/** What somebody has to type to prove who they are. */
export type ProofKind = "password" | "code" | "nothing";

/** What they typed or had a passkey sign, as it is sent. */
export type TypedProof =
  | { readonly password?: string }
  | { readonly password?: undefined; readonly code: string }
  | { readonly password?: undefined; readonly passkey: PasskeyProof };

/** What is sent of a typed text; spaces in a code do not matter. */
export function typedProof(kind: ProofKind, typed: string): TypedProof {
  if (kind === "code") return { code: typed.replaceAll(/\s/g, "") };
  return kind === "password" ? { password: typed } : {};
}

/** Whether something has to be typed first. */
export function lacksProof(kind: ProofKind, typed: string): boolean {
  return kind !== "nothing" && typed.trim() === "";
}

/** Failures of the proof; they are shown at its field. */
export function isAboutProof({ code, details }: CallFailure): boolean {
  return (
    code === "proof_needed" ||
    code === "wrong_credentials" ||
    code === "wrong_code" ||
    details.some(({ field }) => field === "password" || field === "code")
  );
}

/** Only codes that are sent need it. */
const SentCodeSource = lazy(async () => ({
  default: (await import("./sent-code-source.tsx")).SentCodeSource,
}));

/** With WebAuthn: only browsers that know passkeys need it. */
const PasskeyProofButton = lazy(async () => ({
  default: (await import("./passkey-proof-button.tsx")).PasskeyProofButton,
}));

/**
 * Asks for the password, or for a code of the app or one that is sent; nothing if none is needed.
 *
 * - `onPasskey`: carries the act out with what a passkey signed, where that is enough.
 */
export function ProofField(props: {
  kind: ProofKind;
  value: string;
  onType: (typed: string) => void;
  /** Whether it was sent empty. */
  isMissing: boolean;
  failure: CallFailure | undefined;
  onPasskey?: (passkey: PasskeyProof) => void;
  /** What a code is for; `account` unless given. */
  use?: CodeUse;
  /** Whether the code is on its way, or in an app that is being set up. */
  isCodeHere?: boolean;
  /** Where other codes count as well. */
  codeField?: CodeFieldLook;
}) {
  const { kind, value, onType, isMissing, failure, onPasskey, use = "account" } = props;
  const { isCodeHere = false } = props;
  const isWrong = failure !== undefined && isAboutProof(failure);
  const field = {
    value,
    error:
      (isMissing && lacksProof(kind, value)) || isWrong
        ? problemOf(kind, value, failure)
        : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  };
  if (kind === "nothing") return null;
  return (
    <>
      {kind === "password" ? (
        <PasswordField name="password" autoComplete="current-password" {...field} />
      ) : (
        <>
          {!isCodeHere && (
            <Suspense>
              <SentCodeSource use={use} onClear={() => onType("")} />
            </Suspense>
          )}
          <CodeField {...props.codeField} {...field} />
        </>
      )}
      {onPasskey && canUsePasskeys() && (
        <Suspense>
          <PasskeyProofButton onProof={onPasskey} />
        </Suspense>
      )}
    </>
  );
}

/** How the field for a code differs from that for one of the second factor. */
export interface CodeFieldLook {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly inputMode: "text";
  readonly maxLength: number;
}

/** A field for a code of the second factor. */
function CodeField(
  props: Partial<CodeFieldLook> & {
    value: string;
    error: ReactNode;
    onChange: (event: { currentTarget: { value: string } }) => void;
  },
) {
  return (
    <Field
      label={<Trans>Two-factor code</Trans>}
      hint={<Trans>6 digits, from your app or as sent</Trans>}
      inputMode="numeric"
      maxLength={7}
      {...props}
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  );
}

function problemOf(kind: ProofKind, value: string, failure: CallFailure | undefined): ReactNode {
  if (kind === "code") {
    return lacksProof(kind, value) ? (
      <Trans>Enter your two-factor code.</Trans>
    ) : (
      <Trans>Wrong code, or it was already used. Wait for the next one.</Trans>
    );
  }
  if (failure?.code === "proof_needed") {
    return <Trans>This now needs a two-factor code. Reload the page.</Trans>;
  }
  return lacksProof(kind, value) ? (
    <Trans>Enter your password to continue.</Trans>
  ) : (
    <Trans>Wrong password. Nothing was changed.</Trans>
  );
}
