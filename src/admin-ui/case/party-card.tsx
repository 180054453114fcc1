import { useId } from "react";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Avatar } from "../design/avatar.tsx";
import { Fact } from "../design/fact.tsx";
import { SpanWords } from "../design/span-words.tsx";
import { StateChips } from "../design/state-chips.tsx";
import { LevelWords } from "../words/level-words.tsx";
import styles from "./party-card.module.css";

type Party = CaseView["parties"][number];

const presentMs = 300_000;

/** A party's record, which informs the decision. */
export function PartyCard({ party, now }: { party: Party; now: string }) {
  const id = useId();
  const age = Date.parse(now) - Date.parse(party.registeredAt);
  const away = Date.parse(now) - Date.parse(party.lastSeenAt);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Avatar name={party.username} kind={party.side} />
        <div>
          <h2 className={styles.name} id={id}>
            <Link to={`/people/${party.id}/show`}>
              <bdi>{party.username}</bdi>
            </Link>
          </h2>
          <p className={styles.role}>
            <RoleWords party={party} />
          </p>
        </div>
      </div>
      <dl className={styles.record}>
        <Fact name={<Trans>Trades</Trans>}>
          <bdi>{party.completedTrades}</bdi>
        </Fact>
        <Fact name={<Trans>Completed</Trans>}>
          {party.completedPercent === null ? (
            <Trans>none yet</Trans>
          ) : (
            <bdi>{party.completedPercent}%</bdi>
          )}
        </Fact>
        <dt>
          <Trans>
            Lost, <bdi>90 d</bdi>
          </Trans>
        </dt>
        <dd className={party.lostDisputes90d > 0 ? styles.bad : styles.good}>
          <bdi>{party.lostDisputes90d}</bdi>
        </dd>
        <Fact name={<Trans>Feedback</Trans>}>
          <bdi>
            +{party.feedbackPositive} −{party.feedbackNegative}
          </bdi>
        </Fact>
        <Fact name={<Trans>Age</Trans>}>
          <SpanWords span={age} />
        </Fact>
        <Fact name={<Trans>Level</Trans>}>
          <LevelWords level={party.level} />
        </Fact>
        <Fact name={<Trans>Last seen</Trans>}>
          {away < presentMs ? (
            <Trans>now</Trans>
          ) : (
            <Trans>
              <SpanWords span={away} /> ago
            </Trans>
          )}
        </Fact>
      </dl>
      {party.states.length > 0 && (
        <p className={styles.states}>
          <StateChips states={party.states} />
        </p>
      )}
    </section>
  );
}

function RoleWords({ party: { side, openedDispute, ownsOffer } }: { party: Party }) {
  const role = side === "buyer" ? <Trans>buyer</Trans> : <Trans>seller</Trans>;
  return (
    <>
      {role}
      {openedDispute && (
        <>
          {" · "}
          <Trans>opened the dispute</Trans>
        </>
      )}
      {ownsOffer && (
        <>
          {" · "}
          <Trans>owns the offer</Trans>
        </>
      )}
    </>
  );
}
