import { useState } from "react";
import { useLingui } from "@lingui/react/macro";
import type { StaffTradeView } from "../../adapters/http/contract/admin/people-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Chip } from "../design/chip.tsx";
import { PageHead } from "../design/page-head.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { EndTradeCard, type EndedTrade } from "../acts/end-trade-card.tsx";
import { EscrowCard } from "../case/escrow-card.tsx";
import { ChatCard } from "./chat-card.tsx";
import { OpenDisputeCard } from "./open-dispute-card.tsx";
import { TradeMoneyCard } from "./trade-money-card.tsx";
import { TradePartyCard } from "./trade-party-card.tsx";
import { tradeStatusTone } from "../words/trade-status-tone.ts";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import { TradeTimelineCard } from "./trade-timeline-card.tsx";
import styles from "../design/columns.module.css";

/** A trade without a case, read for a reason. */
export function TradeRecord(props: {
  trade: StaffTradeView;
  reason: string;
  /** It was read again, for the same reason. */
  onRead: (trade: StaffTradeView) => void;
}) {
  const { t } = useLingui();
  const { trade, reason, onRead } = props;
  const { id, parties, acts } = trade;
  const [ended, setEnded] = useState<EndedTrade>();
  const { send, failure } = useAct();
  const readAgain = async (done: EndedTrade) => {
    setEnded(done);
    const input = { parameters: { id }, query: { reason } };
    const again = await send(() => client.call("readTrade", input));
    if (again) onRead(again);
  };
  return (
    <>
      <PageHead name={t`Trade ${id}`}>
        <Chip tone={tradeStatusTone(trade.status)}>
          <TradeStatusWords status={trade.status} />
        </Chip>
      </PageHead>
      <FailureNote failure={failure} />
      <div className={styles.page}>
        <div className={styles.column}>
          <TradePartyCard party={parties.buyer} side="buyer" />
          <TradePartyCard party={parties.seller} side="seller" />
        </div>
        <div className={styles.column}>
          <TradeTimelineCard trade={trade} />
        </div>
        <div className={styles.column}>
          {acts.includes("dispute") && <OpenDisputeCard id={id} />}
          {(acts.includes("cancel") || ended) && (
            <EndTradeCard
              id={id}
              mayEnd={acts.includes("cancel")}
              ended={ended}
              onEnded={(done) => void readAgain(done)}
            />
          )}
          <ChatCard id={id} isClosed={trade.isChatClosed} />
          <TradeMoneyCard trade={trade} />
          {trade.multisigEscrow && <EscrowCard escrow={trade.multisigEscrow} />}
        </div>
      </div>
    </>
  );
}
