import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { WebhookEvent } from "../../../domain/webhook/webhook.ts";
import type { WebhookView } from "../../http/contract/webhook/webhook.ts";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./webhook.module.css";

/** Every event must have its words, or this does not compile. */
const words: Readonly<Record<WebhookEvent, () => ReactNode>> = {
  "trade.started": () => <Trans>A trade starts</Trans>,
  "trade.funded": () => <Trans>Its crypto is held in escrow</Trans>,
  "trade.paid": () => <Trans>The buyer says they paid</Trans>,
  "trade.released": () => <Trans>The crypto is released</Trans>,
  "trade.ended": () => <Trans>A trade ends another way</Trans>,
  "trade.disputed": () => <Trans>A dispute is opened</Trans>,
  "trade.decided": () => <Trans>A dispute is decided</Trans>,
  "trade.message": () => <Trans>Your trade partner writes</Trans>,
  "trade.feedback": () => <Trans>Your trade partner gives feedback</Trans>,
  "payment.received": () => <Trans>One of your payment links is paid</Trans>,
};

/** What the program is told: each choice is kept at once. */
export function EventChoice(props: { webhook: WebhookView; onChanged: () => Promise<void> }) {
  const { webhook, onChanged } = props;
  const act = useAct();
  const choose = async (name: WebhookEvent, isChecked: boolean) => {
    const events = webhook.events
      .filter((each) => (each.name === name ? isChecked : each.checked))
      .map((each) => each.name);
    await act.send(() => client.call("selectWebhookEvents", { body: { events } }));
    await onChanged();
  };
  return (
    <Card>
      <fieldset className={styles.events}>
        <legend className={styles.title}>
          <Trans>Events</Trans>
        </legend>
        {webhook.events.map(({ name, checked }) => (
          <label key={name} className={styles.event}>
            <input
              type="checkbox"
              name={name}
              checked={checked}
              onChange={({ currentTarget }) => void choose(name, currentTarget.checked)}
            />
            <span>
              {words[name]()} <bdi className={styles.second}>{name}</bdi>
            </span>
          </label>
        ))}
      </fieldset>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
    </Card>
  );
}
