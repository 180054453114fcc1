import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type {
  StaffTradeCard,
  StaffTradeView,
} from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { PageHead } from "../design/page-head.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { tradeStatusTone } from "../words/trade-status-tone.ts";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import forms from "../design/forms.module.css";
import styles from "../design/columns.module.css";

/** Asks for a reason before showing a trade without a case. */
export function ReadTradeCard(props: {
  card: StaffTradeCard;
  onRead: (trade: StaffTradeView, reason: string) => void;
}) {
  const { t } = useLingui();
  const { id, buyer, seller, status } = props.card;
  const { send, isSending, failure } = useAct();
  const read = async (reason: string) => {
    const input = { parameters: { id }, query: { reason } };
    const trade = await send(() => client.call("readTrade", input));
    if (trade) props.onRead(trade, reason);
  };
  return (
    <>
      <PageHead name={t`Trade ${id}`}>
        <Chip tone={tradeStatusTone(status)}>
          <TradeStatusWords status={status} />
        </Chip>
        <span className={styles.second}>
          <Trans>
            <bdi>{buyer}</bdi> buys from <bdi>{seller}</bdi>
          </Trans>
        </span>
      </PageHead>
      <div className={styles.narrow}>
        <Card title={<Trans>Read this trade</Trans>}>
          <div className={forms.form}>
            <p>
              <Trans>This trade has no case. Say why you need to read it.</Trans>
            </p>
            <ReasonForm label={t`Why`} hint={t`Recorded in the log.`} failure={failure}>
              {(reason) => (
                <Button
                  variant="contained"
                  disabled={isSending || reason === ""}
                  onClick={() => void read(reason)}
                >
                  <Trans>Read the trade</Trans>
                </Button>
              )}
            </ReasonForm>
          </div>
        </Card>
      </div>
    </>
  );
}
