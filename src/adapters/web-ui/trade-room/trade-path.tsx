import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { StatusChip } from "../design/status-chip.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { tradesPath } from "../navigation/paths.ts";
import { statusWords } from "../trade/status-words.tsx";
import styles from "./trade-room.module.css";

/** The way back to all trades, with the number of this one. */
export function TradePath({ view }: { view: TradeView }) {
  const { t } = useLingui();
  const { kind, words } = statusWords(view.status);
  return (
    <nav className={styles.path} aria-label={t`Breadcrumb`}>
      <AppLink className={styles.back} to={tradesPath}>
        <ChevronLeft aria-hidden="true" />
        <Trans>Trades</Trans>
      </AppLink>
      <span aria-hidden="true">/</span>
      <bdi className={styles.number}>{view.id}</bdi>
      {view.turn !== null && <StatusChip kind={kind}>{words}</StatusChip>}
    </nav>
  );
}
