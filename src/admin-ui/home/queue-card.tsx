import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { Chip } from "../design/chip.tsx";
import { SpanWords } from "../design/span-words.tsx";
import { resources } from "../resources.ts";
import type { Queue } from "../server/use-queues.ts";
import styles from "./home-page.module.css";

/** A queue: how many entries, since when, and how many are the user's own. */
export function QueueCard({ queue, now }: { queue: Queue; now: number }) {
  const { waiting, mine, late, oldestAt } = queue;
  // Cases awaiting a second person are part of the disputes.
  const isSecond = queue.name === "second_person";
  const shownIn = isSecond ? "disputes" : queue.name;
  const resource = resources.find(({ queues }) => queues?.includes(shownIn));
  const Icon = resource?.icon;
  const content = (
    <>
      <span className={styles.name}>
        {Icon && <Icon size={18} aria-hidden="true" />}
        <QueueWords name={queue.name} />
      </span>
      <bdi className={styles.waiting}>{waiting}</bdi>
      <span className={styles.facts}>
        {oldestAt === null ? (
          <Trans>Nobody is waiting.</Trans>
        ) : (
          <span>
            <Trans>
              oldest waiting <SpanWords span={now - Date.parse(oldestAt)} />
            </Trans>
          </span>
        )}
        {mine > 0 && (
          <Chip tone="info">
            <Trans>
              <bdi>{mine}</bdi> yours
            </Trans>
          </Chip>
        )}
        {late > 0 && (
          <Chip tone="danger">
            <Trans>
              <bdi>{late}</bdi> late
            </Trans>
          </Chip>
        )}
      </span>
    </>
  );
  if (!resource) return <div className={styles.queue}>{content}</div>;
  return (
    <Link
      className={styles.queue ?? ""}
      to={`/${resource.name}${isSecond ? `?queue=${queue.name}` : ""}`}
    >
      {content}
    </Link>
  );
}

function QueueWords({ name }: { name: Queue["name"] }) {
  switch (name) {
    case "disputes":
      return <Trans>Disputes</Trans>;
    case "second_person":
      return <Trans>For a second person</Trans>;
    case "appeals":
      return <Trans>Appeals</Trans>;
    case "chargebacks":
      return <Trans>Chargebacks</Trans>;
    case "offers":
      return <Trans>Offers</Trans>;
    case "support":
      return <Trans>Support</Trans>;
    case "sends":
      return <Trans>Sends</Trans>;
    case "staff":
      return <Trans>Staff, for a second admin</Trans>;
  }
}
