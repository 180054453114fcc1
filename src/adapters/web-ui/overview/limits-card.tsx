import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { KycCheckView } from "../../http/contract/kyc/kyc.ts";
import { boundText, fiatText, withCode } from "../design/amount-text.ts";
import { Badge } from "../design/badge.tsx";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import { PolicyTime } from "../design/policy-number.tsx";
import { CardPending, OverviewCard } from "./overview-card.tsx";
import styles from "./limits-card.module.css";

/** How much the user may trade, how much of it is used, and what the next level allows. */
export function LimitsCard() {
  const { reader } = usePageState();
  const check = useRead("kycCheck", { query: { fiatCurrencyCode: reader.currency } });
  const limits = check.data?.data;
  return (
    <OverviewCard
      title={<Trans>Limits</Trans>}
      aside={
        limits && (
          <Badge tone="neutral">
            <Trans>
              Level <bdi>{limits.label}</bdi>
            </Trans>
          </Badge>
        )
      }
    >
      {limits ? (
        <div className={styles.limits}>
          <Used limits={limits} />
          <Left limits={limits} />
          <Next limits={limits} />
        </div>
      ) : (
        <CardPending read={check} />
      )}
    </OverviewCard>
  );
}

function Used({ limits }: { limits: KycCheckView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const most = limits.limits.recent;
  if (limits.isUnlimited || most === null) {
    return (
      <p className={styles.used}>
        <Trans>Your level has no limit.</Trans>
      </p>
    );
  }
  if (Number(most) === 0) {
    return (
      <p className={styles.used}>
        <Trans>At this level you can look around. Trading begins at the next one.</Trans>
      </p>
    );
  }
  const used = boundText(locale, "USD", limits.used.recent);
  const share = Math.min(1, Number(limits.used.recent) / Number(most));
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.part} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className={styles.used}>
        <Trans>
          <bdi className={styles.strong}>{used}</bdi> of <bdi>{dollars(locale, most)}</bdi> used in{" "}
          <PolicyTime of={({ start }) => start.recentSeconds} />
        </Trans>
      </p>
    </>
  );
}

function Left({ limits }: { limits: KycCheckView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { unusedTradingVolumeInFiatCurrency: unused, fiatCurrencyCode: currency } = limits;
  if (unused === null || Number(limits.limits.recent) === 0) return null;
  const left = withCode(fiatText(locale, currency, unused), currency);
  return (
    <p className={styles.fine}>
      <Trans>
        You can start trades of up to <bdi>{left}</bdi> now.
      </Trans>
    </p>
  );
}

function Next({ limits: { nextLevel } }: { limits: KycCheckView }): ReactNode {
  const { i18n } = useLingui();
  const { locale } = i18n;
  if (nextLevel === null) return null;
  const { label, limits } = nextLevel;
  return (
    <p className={styles.fine}>
      {limits.perTrade === null || limits.recent === null ? (
        <Trans>
          Level <bdi>{label}</bdi> has no limit.
        </Trans>
      ) : (
        <Trans>
          Level <bdi>{label}</bdi> allows <bdi>{dollars(locale, limits.perTrade)}</bdi> in active
          trades and <bdi>{dollars(locale, limits.recent)}</bdi> in{" "}
          <PolicyTime of={({ start }) => start.recentSeconds} />.
        </Trans>
      )}
    </p>
  );
}

function dollars(locale: string, amount: string): string {
  return withCode(boundText(locale, "USD", amount), "USD");
}
