import Button from "@mui/material/Button";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { QueuedSendView } from "../../adapters/http/contract/admin/sends.ts";
import type { SendRuling } from "../../domain/send/approve-send.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import columns from "../design/columns.module.css";

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

/** One send: who sends what where, what speaks for or against it, and what the user can do. */
export function SendItem(props: {
  send: QueuedSendView;
  onReview?: (ruling: SendRuling) => void;
  onRaise?: () => void;
}) {
  const { send, onReview, onRaise } = props;
  const { cryptoCurrencyCode: asset, amount, usdCents, approved, act } = send;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          {send.username === null ? (
            <Trans>To cold storage</Trans>
          ) : (
            <Link to={`/people/${send.traderId}/show`}>
              <bdi>{send.username}</bdi>
            </Link>
          )}{" "}
          · <CoinAmount currency={asset} units={amount} />
          {send.username !== null && (
            <>
              {" "}
              · <bdi>{dollars.format(Number(usdCents) / 100)}</bdi>
            </>
          )}
        </span>
        {send.canRaiseFee && onRaise && (
          <Button variant="outlined" onClick={onRaise}>
            <Trans>Raise the fee</Trans>
          </Button>
        )}
        {act && onReview && (
          <span>
            <Button color="error" onClick={() => onReview("decline")}>
              <Trans>Decline</Trans>
            </Button>
            <Button
              variant={act === "confirm" ? "contained" : "outlined"}
              onClick={() => onReview("approve")}
            >
              {act === "confirm" ? <Trans>Confirm</Trans> : <Trans>Approve</Trans>}
            </Button>
          </span>
        )}
      </div>
      <p className={columns.text}>
        <bdi>{send.address}</bdi>
      </p>
      <p className={columns.second}>
        <StateWords send={send} /> · <Moment at={send.requestedAt} exact />
        {send.replaced > 0 && (
          <>
            {" · "}
            <Plural
              value={send.replaced}
              one="replaced # time with a higher fee"
              other="replaced # times with a higher fee"
            />
          </>
        )}
        {send.username !== null && <SenderWords send={send} />}
      </p>
      {approved && (
        <p className={columns.text}>
          <span className={columns.second}>
            <Trans>
              <bdi>{approved.by}</bdi> approved it, <Moment at={approved.at} exact />
            </Trans>
          </span>
          {": "}
          <bdi>{approved.reason}</bdi>
        </p>
      )}
    </li>
  );
}

/** What speaks for or against it. */
function SenderWords({ send }: { send: QueuedSendView }) {
  return (
    <>
      {" · "}
      <Plural
        value={send.confirmedBefore}
        _0="no send of theirs was confirmed before"
        one="# send of theirs was confirmed before"
        other="# sends of theirs were confirmed before"
      />{" "}
      ·{" "}
      {send.isAddressUsed ? (
        <Trans>to this address, too</Trans>
      ) : (
        <Trans>none to this address</Trans>
      )}
      {" · "}
      {send.saved ? (
        <Trans>
          in their address book as <bdi>{send.saved.name}</bdi> since{" "}
          <Moment at={send.saved.at} exact />
        </Trans>
      ) : (
        <Trans>not in their address book</Trans>
      )}
      {send.holdReasons
        .filter((reason) => reason !== "new_address")
        .map((reason) => (
          <span key={reason}>
            {" "}
            · <ReasonWords reason={reason} />
          </span>
        ))}
    </>
  );
}

function ReasonWords({ reason }: { reason: QueuedSendView["holdReasons"][number] }) {
  switch (reason) {
    case "new_address":
      return <Trans>new address</Trans>;
    case "young_session":
      return <Trans>signed in within a day</Trans>;
    case "recovered":
      return <Trans>recovered their account lately</Trans>;
    case "security_change":
      return <Trans>changed password or factors lately</Trans>;
  }
}

function StateWords({ send: { state, approved } }: { send: QueuedSendView }) {
  switch (state) {
    case "waiting":
      return approved ? (
        <strong>
          <Trans>one more person has to confirm it</Trans>
        </strong>
      ) : (
        <Trans>waiting for two people</Trans>
      );
    case "requested":
      return <Trans>held</Trans>;
    case "checked":
      return <Trans>about to be signed</Trans>;
    case "signed":
      return <Trans>signed</Trans>;
    case "sent":
      return <Trans>waiting for blocks</Trans>;
    case "confirmed":
      return <Trans>confirmed</Trans>;
    case "cancelled":
      return <Trans>canceled</Trans>;
  }
}
