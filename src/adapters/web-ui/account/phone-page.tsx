import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PhoneView } from "../../http/contract/account/phone.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { ConfirmedPhone } from "./confirmed-phone.tsx";
import { isThisMachine } from "./is-this-machine.ts";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import { codeFailed, codeSent, nothingSent, sendingCode } from "./phone-code-state.ts";
import { PhoneNumberForm } from "./phone-number-form.tsx";
import styles from "./account-form.module.css";

/** Confirms the user's phone number with a code that is sent or read to it. */
export function PhonePage() {
  const { t } = useLingui();
  const phone = useRead("viewPhone", {});
  const readAgain = () => void phone.refetch();
  const view = phone.data?.data;
  return (
    <section className={styles.page}>
      <PageHeading title={t`Confirm your phone`} />
      {view ? (
        view.isVerified && view.phone !== null ? (
          <ConfirmedPhone number={view.phone} onRemoved={readAgain} />
        ) : (
          <Confirmation
            key={view.phone ?? ""}
            view={view}
            onChanged={() => phone.refetch().then(() => undefined)}
          />
        )
      ) : phone.isError ? (
        <LoadFailure onRetry={readAgain} isRetrying={phone.isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton width="medium" />
        </div>
      )}
    </section>
  );
}

/** First the number, then the code. A number that was given before waits for its code. */
function Confirmation({ view, onChanged }: { view: PhoneView; onChanged: () => Promise<void> }) {
  const { isDemo } = usePageState();
  const [state, setState] = useState(view.phone === null ? nothingSent : codeSent(view.countdown));
  const send = async (phone: string, call: boolean) => {
    setState(sendingCode);
    const body = { phone, call, isCitizenshipConsentAccepted: true };
    const outcome = await client.call("sendPhoneCode", { body });
    if (outcome.ok) {
      setState(codeSent(outcome.data.countdown));
      await onChanged();
    } else setState((now) => codeFailed(now, outcome.failure));
  };
  const reset = async () => {
    const outcome = await client.call("resetPhone", {});
    if (!outcome.ok) return setState((now) => codeFailed(now, outcome.failure));
    setState(nothingSent);
    await onChanged();
  };
  if (view.ways.length === 0) {
    return (
      <Notice tone="warning">
        <Trans>Codes can't be sent to phones here yet.</Trans>
      </Notice>
    );
  }
  const number = state.isCodeSent ? view.phone : null;
  return (
    <>
      {state.codeError && state.codeError.details.length === 0 && (
        <Notice tone="danger">
          <FailureWords failure={state.codeError} />
        </Notice>
      )}
      {number === null ? (
        <PhoneNumberForm state={state} ways={view.ways} onSend={send} />
      ) : (
        <PhoneCodeForm
          number={number}
          view={view}
          state={state}
          onSend={(call) => send(number, call)}
          onReset={reset}
          onConfirmed={() => void onChanged()}
        />
      )}
      {isDemo && isThisMachine() && (
        <p className={styles.other}>
          <Trans>
            This is a demo: <a href="/dev/mailbox">read its texts and calls</a>.
          </Trans>
        </p>
      )}
    </>
  );
}
