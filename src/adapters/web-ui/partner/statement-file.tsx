import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListField } from "../design/list-field.tsx";
import { numberLocale } from "../design/amount-text.ts";
import styles from "./partner-page.module.css";

/** Saves one month of the account. */
export function StatementFile({ months: [newest = "", ...older] }: { months: readonly string[] }) {
  const { i18n } = useLingui();
  const [month, setMonth] = useState(newest);
  const form = new Intl.DateTimeFormat(numberLocale(i18n.locale), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <div className={styles.file}>
      <ListField label={<Trans>Month (UTC)</Trans>} value={month} onChange={setMonth}>
        {[newest, ...older].map((each) => (
          <option key={each} value={each} label={form.format(Date.parse(`${each}-01`))} />
        ))}
      </ListField>
      <a className={styles.download} href={`/rest/v1/partner/statements/${month}`} download>
        <Trans>Download CSV</Trans>
      </a>
    </div>
  );
}
