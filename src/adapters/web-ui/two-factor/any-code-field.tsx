import { Trans } from "@lingui/react/macro";
import { SentCodeSource } from "../account/sent-code-source.tsx";
import { Field } from "../design/field.tsx";

/** Takes a code of the second factor in use, which it has sent where it comes so, or a recovery code. */
export function AnyCodeField(props: {
  value: string;
  /** Where it is typed already. */
  password?: string;
  isMissing: boolean;
  isWrong: boolean;
  onType: (typed: string) => void;
}) {
  const { value, isMissing, isWrong, onType } = props;
  const error = isWrong ? (
    <Trans>Wrong code, or it was already used. Wait for the next one.</Trans>
  ) : isMissing && value.trim() === "" ? (
    <Trans>Enter a two-factor code, or a recovery code.</Trans>
  ) : undefined;
  return (
    <>
      <SentCodeSource
        use="account"
        onClear={() => onType("")}
        {...(props.password !== undefined && { password: props.password })}
      />
      <Field
        label={<Trans>Two-factor or recovery code</Trans>}
        name="any_code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        error={error}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </>
  );
}
