import { useState, type ReactNode, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { isClearAnswer } from "../../http/client/press-keys.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Countdown } from "../design/countdown.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useAct } from "../server/use-act.ts";
import facts from "../design/fact-list.module.css";
import styles from "./account-form.module.css";
import { isAboutProof, type ProofKind, type TypedProof } from "./proof-field.tsx";
import { useProof } from "./use-proof.tsx";

/** Shows a quote while it holds, takes the proof, and carries it out. `children`: terms and values of its facts. */
export function QuoteReview<Done>(props: {
  children: ReactNode;
  /** By the device's clock, in seconds since the epoch. */
  runsOutAt: number;
  /** What keeps it from being carried out, in words; nothing where nothing does. */
  obstacle: ReactNode;
  asks: ProofKind;
  act: ReactNode;
  carryOut: (proof: TypedProof) => Promise<Outcome<Done, undefined>>;
  onDone: (done: Done) => void;
  onBack: () => void;
  /** Whether it was tried before, and no clear answer came: it may have been carried out. */
  isUnanswered?: boolean;
  /** Asks for the same again at a new price; without it, whoever wants one goes back. */
  again?: {
    readonly ask: () => void;
    readonly isBusy: boolean;
    readonly failure: CallFailure | undefined;
  };
}) {
  const { children, runsOutAt, obstacle, asks, act, carryOut, onDone, onBack, again } = props;
  const [isOver, setOver] = useState(false);
  const { isBusy, failure, send } = useAct();
  const isUnanswered = failure ? !isClearAnswer(failure.status) : props.isUnanswered === true;
  // What may have been carried out is asked again under the same quote, though that expired.
  const isGone =
    !isUnanswered && (isOver || failure?.code === "quote_expired" || failure?.code === "not_found");
  const prove = async (typed: TypedProof) => {
    const done = await send(() => carryOut(typed));
    if (done?.ok) onDone(done.data);
  };
  const proof = useProof({ kind: asks, use: "sendout", failure, carryOut: prove });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    proof.submit();
  };
  const problem =
    again?.failure ?? (isGone || (failure && isAboutProof(failure)) ? undefined : failure);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card>
        <dl className={facts.facts}>
          {children}
          {!obstacle && (
            <>
              <dt>
                <Trans>This price holds</Trans>
              </dt>
              <dd>
                <Countdown
                  expiresAt={runsOutAt}
                  clock={Date.now}
                  atZero={<Trans>The quote expired.</Trans>}
                  onZero={() => setOver(true)}
                />
              </dd>
            </>
          )}
        </dl>
      </Card>
      {obstacle && <Notice tone="danger">{obstacle}</Notice>}
      {isUnanswered && !failure && (
        <Notice tone="info">
          <Trans>
            Your last attempt got no answer, so this may be done already. Press the button again to
            find out: it is done only once.
          </Trans>
        </Notice>
      )}
      {problem && (
        <Notice tone="danger">
          <FailureWords failure={problem} />
        </Notice>
      )}
      {!obstacle && isGone && again && (
        <Button variant="primary" wide busy={again.isBusy} onClick={again.ask}>
          <Trans>Get a new price</Trans>
        </Button>
      )}
      {!obstacle && !isGone && (
        <>
          {proof.field}
          <Button variant="primary" type="submit" wide busy={isBusy}>
            {act}
          </Button>
        </>
      )}
      <Button variant="plain" wide onClick={onBack}>
        {isGone && !again ? <Trans>Get a new price</Trans> : <Trans>Change</Trans>}
      </Button>
    </form>
  );
}
