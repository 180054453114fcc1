import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ReportedMessageView } from "../../adapters/http/contract/admin/person-reports.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { withCode } from "../design/with-code.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "../design/record-page.module.css";

/** The chat that a report names, read only when a moderator asks for it: each reading is logged. */
export function ReportedChat(props: { personId: string; chatId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Messages {...props} />;
  return (
    <p className={styles.second}>
      <Button size="small" onClick={() => setOpen(true)}>
        <Trans>Read the chat</Trans>
      </Button>
      <Trans>Reading it is logged.</Trans>
    </p>
  );
}

function Messages({ personId, chatId }: { personId: string; chatId: string }) {
  const input = { parameters: { id: personId, chatId } };
  const { data, error, refetch } = useRead("readReportedChat", input, { isLogged: true });
  const failure = failureIn(error);
  if (failure) return <FailureNote failure={failure} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0) {
    return (
      <p className={styles.second}>
        <Trans>Nobody wrote in this chat.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((message) => (
        <li key={message.seq} className={styles.line}>
          <p className={styles.second}>
            <bdi className={styles.strong}>{message.author}</bdi>
            {" · "}
            <Moment at={message.at} />
          </p>
          <Content message={message} />
        </li>
      ))}
    </ul>
  );
}

function Content({ message }: { message: ReportedMessageView }) {
  const { text, files, offer } = message;
  if (text === "" && files.length === 0 && !offer) {
    return (
      <p className={styles.text}>
        <Trans>Deleted after its retention period</Trans>
      </p>
    );
  }
  return (
    <>
      {text !== "" && (
        <p className={styles.text}>
          <bdi dir="auto">{text}</bdi>
        </p>
      )}
      {offer && <OfferCard offer={offer} />}
      {files.map((file) => (
        <p key={file.id} className={styles.text}>
          {file.url === null ? (
            <i>
              <Trans>deleted after its time</Trans>
            </i>
          ) : (
            <a href={file.url} target="_blank" rel="noreferrer">
              <bdi>{file.name}</bdi>
            </a>
          )}
        </p>
      ))}
    </>
  );
}

/** A special offer as the two saw it. */
function OfferCard({ offer }: { offer: NonNullable<ReportedMessageView["offer"]> }) {
  const { idHashed, offerType, cryptoCurrencyCode: asset, fiatCurrencyCode: currency } = offer;
  const { price, paymentMethodName, fiatAmountRangeMin: min, fiatAmountRangeMax: max } = offer;
  const amounts = min !== null && max !== null ? [`${min} – ${max}`] : offer.predefinedAmounts;
  return (
    <p className={styles.text}>
      <Link to={`/offers/${idHashed}/show`}>
        {offerType === "sell" ? (
          <Trans>
            Special offer to sell <bdi>{asset}</bdi>
          </Trans>
        ) : (
          <Trans>
            Special offer to buy <bdi>{asset}</bdi>
          </Trans>
        )}
      </Link>
      {price !== null && (
        <>
          {" · "}
          <bdi>{withCode(price, currency)}</bdi>
        </>
      )}
      {" · "}
      <bdi>{withCode(amounts.join(", "), currency)}</bdi>
      {" · "}
      <bdi>{paymentMethodName}</bdi>
    </p>
  );
}
