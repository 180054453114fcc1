import { Trans, useLingui } from "@lingui/react/macro";
import type { LevelView } from "../../http/contract/kyc/kyc.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import { PolicyTime } from "../design/policy-number.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { levelsPath, verificationPath } from "../navigation/paths.ts";
import { LimitsCard } from "../overview/limits-card.tsx";
import { useRead } from "../server/use-read.ts";
import { VerificationFrame } from "./verification-frame.tsx";
import { needWords } from "./verification-words.tsx";
import styles from "./verification.module.css";

/** The level of the account, what it allows, and how much of it is used. */
export function LevelPage() {
  const { t } = useLingui();
  return (
    <VerificationFrame title={t`Level and limits`}>
      {() => (
        <>
          <LimitsCard />
          <p className={styles.links}>
            <AppLink to={verificationPath}>
              <Trans>Verify more</Trans>
            </AppLink>
            <AppLink to={levelsPath}>
              <Trans>All levels</Trans>
            </AppLink>
          </p>
        </>
      )}
    </VerificationFrame>
  );
}

/** Every level with its limits and what it needs. */
export function LevelsPage() {
  const { t } = useLingui();
  const levels = useRead("listLevels", {}).data?.data ?? [];
  return (
    <VerificationFrame title={t`Verification levels`} isStep>
      {({ label }) =>
        levels
          .filter(({ level }) => level >= 0)
          .map((each) => <Level key={each.label} level={each} isOwn={each.label === label} />)
      }
    </VerificationFrame>
  );
}

function Level({ level, isOwn }: { level: LevelView; isOwn: boolean }) {
  const { i18n } = useLingui();
  const { label, limits, needs } = level;
  const dollars = (amount: string | null) => {
    if (amount === null) return <Trans>no limit</Trans>;
    return <bdi>{dollarText(i18n.locale, amount)}</bdi>;
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <bdi>{label}</bdi>{" "}
          {isOwn && (
            <Badge tone="accent">
              <Trans>Your level</Trans>
            </Badge>
          )}
        </h2>
        {needs.length > 0 && (
          <ul className={styles.needs}>
            {needs.map((need) => (
              <li key={need}>{needWords[need]()}</li>
            ))}
          </ul>
        )}
        <dl className={styles.limits}>
          <dt>
            <Trans>Active trades at once</Trans>
          </dt>
          <dd>{dollars(limits.perTrade)}</dd>
          <dt>
            <Trans>
              In <PolicyTime of={({ start }) => start.recentSeconds} />
            </Trans>
          </dt>
          <dd>{dollars(limits.recent)}</dd>
          <dt>
            <Trans>In total</Trans>
          </dt>
          <dd>{dollars(limits.lifetime)}</dd>
        </dl>
      </div>
    </Card>
  );
}

function dollarText(locale: string, amount: string): string {
  return withCode(boundText(locale, "USD", amount), "USD");
}
