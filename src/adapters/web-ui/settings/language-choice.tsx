import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { languageCodes } from "../../../domain/catalogue/languages.ts";
import { numberLocale } from "../design/amount-text.ts";
import { ListField } from "../design/list-field.tsx";
import styles from "./language-choice.module.css";

const most = 10;

/** The languages that somebody trades in. */
export function LanguageChoice(props: {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { chosen, onChange } = props;
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "language" });
  const nameOf = (code: string) => names.of(code) ?? code;
  const others = languageCodes
    .filter((code) => !chosen.includes(code))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <div className={styles.choice}>
      <ListField
        label={<Trans>Languages you trade in</Trans>}
        value=""
        onChange={(code) => chosen.length < most && onChange([...chosen, code])}
      >
        <option value="" label={t`Add a language`} />
        {others.map((code) => (
          <option key={code} value={code} label={nameOf(code)} />
        ))}
      </ListField>
      {chosen.length > 0 && (
        <ul className={styles.languages}>
          {chosen.map((code) => {
            const name = nameOf(code);
            return (
              <li key={code} className={styles.language}>
                <bdi>{name}</bdi>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t`Remove ${name}`}
                  onClick={() => onChange(chosen.filter((each) => each !== code))}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
