import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { SendObstacle } from "../../../domain/send/decide-send.ts";
import { invoiceIn } from "../../../domain/lightning/invoice-text.ts";
import type { HoldReason, SendSpeed } from "../../../domain/send/send.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type TypedProof,
} from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useOpenSupport } from "../navigation/use-open-support.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";
import { SpeedWords } from "./speed-words.tsx";
import own from "./send.module.css";

/** A send as the server would carry it out. */
export interface QuotedSend {
  readonly body: {
    readonly crypto_currency_code: RealAsset;
    readonly amount: string;
  } & ({ readonly recipient: string } | { readonly address: string });
  /** A person as they write their name, or the address. */
  readonly recipient: string;
  readonly obstacle: { readonly code: SendObstacle } | null;
  readonly asks: "code" | "password";
  /** To an address: what each speed costs, the fastest first. */
  readonly fees: readonly Fee[];
  readonly heldUntil: string | null;
  readonly holdReasons: readonly HoldReason[];
  readonly needsApproval: boolean;
}

interface Fee {
  readonly speed: SendSpeed;
  readonly fee: string;
  readonly withinMinutes: number;
}

/** Shows what would be sent, and takes the proof. */
export function SendReview(props: { quoted: QuotedSend; onBack: () => void; onSent: () => void }) {
  const { quoted, onBack, onSent } = props;
  const { body, recipient, obstacle, asks } = quoted;
  const asset = body.crypto_currency_code;
  const [speed, setSpeed] = useState<SendSpeed>("normal");
  // Over Lightning nothing is chosen: what it costs at most is all that is known.
  const isLightning = "address" in body && invoiceIn(body.address) !== undefined;
  const fee = quoted.fees.find((each) => each.speed === speed);
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const openSupport = useOpenSupport();
  const { isBusy, failure, send } = useAct();
  const refused = failure?.code ?? obstacle?.code;
  const isRepeat = refused === "send_repeated";
  const isStopped = obstacle !== null && !isRepeat;
  const carryOut = async (proof: TypedProof) => {
    const repeat = isRepeat ? { confirmed: true } : {};
    const paid = fee ? { speed, fee_amount: fee.fee } : {};
    const sent = await send(() =>
      client.call("sendCoins", { body: { ...body, ...paid, ...repeat, ...proof } }),
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
            <Money asset={asset} amount={body.amount} />
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
                <Money asset={asset} amount={String(BigInt(body.amount) + BigInt(fee.fee))} />
              </dd>
            </>
          )}
        </dl>
      </Card>
      {fee && !isLightning && (
        <RadioList
          label={<Trans>How fast</Trans>}
          choices={quoted.fees.map((each) => ({
            value: each.speed,
            words: <SpeedWords asset={asset} amount={body.amount} {...each} />,
          }))}
          chosen={speed}
          error={undefined}
          onChoose={setSpeed}
        />
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
      {obstacle && !failure && (
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
