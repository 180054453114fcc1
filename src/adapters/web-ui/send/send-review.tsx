import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { SendObstacle } from "../../../domain/send/decide-send.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type TypedProof,
} from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";
import own from "./send.module.css";

/** A send as the server would carry it out. */
export interface QuotedSend {
  readonly body: {
    readonly crypto_currency_code: AssetCode;
    readonly amount: string;
    readonly recipient: string;
  };
  /** As they write their name. */
  readonly recipient: string;
  readonly obstacle: { readonly code: SendObstacle } | null;
  readonly asks: "code" | "password";
}

/** Shows what would be sent, and takes the proof. */
export function SendReview(props: { quoted: QuotedSend; onBack: () => void; onSent: () => void }) {
  const { quoted, onBack, onSent } = props;
  const { body, recipient, obstacle, asks } = quoted;
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, send } = useAct();
  const refused = failure?.code ?? obstacle?.code;
  const isRepeat = refused === "send_repeated";
  const isStopped = obstacle !== null && !isRepeat;
  const carryOut = async (proof: TypedProof) => {
    const repeat = isRepeat ? { confirmed: true } : {};
    const sent = await send(() =>
      client.call("sendCoins", { body: { ...body, ...repeat, ...proof } }),
    );
    if (sent?.ok) onSent();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(lacksProof(asks, typed));
    if (!lacksProof(asks, typed)) void carryOut(typedProof(asks, typed));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card>
        <dl className={own.facts}>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd>
            <Money asset={body.crypto_currency_code} amount={body.amount} />
          </dd>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>
            <bdi className={own.name}>{recipient}</bdi>
          </dd>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>
            <Trans>None</Trans>
          </dd>
        </dl>
      </Card>
      <p className={styles.lead}>
        <Trans>Check the name. What you send can't be taken back.</Trans>
      </p>
      {obstacle && !failure && (
        <Notice tone={isRepeat ? "info" : "danger"}>{sendWords(obstacle.code)}</Notice>
      )}
      {failure && !isAboutProof(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {!isStopped && (
        <ProofField
          kind={asks}
          use="sendout"
          value={typed}
          isMissing={isMissing}
          failure={failure}
          onType={setTyped}
          onPasskey={(passkey) => void carryOut({ passkey })}
        />
      )}
      {!isStopped && (
        <Button variant="primary" type="submit" wide busy={isBusy}>
          {isRepeat ? <Trans>Send it again</Trans> : <Trans>Send</Trans>}
        </Button>
      )}
      <Button variant="plain" wide onClick={onBack}>
        <Trans>Change</Trans>
      </Button>
    </form>
  );
}
