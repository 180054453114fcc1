import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { TwoFactorBody } from "../../http/contract/two-factor/two-factor.ts";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import type { FactorMethod } from "./factor-deed.ts";

/** How the codes are to come, and what is missing for it. */
export function MethodChoice(props: {
  read: TwoFactorBody;
  method: FactorMethod;
  onChoose: (method: FactorMethod) => void;
}) {
  const { read, method, onChoose } = props;
  if (read.methods.length < 2) return null;
  return (
    <>
      <RadioList
        label={<Trans>How you get your codes</Trans>}
        choices={read.methods.map((value) => ({ value, words: methodWords(value) }))}
        chosen={method}
        error={undefined}
        onChoose={onChoose}
      />
      {lacksContact(read, method) && (
        <Notice tone="warning">
          {method === "Sms" ? (
            <Trans>
              <AppLink to="/account/verification/phone">Confirm your phone number</AppLink> first.
            </Trans>
          ) : method === "Telegram" ? (
            <Trans>
              <AppLink to="/account/notifications">Connect Telegram</AppLink> first.
            </Trans>
          ) : (
            <Trans>
              <AppLink to="/account/verification/email">Confirm your email address</AppLink> first.
            </Trans>
          )}
        </Notice>
      )}
    </>
  );
}

/** Whether what the codes are sent to has to be confirmed first. */
export function lacksContact({ contacts }: TwoFactorBody, method: FactorMethod): boolean {
  if (method === "App") return false;
  if (method === "Telegram") return !contacts.chat;
  return method === "Sms" ? !contacts.phone : !contacts.email;
}

function methodWords(method: FactorMethod): ReactNode {
  switch (method) {
    case "App":
      return <Trans>An authenticator app: the safest choice</Trans>;
    case "Sms":
      return <Trans>A text message or a call</Trans>;
    case "Telegram":
      return <Trans>A message on Telegram</Trans>;
    case "Email":
      return <Trans>An email: no help if someone gets into your mailbox</Trans>;
  }
}
