import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { ConversionObstacle } from "../../../domain/conversion/decide-conversion.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type ProofKind,
  type TypedProof,
} from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Countdown } from "../design/countdown.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { conversionWords } from "../failure/conversion-words.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";
import own from "./conversion.module.css";
import { useQuote } from "./use-quote.ts";

/** A conversion as the platform offers it. Amounts in base units. */
export interface QuotedConversion {
  readonly id: string;
  readonly fromCryptoCurrencyCode: RealAsset;
  readonly fromAmount: string;
  readonly toCryptoCurrencyCode: RealAsset;
  readonly toAmount: string;
  readonly spreadAmount: string;
  readonly spreadBasisPoints: number;
  /** By the device's clock, in seconds since the epoch. */
  readonly runsOutAt: number;
  readonly obstacle: { readonly code: ConversionObstacle } | null;
  readonly asks: ProofKind;
}

/** Shows a quote while it holds, and takes the proof. */
export function ConvertReview(props: {
  quoted: QuotedConversion;
  onBack: () => void;
  onQuoted: (quoted: QuotedConversion) => void;
  onDone: () => void;
}) {
  const { quoted, onBack, onQuoted, onDone } = props;
  const { fromCryptoCurrencyCode: from, toCryptoCurrencyCode: to, obstacle, asks } = quoted;
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isOver, setOver] = useState(false);
  const { isBusy, failure, send } = useAct();
  const { ask, isBusy: isAsking, failure: askFailure } = useQuote(onQuoted);
  const isGone = isOver || failure?.code === "quote_expired" || failure?.code === "not_found";
  const carryOut = async (proof: TypedProof) => {
    const body = { quote_id: quoted.id, ...proof };
    const done = await send(() => client.call("convertCoins", { body }));
    if (done?.ok) onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(lacksProof(asks, typed));
    if (!lacksProof(asks, typed)) void carryOut(typedProof(asks, typed));
  };
  const problem =
    askFailure ?? (isGone || (failure && isAboutProof(failure)) ? undefined : failure);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card>
        <dl className={own.facts}>
          <dt>
            <Trans>You give</Trans>
          </dt>
          <dd>
            <Money asset={from} amount={quoted.fromAmount} />
          </dd>
          <dt>
            <Trans>You get</Trans>
          </dt>
          <dd className={own.got}>
            <Money asset={to} amount={quoted.toAmount} />
          </dd>
          <dt>
            <Trans>
              Our fee (<bdi>{quoted.spreadBasisPoints / 100}%</bdi>)
            </Trans>
          </dt>
          <dd>
            <Money asset={to} amount={quoted.spreadAmount} />
          </dd>
          {!obstacle && (
            <>
              <dt>
                <Trans>This price holds</Trans>
              </dt>
              <dd>
                <Countdown
                  expiresAt={quoted.runsOutAt}
                  clock={Date.now}
                  atZero={<Trans>The quote expired.</Trans>}
                  onZero={() => setOver(true)}
                />
              </dd>
            </>
          )}
        </dl>
      </Card>
      {obstacle && (
        <Notice tone="danger">{conversionWords(obstacle.code) ?? sendWords(obstacle.code)}</Notice>
      )}
      {problem && (
        <Notice tone="danger">
          <FailureWords failure={problem} />
        </Notice>
      )}
      {!obstacle && isGone && (
        <Button
          variant="primary"
          wide
          busy={isAsking}
          onClick={() => void ask(from, to, quoted.fromAmount)}
        >
          <Trans>Get a new price</Trans>
        </Button>
      )}
      {!obstacle && !isGone && (
        <>
          <ProofField
            kind={asks}
            use="sendout"
            value={typed}
            isMissing={isMissing}
            failure={failure}
            onType={setTyped}
            onPasskey={(passkey) => void carryOut({ passkey })}
          />
          <Button variant="primary" type="submit" wide busy={isBusy}>
            <Trans>Convert</Trans>
          </Button>
        </>
      )}
      <Button variant="plain" wide onClick={onBack}>
        <Trans>Change</Trans>
      </Button>
    </form>
  );
}
