import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { dayOf, daysAfter } from "../../../domain/account/calendar-day.ts";
import {
  exportFormats,
  mostExportDays,
  type ExportFormat,
} from "../../../domain/history-export/history-export.ts";
import { historyFilters } from "../../../domain/trade-view/history-filter.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useCoins } from "../market/use-coins.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { formatNames } from "./export-words.tsx";
import { useFilterNames } from "./filter-names.ts";
import { historyQuery, ownTimeZone, type HistoryWish } from "./history-filters.ts";
import { useMethodChoices } from "./use-method-choices.ts";
import styles from "./export-dialog.module.css";

/** Asks which trades a file is to hold. It begins with what the history shows. */
export function ExportDialog(props: {
  wish: HistoryWish;
  onCancel: () => void;
  onRequested: () => void;
}) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const act = useAct();
  const names = useFilterNames();
  const coins = useCoins();
  const methods = useMethodChoices();
  const [wish, setWish] = useState(() => withDays(props.wish));
  const [format, setFormat] = useState<ExportFormat>("csv");
  const change = (changed: Partial<HistoryWish>) => {
    act.forget();
    setWish((before) => ({ ...before, ...changed }));
  };
  const request = async () => {
    const { paymentMethodId, ...query } = historyQuery(wish);
    const body = {
      ...query,
      format,
      startDate: wish.from,
      endDate: wish.to,
      timezone: ownTimeZone(),
      status: wish.filter,
      paymentMethodId: paymentMethodId === undefined ? undefined : Number(paymentMethodId),
    };
    const outcome = await act.send(() => client.call("requestExport", { body }));
    if (outcome?.ok !== true) return;
    void memory.invalidateQueries({ queryKey: ["listExports"] });
    props.onRequested();
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Export trades</Trans>}
      effect={
        <Trans>
          You get a file with prices, fees and times of each trade, for at most{" "}
          <bdi>{mostExportDays}</bdi> days. We tell you when it's ready.
        </Trans>
      }
      confirmLabel={<Trans>Export</Trans>}
      variant="primary"
      busy={act.isBusy}
      onConfirm={() => void request()}
      onCancel={props.onCancel}
    >
      <SegmentedSwitch
        label={<Trans>File format</Trans>}
        value={format}
        segments={exportFormats.map((value) => ({
          value,
          label: <bdi>{formatNames[value]}</bdi>,
        }))}
        onChange={setFormat}
      />
      <div className={styles.days}>
        <Field
          type="date"
          required
          label={<Trans>From</Trans>}
          value={wish.from}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <Field
          type="date"
          required
          label={<Trans>To</Trans>}
          value={wish.to}
          onChange={({ currentTarget: { value } }) => change({ to: value })}
        />
      </div>
      <ListField
        label={<Trans>Status</Trans>}
        value={wish.filter}
        onChange={(value) =>
          change({ filter: historyFilters.find((each) => each === value) ?? "all" })
        }
      >
        {historyFilters.map((filter) => (
          <option key={filter} value={filter} label={names[filter]} />
        ))}
      </ListField>
      <ListField
        label={<Trans>What you did</Trans>}
        value={wish.side}
        onChange={(side) => change({ side: side === "buy" || side === "sell" ? side : "" })}
      >
        <option value="" label={t`bought and sold`} />
        <option value="buy" label={t`bought`} />
        <option value="sell" label={t`sold`} />
      </ListField>
      <ListField
        label={<Trans>Coin</Trans>}
        value={wish.coin}
        onChange={(coin) => change({ coin: isAssetCode(coin) ? coin : "" })}
      >
        <option value="" label={t`any coin`} />
        {coins.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </ListField>
      <ListField
        label={<Trans>Payment method</Trans>}
        value={wish.method}
        onChange={(method) => change({ method })}
      >
        <option value="" label={t`any payment method`} />
        {methods.map(({ id, name }) => (
          <option key={id} value={String(id)} label={name} />
        ))}
      </ListField>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** The days of the history, or the last ones that fit in a file. */
function withDays(wish: HistoryWish): HistoryWish {
  const to = wish.to || dayOf(Date.now(), ownTimeZone() ?? "UTC");
  return { ...wish, to, from: wish.from || daysAfter(to, 1 - mostExportDays) };
}
