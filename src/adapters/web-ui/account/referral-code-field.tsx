import { Trans } from "@lingui/react/macro";
import { parseReferralCode, referralCodeLength } from "../../../domain/partner/referral-code.ts";
import { Field } from "../design/field.tsx";

/** `isWrong`: nobody can have it; nothing typed is fine. `isSent`: the form was sent with it. */
interface TypedCode {
  readonly typed: string;
  readonly isWrong: boolean;
  readonly isSent: boolean;
}

/**
 * The code of whoever brought the visitor. Checked for its form while it is typed: whether somebody
 * has it is told to nobody.
 */
export function CodeField(props: { code: TypedCode; onChange: (code: TypedCode) => void }) {
  const { code, onChange } = props;
  const { typed } = code;
  // Before it is sent, a code is only wrong if nothing that is added could make it right.
  const isWrong = code.isSent ? code.isWrong : isStrange(typed.padEnd(referralCodeLength, "A"));
  return (
    <Field
      name="referral_code"
      label={<Trans>Referral code</Trans>}
      hint={<Trans>If you followed someone&apos;s link before, that link counts.</Trans>}
      error={
        isWrong && typed !== "" ? (
          <Trans>
            A code has <bdi>{referralCodeLength}</bdi> letters and digits. Check it with the person
            who gave it to you.
          </Trans>
        ) : undefined
      }
      value={typed}
      onChange={({ currentTarget }) => {
        const now = currentTarget.value.trim();
        onChange({ typed: now, isWrong: now !== "" && isStrange(now), isSent: false });
      }}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      dir="ltr"
    />
  );
}

function isStrange(typed: string): boolean {
  return parseReferralCode(typed) === undefined;
}
