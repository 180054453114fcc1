import { useState } from "react";
import Alert from "@mui/material/Alert";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate, useParams } from "react-router";
import type {
  StaffTradeCard,
  StaffTradeView,
} from "../../adapters/http/contract/admin/people-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { ReadTradeCard } from "./read-trade-card.tsx";
import { TradeRecord } from "./trade-record.tsx";
import { useFoundTrade } from "./use-found-trade.ts";

/** A trade: its case if there is one, otherwise its record, for a reason. */
export function TradePage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { card, isMissing, failure, again } = useFoundTrade(id);
  if (card?.hasCase) return <Navigate replace to={`/disputes/${id}/show`} />;
  if (card) return <TradeWithoutCase key={id} card={card} />;
  return (
    <>
      <PageHead name={t`Trade ${id}`} />
      <FailureNote failure={failure} onRetry={again} />
      {isMissing && (
        <Alert severity="info">
          <Trans>There is no trade with this ID.</Trans>
        </Alert>
      )}
      {!isMissing && !failure && <Skeleton variant="rounded" height={320} />}
    </>
  );
}

function TradeWithoutCase({ card }: { card: StaffTradeCard }) {
  const [read, setRead] = useState<{ trade: StaffTradeView; reason: string }>();
  return read ? (
    <TradeRecord
      trade={read.trade}
      reason={read.reason}
      onRead={(trade) => setRead({ ...read, trade })}
    />
  ) : (
    <ReadTradeCard card={card} onRead={(trade, reason) => setRead({ trade, reason })} />
  );
}
