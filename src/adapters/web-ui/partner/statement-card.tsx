import { Trans, useLingui } from "@lingui/react/macro";
import type { PartnerView } from "../../http/contract/partner/partner.ts";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Money } from "../design/money.tsx";
import { StatementFile } from "./statement-file.tsx";
import styles from "./partner-page.module.css";

/** The latest lines of the partner's account, newest first, and the months as files. */
export function StatementCard({ partner }: { partner: PartnerView }) {
  const { i18n } = useLingui();
  const { statement, statementMonths } = partner;
  if (statement.length === 0) return null;
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Statement</Trans>
        </h2>
        <ul className={styles.lines}>
          {statement.map(({ id, kind, cryptoCurrencyCode: coin, amount, at }) => (
            <li className={styles.line} key={id}>
              <span className={styles.sum}>
                <KindWords kind={kind} />
                <Money asset={coin} amount={amount} />
              </span>
              <span className={styles.second}>
                <bdi>{dayText(i18n.locale, at)}</bdi>
              </span>
            </li>
          ))}
        </ul>
        <StatementFile months={statementMonths} />
      </div>
    </Card>
  );
}

function KindWords({ kind }: { kind: PartnerView["statement"][number]["kind"] }) {
  switch (kind) {
    case "earned":
      return <Trans>Earned</Trans>;
    case "taken_back":
      return <Trans>Taken back: the payment was reversed</Trans>;
    case "claimed":
      return <Trans>Claimed</Trans>;
  }
}
