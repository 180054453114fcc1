import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { parseReferralCode, referralCodeLength } from "../../../domain/partner/referral-code.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";

/** Whether what was typed cannot be anybody's code; nothing typed is fine. */
export function isCodeWrong(typed: string): boolean {
  return typed.trim() !== "" && parseReferralCode(typed) === undefined;
}

/**
 * The code of whoever brought the visitor. Checked for its form while it is typed: whether somebody
 * has it is told to nobody.
 */
export function CodeField(props: {
  code: { readonly typed: string; readonly isSent: boolean };
  onChange: (code: string) => void;
}) {
  const { code, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Trans>I have a referral code</Trans>
      </Button>
    );
  }
  const begun = code.typed.trim();
  // Before it is sent, a code is only wrong if nothing that is added could make it right.
  const isWrong = isCodeWrong(code.isSent ? begun : begun.padEnd(referralCodeLength, "A"));
  return (
    <Field
      name="referral_code"
      label={<Trans>Referral code</Trans>}
      hint={<Trans>If you followed someone&apos;s link before, that link counts.</Trans>}
      error={
        isWrong && begun !== "" ? (
          <Trans>
            A code has <bdi>{referralCodeLength}</bdi> letters and digits. Check it with whoever
            gave it to you.
          </Trans>
        ) : undefined
      }
      value={code.typed}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      dir="ltr"
    />
  );
}
