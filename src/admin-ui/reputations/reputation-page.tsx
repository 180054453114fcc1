import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { ReputationClaimView } from "../../adapters/http/contract/admin/reputations.ts";
import { Card } from "../design/card.tsx";
import { DecisionCard } from "../design/decision-card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import { ClaimChip } from "./reputation-list.tsx";
import styles from "../design/record-page.module.css";

/** A claim of a record on another marketplace, and the decision on it. */
export function ReputationPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewReputationClaim", input, { isLogged: true });
  const failure = failureIn(error);
  if (data) return <Claim key={id} claim={data} />;
  return (
    <>
      <PageHead name={t`Imported record`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={320} />}
    </>
  );
}

function Claim({ claim }: { claim: ReputationClaimView }) {
  const { t } = useLingui();
  const { traderId, username, market, address, trades, positive, negative, since, proof } = claim;
  return (
    <>
      <PageHead
        name={t`Record of ${username}`}
        end={
          <Link to={`/people/${traderId}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      >
        <ClaimChip claim={claim} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <Card title={<Trans>What they say</Trans>}>
            <Facts>
              <Fact name={<Trans>Marketplace</Trans>}>
                <bdi>{market}</bdi>
              </Fact>
              <Fact name={<Trans>Profile there</Trans>}>
                <a href={address} target="_blank" rel="noreferrer noopener nofollow">
                  <bdi dir="ltr">{address}</bdi>
                </a>
              </Fact>
              <Fact name={<Trans>Trades</Trans>}>
                <bdi>{trades}</bdi>
              </Fact>
              <Fact name={<Trans>Positive feedback</Trans>}>
                <bdi>{positive}</bdi>
              </Fact>
              <Fact name={<Trans>Negative feedback</Trans>}>
                <bdi>{negative}</bdi>
              </Fact>
              <Fact name={<Trans>Member since</Trans>}>
                <bdi>{since}</bdi>
              </Fact>
              <Fact name={<Trans>Sent</Trans>}>
                <Moment at={claim.at} />
              </Fact>
            </Facts>
          </Card>
          <Card title={<Trans>What to check</Trans>}>
            <p>
              <Trans>
                Open the profile on the marketplace itself. It has to carry this text, and show the
                same figures.
              </Trans>
            </p>
            <p className={styles.text}>
              <bdi dir="ltr">{proof}</bdi>
            </p>
          </Card>
        </div>
        <div className={styles.column}>
          <DecideCard claim={claim} />
        </div>
      </div>
    </>
  );
}

function DecideCard({ claim }: { claim: ReputationClaimView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const { id, decided } = claim;
  const decide = async (confirmed: boolean, reason: string) => {
    const input = { parameters: { id } };
    const body = { confirmed, reason };
    const done = await send(() => client.call("decideReputationClaim", { ...input, body }));
    if (!done) return false;
    memory.setQueryData(readKey("viewReputationClaim", input), done);
    void memory.invalidateQueries({ queryKey: ["reputations"] });
    return true;
  };
  return (
    <DecisionCard
      decided={decided}
      hint={t`The person who asked reads this.`}
      accept={<Trans>Confirm</Trans>}
      isSending={isSending}
      failure={failure}
      onDecide={decide}
    />
  );
}
