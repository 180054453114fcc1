import { useId, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ProposalView, TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Countdown } from "../design/countdown.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { Spoken } from "../design/spoken.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { proposalWords, type ProposalWords } from "./proposal-words.tsx";
import type { Agreement } from "./use-agreement.ts";
import styles from "./proposal-cards.module.css";

/** Open proposals by either side; a new one is announced to screen readers. */
export function ProposalCards(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  agreement: Agreement;
  onZero: () => void;
}) {
  const { view, facts, clock, agreement, onZero } = props;
  const { locale } = useLingui().i18n;
  const [known] = useState(() => new Set(view.proposals.map(({ id }) => id)));
  const shown = view.proposals.flatMap((proposal) => {
    const words = proposalWords(proposal, view, facts, locale);
    return words ? [{ proposal, words }] : [];
  });
  const arrived = shown.filter(({ proposal: { id, isMine } }) => !isMine && !known.has(id));
  return (
    <>
      {shown.map(({ proposal, words }) => (
        <ProposalCard
          key={proposal.id}
          {...{ proposal, words, clock, agreement, onZero }}
          partner={facts.partner}
        />
      ))}
      <output className={styles.spoken}>
        {arrived.map(({ proposal, words }) => (
          <Spoken key={proposal.id}>{words.what}</Spoken>
        ))}
      </output>
    </>
  );
}

function ProposalCard(props: {
  proposal: ProposalView;
  words: ProposalWords;
  partner: string;
  clock: ServerClock;
  agreement: Agreement;
  onZero: () => void;
}) {
  const { proposal, words, partner, clock, agreement, onZero } = props;
  const titleId = useId();
  const { isMine } = proposal;
  const decline = () => agreement.run({ kind: "decline", proposal });
  return (
    <Card accent={!isMine}>
      <section className={styles.proposal} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {words.what}
          </h2>
          <Countdown
            expiresAt={Math.floor(Date.parse(proposal.until) / 1_000)}
            clock={clock}
            onZero={onZero}
          />
        </div>
        <p className={styles.words}>
          {words.ifAccepted}{" "}
          {isMine && (
            <Trans>
              Waiting for <bdi>{partner}</bdi>.
            </Trans>
          )}
        </p>
        <div className={styles.acts}>
          {!isMine && (
            <Button variant="primary" onClick={() => agreement.ask({ kind: "accept", proposal })}>
              <Trans>Accept</Trans>
            </Button>
          )}
          <Button
            variant="plain"
            busy={agreement.isBusy && agreement.asked === undefined}
            onClick={decline}
          >
            {isMine ? <Trans>Withdraw</Trans> : <Trans>Decline</Trans>}
          </Button>
        </div>
      </section>
    </Card>
  );
}
