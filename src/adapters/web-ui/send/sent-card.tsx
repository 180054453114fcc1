import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { SendView } from "../../http/contract/send/send.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import styles from "../account/account-form.module.css";
import type { QuotedSend } from "./quote-wish.ts";
import { RecipientTerm } from "./recipient-term.tsx";
import { SaveAddressLink } from "./save-address-link.tsx";
import { SpeedLine, WithinWords } from "./speed-words.tsx";
import facts from "../design/fact-list.module.css";
import own from "./send.module.css";

/** What was sent and where, and what happens next. */
export function SentCard(props: { sent: SendView; quoted: QuotedSend; onAgain: () => void }) {
  const { sent, quoted, onAgain } = props;
  const { body, recipient, chosen } = quoted;
  const asset = body.crypto_currency_code;
  const isToPerson = "recipient" in body;
  return (
    <Card>
      <div className={styles.form}>
        <Notice tone="done">
          {isToPerson ? (
            <Trans>
              <Money asset={asset} amount={body.amount} /> is in the wallet of{" "}
              <bdi>{recipient}</bdi>.
            </Trans>
          ) : (
            <NextStep sent={sent} quoted={quoted} />
          )}
        </Notice>
        {!isToPerson && (
          <dl className={facts.facts}>
            <dt>
              <Trans>Amount</Trans>
            </dt>
            <dd>
              <Money asset={asset} amount={body.amount} />
            </dd>
            <dt>
              <RecipientTerm recipient={recipient} isLightning={sent.isLightning} />
            </dt>
            <dd>
              <bdi className={own.name}>{recipient}</bdi>
            </dd>
            {chosen && !sent.isLightning && (
              <>
                <dt>
                  <Trans>Speed</Trans>
                </dt>
                <dd>
                  <SpeedLine {...chosen} isNamed={quoted.fees.length > 1} />
                </dd>
              </>
            )}
          </dl>
        )}
        {"address" in body && !sent.isLightning && (
          <SaveAddressLink asset={asset} address={body.address} />
        )}
        <Button variant="primary" href="/wallet">
          <Trans>Go to your wallet</Trans>
        </Button>
        <Button variant="plain" onClick={onAgain}>
          <Trans>Send something else</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** What comes next for coins that go to an address. */
function NextStep({ sent, quoted }: { sent: SendView; quoted: QuotedSend }) {
  const { locale } = useLingui().i18n;
  const [now] = useState(() => Date.now());
  if (sent.isLightning) {
    return <Trans>The payment is on its way. Your wallet shows when it has arrived.</Trans>;
  }
  if (quoted.needsApproval) {
    return (
      <Trans>
        Two of our staff check it next. Until then, you can cancel it in your wallet, which also
        shows when it has arrived.
      </Trans>
    );
  }
  if (sent.heldUntil !== null) {
    return (
      <Trans>
        It is sent on <bdi>{momentText(locale, Date.parse(sent.heldUntil), now)}</bdi>. Until then,
        you can cancel it in your wallet, which also shows when it has arrived.
      </Trans>
    );
  }
  return (
    <>
      <Trans>It is sent next.</Trans>{" "}
      {quoted.chosen && <WithinWords minutes={quoted.chosen.withinMinutes} />}{" "}
      <Trans>Your wallet shows when it has arrived.</Trans>
    </>
  );
}
