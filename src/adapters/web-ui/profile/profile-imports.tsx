import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import styles from "./profile-section.module.css";

/** What a trader earned on other marketplaces, apart from their record here. */
export function ProfileImports({ profile }: { profile: ProfileView }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const number = new Intl.NumberFormat(numberLocale(i18n.locale));
  const { importedReputation: imported } = profile;
  if (imported.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="imported">
      <h2 id="imported" className={styles.title}>
        <Trans>Record on other marketplaces</Trans>
      </h2>
      <Card>
        <ul className={styles.items}>
          {imported.map(({ market, trades, positive, negative, since, checkedAt }) => (
            <li key={market}>
              <p>
                <Trans>
                  Imported from <bdi>{market}</bdi>, checked on{" "}
                  <bdi>{dayText(i18n.locale, checkedAt, timeZone)}</bdi>
                </Trans>
              </p>
              <p>
                <Plural
                  value={trades}
                  one={
                    <span>
                      <bdi>{number.format(trades)}</bdi> trade
                    </span>
                  }
                  other={
                    <span>
                      <bdi>{number.format(trades)}</bdi> trades
                    </span>
                  }
                />
                {" · "}
                <Trans>
                  feedback <bdi>{number.format(positive)}</bdi> positive,{" "}
                  <bdi>{number.format(negative)}</bdi> negative
                </Trans>
                {" · "}
                <Trans>
                  member since <bdi>{since}</bdi>
                </Trans>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
