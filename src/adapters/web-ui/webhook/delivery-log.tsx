import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { WebhookView } from "../../http/contract/webhook/webhook.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./webhook.module.css";

type Delivery = WebhookView["deliveries"][number];

/** What the program was told, and whether it took it. `now`: when that was read. */
export function DeliveryLog(props: {
  deliveries: readonly Delivery[];
  now: number;
  onChanged: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const act = useAct();
  const resend = async (id: string) => {
    await act.send(() => client.call("resendWebhook", { parameters: { id } }));
    await props.onChanged();
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Messages</Trans>
        </h2>
        {props.deliveries.length === 0 && (
          <EmptyState icon={Send} title={<Trans>No messages yet</Trans>}>
            <Trans>What we tell your program appears here, with its answer.</Trans>
          </EmptyState>
        )}
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        <ul className={styles.log}>
          {props.deliveries.map((delivery) => (
            <li key={delivery.id} className={styles.delivery}>
              <span>
                <bdi>{delivery.event}</bdi>{" "}
                <span className={styles.second}>
                  <Outcome delivery={delivery} />
                  {" · "}
                  <bdi>{momentText(i18n.locale, Date.parse(delivery.at), props.now)}</bdi>
                </span>
              </span>
              {delivery.state !== "waiting" && (
                <Button variant="plain" busy={act.isBusy} onClick={() => void resend(delivery.id)}>
                  <span>
                    <Trans>
                      Send <bdi>{delivery.event}</bdi> again
                    </Trans>
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Outcome({ delivery: { state, status, tries } }: { delivery: Delivery }) {
  switch (state) {
    case "delivered":
      return (
        <Trans>
          Delivered: <bdi>{status}</bdi>
        </Trans>
      );
    case "failed":
      return status === null ? (
        <Trans>
          Given up after <bdi>{tries}</bdi> tries without an answer
        </Trans>
      ) : (
        <Trans>
          Given up after <bdi>{tries}</bdi> tries: <bdi>{status}</bdi>
        </Trans>
      );
    case "waiting":
      return tries === 0 ? (
        <Trans>Waiting</Trans>
      ) : (
        <Trans>
          Waiting after try <bdi>{tries}</bdi>
        </Trans>
      );
  }
}
