import { Trans, useLingui } from "@lingui/react/macro";
import type { WebhookView } from "../../http/contract/webhook/webhook.ts";
import { ApiKeys } from "../api-key/api-keys.tsx";
import { Card } from "../design/card.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead } from "../server/use-read.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { EventChoice } from "./event-choice.tsx";
import { UrlCard } from "./url-card.tsx";
import styles from "./webhook.module.css";

const everyMs = 10_000;

/** Where the user's programs are told what happens, what of it, and what became of each message. */
export function WebhookPage() {
  const { t } = useLingui();
  const read = useRead("viewWebhook", {}, { everyMs });
  const webhook = read.data?.data;
  const readNow = async () => {
    await read.refetch();
  };
  return (
    <section className={styles.page}>
      <PageHeading title={t`Webhooks and API keys`} />
      {!webhook && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {webhook && (
        <>
          <p className={styles.second}>
            <Trans>
              We tell your program when something happens in your trades.{" "}
              <AppLink to={webhook.knowledgeLink}>How it works</AppLink>
            </Trans>
          </p>
          <UrlCard webhook={webhook} onChanged={readNow} />
          {webhook.url !== null && (
            <>
              <SecretCard webhook={webhook} />
              <EventChoice webhook={webhook} onChanged={readNow} />
              <DeliveryLog
                deliveries={webhook.deliveries}
                now={read.dataUpdatedAt}
                onChanged={readNow}
              />
            </>
          )}
        </>
      )}
      <ApiKeys />
    </section>
  );
}

function SecretCard({ webhook: { secret } }: { webhook: WebhookView }) {
  if (secret === null) return null;
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Signing key</Trans>
        </h2>
        <p className={styles.second}>
          <Trans>
            Every message is signed with it. Your program checks the signature and ignores messages
            without one. Keep it secret.
          </Trans>
        </p>
        <p className={styles.row}>
          <bdi dir="ltr">{secret}</bdi>
          <CopyButton value={secret} what={<Trans>Signing key</Trans>} />
        </p>
      </div>
    </Card>
  );
}
