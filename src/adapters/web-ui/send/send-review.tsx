import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { invoiceIn } from "../../../domain/lightning/invoice-text.ts";
import type { HoldReason, SendSpeed } from "../../../domain/send/send.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { SendView } from "../../http/contract/send/send.ts";
import { isAboutProof, type TypedProof } from "../account/proof-field.tsx";
import { useProof } from "../account/use-proof.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { ReadFailureWords } from "../failure/read-failure-words.tsx";
import { useOpenSupport } from "../navigation/use-open-support.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useIsUnanswered } from "../server/use-is-unanswered.ts";
import styles from "../account/account-form.module.css";
import type { QuotedSend } from "./quote-wish.ts";
import { RecipientTerm } from "./recipient-term.tsx";
import { SpeedWords, WithinWords } from "./speed-words.tsx";
import { Worth } from "./worth.tsx";
import facts from "../design/fact-list.module.css";
import own from "./send.module.css";

/** Shows what would be sent, and takes the proof. */
export function SendReview(props: {
  quoted: QuotedSend;
  isQuoting: boolean;
  problem: CallFailure | undefined;
  onSpeed: (speed: SendSpeed) => Promise<void>;
  onBack: () => void;
  onSent: (sent: SendView) => void;
}) {
  const { quoted, isQuoting, problem, onSpeed, onBack, onSent } = props;
  const { body, recipient, obstacle, asks, chosen: fee } = quoted;
  const asset = body.crypto_currency_code;
  // Over Lightning nothing is chosen: what it costs at most is all that is known.
  const isLightning = "address" in body && invoiceIn(body.address) !== undefined;
  // Pressed, and not quoted yet.
  const [wished, setWished] = useState<SendSpeed>();
  const total = String(BigInt(body.amount) + BigInt(fee?.fee ?? 0));
  const openSupport = useOpenSupport();
  const { isBusy, failure, send } = useAct();
  const refused = failure?.code ?? obstacle?.code;
  const paid = fee ? { speed: fee.speed, fee_amount: fee.fee } : {};
  const isUnanswered = useIsUnanswered("sendCoins", { ...body, ...paid });
  const isSameAsLast = obstacle?.code === "send_repeated";
  // What may have been the last send is this one itself, if that got no answer.
  const isRepeat = failure?.code === "send_repeated" || (isSameAsLast && !isUnanswered);
  const isStopped = obstacle !== null && !isSameAsLast && !isUnanswered;
  const carryOut = async (typed: TypedProof) => {
    const repeat = isRepeat ? { confirmed: true } : {};
    const sent = await send(() =>
      client.call("sendCoins", { body: { ...body, ...paid, ...repeat, ...typed } }),
    );
    if (sent?.ok) onSent(sent.data);
    else if (fee && sent?.failure.code === "fee_changed") await onSpeed(fee.speed);
  };
  const proof = useProof({ kind: asks, use: "sendout", failure, carryOut });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    proof.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card>
        <dl className={facts.facts}>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd>
            <Money asset={asset} amount={body.amount} />
            <span className={own.worth}>
              <Worth asset={asset} units={body.amount} />
            </span>
          </dd>
          <dt>
            <RecipientTerm recipient={recipient} isLightning={isLightning} />
          </dt>
          <dd>
            <bdi className={own.name}>{recipient}</bdi>
          </dd>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>
            {!fee && <Trans>None</Trans>}
            {fee && !isLightning && <Money asset={asset} amount={fee.fee} />}
            {fee && isLightning && (
              <Trans>
                At most <Money asset={asset} amount={fee.fee} />
              </Trans>
            )}
          </dd>
          {fee && (
            <>
              <dt>{isLightning ? <Trans>At most in total</Trans> : <Trans>Total</Trans>}</dt>
              <dd>
                <Money asset={asset} amount={total} />
                <span className={own.worth}>
                  <Worth asset={asset} units={total} />
                </span>
              </dd>
            </>
          )}
        </dl>
      </Card>
      {fee && quoted.fees.length > 1 && (
        <RadioList
          label={<Trans>How fast</Trans>}
          choices={quoted.fees.map((each) => ({
            value: each.speed,
            words: <SpeedWords asset={asset} amount={body.amount} {...each} />,
          }))}
          chosen={isQuoting ? (wished ?? fee.speed) : fee.speed}
          error={problem && <ReadFailureWords failure={problem} />}
          onChoose={(speed) => {
            setWished(speed);
            void onSpeed(speed);
          }}
        />
      )}
      {fee && quoted.fees.length === 1 && (
        <p className={styles.lead}>
          <WithinWords minutes={fee.withinMinutes} />
        </p>
      )}
      {quoted.needsApproval && (
        <Notice tone="info">
          <Trans>
            An amount this large is sent only after two of our staff have checked it. Until then,
            you can cancel it.
          </Trans>
        </Notice>
      )}
      {quoted.heldUntil !== null && (
        <HoldNotice {...quoted} heldUntil={quoted.heldUntil} waitsForStaff={quoted.needsApproval} />
      )}
      <p className={styles.lead}>
        {isLightning ? (
          <Trans>
            It leaves within seconds. The part of the fee that isn't needed comes back, and
            everything does if no route is found.
          </Trans>
        ) : fee ? (
          <Trans>Check the address. Once the network has it, nobody can take it back.</Trans>
        ) : (
          <Trans>Check the name. What you send can't be taken back.</Trans>
        )}
      </p>
      {isUnanswered && !failure && (
        <Notice tone="info">
          <Trans>
            Your last attempt got no answer, so this may have been sent already. Press Send to find
            out: it is sent only once.
          </Trans>
        </Notice>
      )}
      {obstacle && !failure && !isUnanswered && (
        <Notice tone={isRepeat ? "info" : "danger"}>{sendWords(obstacle.code)}</Notice>
      )}
      {failure && !isAboutProof(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {refused === "sends_halted" && (
        <Button variant="plain" wide onClick={() => openSupport("balance_problem")}>
          <Trans>Contact support</Trans>
        </Button>
      )}
      {!isStopped && proof.field}
      {!isStopped && (
        <Button variant="primary" type="submit" wide busy={isBusy || isQuoting}>
          {isRepeat ? <Trans>Send it again</Trans> : <Trans>Send</Trans>}
        </Button>
      )}
      <Button variant="plain" wide onClick={onBack}>
        <Trans>Change</Trans>
      </Button>
    </form>
  );
}

/** Why it doesn't leave at once, and until when it can be stopped. */
function HoldNotice({
  heldUntil,
  holdReasons,
  waitsForStaff,
}: {
  heldUntil: string;
  holdReasons: readonly HoldReason[];
  waitsForStaff: boolean;
}) {
  const { locale } = useLingui().i18n;
  const [now] = useState(() => Date.now());
  return (
    <Notice tone="info">
      {holdReasons.includes("security_change") ? (
        <Trans>Your password or two-factor changed recently.</Trans>
      ) : holdReasons.includes("recovered") ? (
        <Trans>Your account was recovered recently.</Trans>
      ) : holdReasons.includes("young_session") ? (
        <Trans>You haven't sent to this address before, and you signed in recently.</Trans>
      ) : (
        <Trans>You haven't sent to this address before.</Trans>
      )}{" "}
      {waitsForStaff ? (
        <Trans>
          It is sent on <bdi>{momentText(locale, Date.parse(heldUntil), now)}</bdi> at the earliest.
        </Trans>
      ) : (
        <Trans>
          It is sent on <bdi>{momentText(locale, Date.parse(heldUntil), now)}</bdi>. Until then, you
          can cancel it.
        </Trans>
      )}
    </Notice>
  );
}
