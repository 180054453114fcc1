import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Breakable } from "../design/breakable.tsx";
import { BadgeWords } from "../words/badge-words.tsx";
import { LevelWords } from "../words/level-words.tsx";
import { LanguageWords } from "../words/language-words.tsx";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";

/** Who the person is, and their record so far. */
export function RecordCard({ person }: { person: PersonView }) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
  const { activeOffers, offers, country, seenCountry } = person;
  return (
    <Card title={<Trans>Record</Trans>}>
      <Facts>
        <Fact name={<Trans>ID</Trans>}>
          <bdi>{person.id}</bdi>
        </Fact>
        <Fact name={<Trans>Email</Trans>}>
          <Breakable>{person.email}</Breakable>
        </Fact>
        <Fact name={<Trans>Level</Trans>}>
          <LevelWords level={person.level} />
        </Fact>
        <Fact name={<Trans>Badge</Trans>}>
          <BadgeWords badge={person.badge} />
        </Fact>
        <Fact name={<Trans>Registered</Trans>}>
          <Moment at={person.registeredAt} />
        </Fact>
        <Fact name={<Trans>Last seen</Trans>}>
          <Moment at={person.lastSeenAt} />
        </Fact>
        <Fact name={<Trans>Completed</Trans>}>
          <bdi>{person.completedTrades}</bdi>
        </Fact>
        <Fact name={<Trans>Active</Trans>}>
          <bdi>{person.activeTrades}</bdi>
        </Fact>
        <Fact name={<Trans>Traded</Trans>}>
          <FiatAmount amount={person.totalUsd} />
        </Fact>
        <Fact name={<Trans>Feedback</Trans>}>
          <bdi>
            +{person.feedbackPositive} −{person.feedbackNegative}
          </bdi>
        </Fact>
        <Fact name={<Trans>Offers</Trans>}>
          <Trans>
            <bdi>{activeOffers}</bdi> of <bdi>{offers}</bdi> on
          </Trans>
        </Fact>
        <Fact name={<Trans>Sessions</Trans>}>
          <bdi>{person.liveSessions}</bdi>
        </Fact>
        <Fact name={<Trans>Language</Trans>}>
          <LanguageWords locale={person.locale} />
        </Fact>
        <Fact name={<Trans>Currency</Trans>}>
          <bdi>{person.currency}</bdi>
        </Fact>
        <Fact name={<Trans>Country</Trans>}>
          {country === null ? <Trans>not given</Trans> : <bdi>{names.of(country)}</bdi>}
        </Fact>
        {seenCountry !== null && (
          <Fact name={<Trans>Network address in</Trans>}>
            <bdi>{names.of(seenCountry)}</bdi>
          </Fact>
        )}
        {person.isOnVpn && (
          <Fact name={<Trans>Network</Trans>}>
            <Trans>VPN or hosting company</Trans>
          </Fact>
        )}
        <Fact name={<Trans>ID for providers</Trans>}>
          <bdi>{person.externalId}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}
