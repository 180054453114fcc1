import { Trans, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import type { PartnerView } from "../../http/contract/partner/partner.ts";
import { numberFormat } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { dayText } from "../design/day-text.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { assignAmbassadorPath, partnerProgramPath, partnerTermsPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { EarningsCard } from "./earnings-card.tsx";
import { LeaderboardCard } from "./leaderboard-card.tsx";
import { StatementCard } from "./statement-card.tsx";
import styles from "./partner-page.module.css";

/** The user's referral link, what it earned, and who came by it. */
export function PartnerPage() {
  const { t } = useLingui();
  const read = useRead("viewPartner", {});
  const partner = read.data?.data;
  return (
    <div className={styles.page}>
      <PageHeading title={t`Partner programme`} />
      {read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {partner && (
        <div className={styles.columns}>
          <LinkCard partner={partner} />
          <EarningsCard partner={partner} />
          <StatementCard partner={partner} />
          <ReferredCard partner={partner} />
          <LeaderboardCard />
        </div>
      )}
    </div>
  );
}

function LinkCard({ partner }: { partner: PartnerView }) {
  const { link: path, code, tiers, isAmbassador } = partner;
  const { i18n } = useLingui();
  const link = new URL(path, window.location.origin).href;
  const forMembers = new URL(`${assignAmbassadorPath}/${code}`, window.location.origin).href;
  const style = { style: "percent", maximumFractionDigits: 2 } as const;
  const percent = numberFormat(i18n.locale, style);
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Your link</Trans>
        </h2>
        <p className={styles.link}>
          <bdi dir="ltr">{link}</bdi>
          <CopyButton value={link} what={<Trans>Referral link</Trans>} />
        </p>
        <p>
          <Trans>
            Or your code: <bdi>{code}</bdi>
          </Trans>
        </p>
        {isAmbassador && (
          <>
            <p>
              <Trans>For people who have an account but no referrer:</Trans>
            </p>
            <p className={styles.link}>
              <bdi dir="ltr">{forMembers}</bdi>
              <CopyButton value={forMembers} what={<Trans>Ambassador link</Trans>} />
            </p>
          </>
        )}
        {tiers.map(({ tier, basisPoints }) => (
          <p key={tier}>
            {tier === 1 ? (
              <Trans>
                You get <bdi>{percent.format(basisPoints / 10_000)}</bdi> of the fee when someone
                you referred buys crypto.
              </Trans>
            ) : (
              <Trans>
                You get <bdi>{percent.format(basisPoints / 10_000)}</bdi> of the fee when someone
                they referred buys crypto.
              </Trans>
            )}
          </p>
        ))}
        <p className={styles.links}>
          <AppLink to={partnerProgramPath}>
            <Trans>How it works</Trans>
          </AppLink>
          <AppLink to={partnerTermsPath}>
            <Trans>Terms</Trans>
          </AppLink>
        </p>
      </div>
    </Card>
  );
}

function ReferredCard({ partner }: { partner: PartnerView }) {
  const { i18n } = useLingui();
  const { referred, referredTotal, withheldTotal } = partner;
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>
            People you referred: <bdi>{referredTotal}</bdi>
          </Trans>
        </h2>
        {referred.length === 0 ? (
          <EmptyState icon={Users} title={<Trans>Nobody yet</Trans>}>
            <Trans>
              People who sign up with your link are counted here. You don't see their names.
            </Trans>
          </EmptyState>
        ) : (
          <ul className={styles.lines}>
            {referred.map(({ joinedAt, rewardedTrades }, place) => (
              <li className={styles.line} key={`${joinedAt} ${referredTotal - place}`}>
                <span>
                  <Trans>
                    Joined on <bdi>{dayText(i18n.locale, joinedAt)}</bdi>
                  </Trans>
                </span>
                <span className={styles.second}>
                  <Trans>
                    Trades that earned: <bdi>{rewardedTrades}</bdi>
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        )}
        {withheldTotal > 0 && (
          <p className={styles.second}>
            <Trans>
              Trades that earned nothing under the terms: <bdi>{withheldTotal}</bdi>
            </Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
