import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  OrderQuoteView,
  ProviderOrderView,
} from "../../http/contract/provider-order/provider-order-views.ts";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type TypedProof,
} from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Countdown } from "../design/countdown.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { providerOrderWords } from "../failure/provider-order-words.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";
import { OrderFacts } from "./order-facts.tsx";

/** A quote, and until when it holds by the device's clock, in seconds since the epoch. */
export interface HeldQuote {
  readonly quote: OrderQuoteView;
  readonly runsOutAt: number;
}

/** Shows a quote while it holds, and takes the proof. */
export function OrderReview(props: {
  held: HeldQuote;
  onBack: () => void;
  onPlaced: (order: ProviderOrderView) => void;
}) {
  const { held, onBack, onPlaced } = props;
  const { quote, runsOutAt } = held;
  const { obstacle, asks } = quote;
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isOver, setOver] = useState(false);
  const { isBusy, failure, send } = useAct();
  const isGone = isOver || failure?.code === "quote_expired" || failure?.code === "not_found";
  const carryOut = async (proof: TypedProof) => {
    const body = { quote_id: quote.id, ...proof };
    const done = await send(() => client.call("placeProviderOrder", { body }));
    if (done?.ok) onPlaced(done.data);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(lacksProof(asks, typed));
    if (!lacksProof(asks, typed)) void carryOut(typedProof(asks, typed));
  };
  const problem = isGone || (failure && isAboutProof(failure)) ? undefined : failure;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card>
        <OrderFacts order={quote}>
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
        </OrderFacts>
      </Card>
      {obstacle && (
        <Notice tone="danger">
          {providerOrderWords(obstacle.code) ?? sendWords(obstacle.code)}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger">
          <FailureWords failure={problem} />
        </Notice>
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
            <Act kind={quote.kind} />
          </Button>
        </>
      )}
      <Button variant="plain" wide onClick={onBack}>
        {isGone ? <Trans>Get a new price</Trans> : <Trans>Change</Trans>}
      </Button>
    </form>
  );
}

function Act({ kind }: { kind: OrderQuoteView["kind"] }) {
  switch (kind) {
    case "on-ramp":
      return <Trans>Continue to payment</Trans>;
    case "off-ramp":
      return <Trans>Sell and be paid</Trans>;
    case "top-up":
      return <Trans>Top up</Trans>;
  }
}
