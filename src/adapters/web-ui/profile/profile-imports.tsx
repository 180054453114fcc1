import { Trans, useLingui } from "@lingui/react/macro";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { useTimeZone } from "../design/use-time-zone.ts";
import { RecordFigures } from "../market/record-figures.tsx";
import styles from "./profile-section.module.css";

/** What a trader earned on other marketplaces, apart from their record here. */
export function ProfileImports({ profile }: { profile: ProfileView }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
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
                <RecordFigures {...{ trades, positive, negative, since }} />
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
