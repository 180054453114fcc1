import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { assetOfCode, numberFormat, numberLocale, withCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { monthText } from "../design/day-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { coinNames } from "../market/coins.ts";
import { durationText } from "../design/duration-text.ts";
import { Votes } from "../market/votes.tsx";
import { usePageState } from "../page-context.ts";
import { BadgeWay } from "./badge-way.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import styles from "./profile-facts.module.css";

/** A trader's record in figures. */
export function ProfileFacts({ profile }: { profile: ProfileView }) {
  const { reader } = usePageState();
  const timeZone = useTimeZone();
  const { locale } = useLingui().i18n;
  const number = numberFormat(locale);
  const { feedback } = profile;
  const { completedPercent } = profile.monthlyTradeStats;
  // Of coins other than Bitcoin, only those that they traded.
  const volumes = profile.tradeVolume.filter(({ name, value }) => name === "BTC" || value !== "0");
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
        {completedPercent !== null && (
          <Fact name={<Trans>Completed in 30 days</Trans>}>
            <bdi>{number.format(completedPercent)}%</bdi>
          </Fact>
        )}
        {profile.releaseTimeMedianSeconds !== null && (
          <Fact name={<Trans>Releases in</Trans>}>
            <bdi>{durationText(locale, profile.releaseTimeMedianSeconds)}</bdi>
          </Fact>
        )}
        {volumes.map(({ name, value }) => (
          <Fact key={name} name={<Traded code={name} />}>
            <Volume least={value} code={name} />
          </Fact>
        ))}
        <Fact name={<Trans>Trusted by</Trans>}>
          <Plural value={profile.trustedCount} _0="nobody yet" one="# trader" other="# traders" />
        </Fact>
        <Fact name={<Trans>Confirmed</Trans>}>
          <Proven verification={profile.verification} />
        </Fact>
        {profile.userBadge !== "no_badge" && (
          <Fact name={<Trans>Badge</Trans>}>
            <BadgeWay badge={profile.userBadge} />
          </Fact>
        )}
        <Fact name={<Trans>Member since</Trans>}>
          <bdi>{monthText(locale, profile.registered, timeZone)}</bdi>
        </Fact>
        {profile.ipLocation !== null && (
          <Fact name={<Trans>Active from</Trans>}>
            <bdi>{countryText(locale, profile.ipLocation)}</bdi>
          </Fact>
        )}
        {profile.vendorLanguages.length > 0 && (
          <Fact name={<Trans>Languages</Trans>}>
            <bdi>{languagesText(locale, profile.vendorLanguages)}</bdi>
          </Fact>
        )}
        {profile.openingHours && (
          <Fact name={<Trans>Opening hours</Trans>}>
            <OpeningHours hours={profile.openingHours} />
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

function countryText(locale: string, code: string): string {
  return new Intl.DisplayNames(numberLocale(locale), { type: "region" }).of(code) ?? code;
}

function languagesText(locale: string, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(numberLocale(locale), { type: "language" });
  const list = new Intl.ListFormat(numberLocale(locale), { type: "unit", style: "short" });
  return list.format(codes.map((code) => names.of(code) ?? code));
}

/** Only the range is known: the exact volume is private. */
function Volume({ least, code }: { least: string; code: string }) {
  const { locale } = useLingui().i18n;
  if (least === "0") {
    return (
      <Trans>
        less than <bdi>{withCode("0.1", "BTC")}</bdi>
      </Trans>
    );
  }
  const text = withCode(numberFormat(locale).format(least as `${number}`), code);
  return (
    <Trans>
      more than <bdi>{text}</bdi>
    </Trans>
  );
}

function Traded({ code }: { code: string }) {
  const coin = coinNames[assetOfCode(code)];
  return (
    <Trans>
      <bdi>{coin}</bdi> traded
    </Trans>
  );
}

function Proven({ verification }: { verification: ProfileView["verification"] }) {
  const { email, phone, id, address } = verification;
  if (!email && !phone && !id && !address) return <Trans>nothing yet</Trans>;
  return (
    <span className={styles.proven}>
      {email && (
        <span>
          <Trans>Email</Trans>
        </span>
      )}
      {phone && (
        <span>
          <Trans>Phone</Trans>
        </span>
      )}
      {id && (
        <span>
          <Trans>ID</Trans>
        </span>
      )}
      {address && (
        <span>
          <Trans>Address</Trans>
        </span>
      )}
    </span>
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
