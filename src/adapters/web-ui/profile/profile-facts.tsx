import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { monthText } from "../design/day-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { Votes } from "../market/votes.tsx";
import { usePageState } from "../page-context.ts";
import styles from "./profile-facts.module.css";

/** A trader's record in figures. */
export function ProfileFacts({ profile }: { profile: ProfileView }) {
  const { reader } = usePageState();
  const timeZone = useTimeZone();
  const { locale } = useLingui().i18n;
  const number = new Intl.NumberFormat(numberLocale(locale));
  const { feedback } = profile;
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact name={<Trans>Trades completed</Trans>}>
          <bdi>{number.format(profile.totalTrades)}</bdi>
        </Fact>
        <Fact name={<Trans>Partners</Trans>}>
          <bdi>{number.format(profile.totalPartners)}</bdi>
        </Fact>
        <Fact name={<Trans>Feedback</Trans>}>
          <span className={styles.votes}>
            <Votes good={feedback.positive} bad={feedback.negative} />
          </span>
        </Fact>
        <Fact name={<Trans>Bitcoin traded</Trans>}>
          <Volume least={profile.btcTraded} />
        </Fact>
        <Fact name={<Trans>Member since</Trans>}>
          <bdi>{monthText(locale, profile.registered, timeZone)}</bdi>
        </Fact>
        {profile.vendorLanguages.length > 0 && (
          <Fact name={<Trans>Languages</Trans>}>
            <bdi>{languagesText(locale, profile.vendorLanguages)}</bdi>
          </Fact>
        )}
        {reader.isLogged && reader.id !== profile.id && (
          <Fact name={<Trans>With you</Trans>}>
            <Plural
              value={profile.tradedWithYou}
              _0="no trade yet"
              one={
                <span>
                  <bdi>{number.format(profile.tradedWithYou)}</bdi> trade
                </span>
              }
              other={
                <span>
                  <bdi>{number.format(profile.tradedWithYou)}</bdi> trades
                </span>
              }
            />
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function languagesText(locale: string, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(numberLocale(locale), { type: "language" });
  const list = new Intl.ListFormat(numberLocale(locale), { type: "unit", style: "short" });
  return list.format(codes.map((code) => names.of(code) ?? code));
}

/** Only the range is known: the exact volume is private. */
function Volume({ least }: { least: string }) {
  const { locale } = useLingui().i18n;
  if (least === "0") {
    return (
      <Trans>
        less than <bdi>0.1 BTC</bdi>
      </Trans>
    );
  }
  const text = `${new Intl.NumberFormat(numberLocale(locale)).format(least as `${number}`)} BTC`;
  return (
    <Trans>
      more than <bdi>{text}</bdi>
    </Trans>
  );
}

function Fact(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
