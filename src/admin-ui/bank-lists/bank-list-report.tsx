import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { BankListReportView } from "../../adapters/http/contract/admin/bank-lists.ts";
import columns from "../design/columns.module.css";

const words: Readonly<Record<BankListReportView["shown"][number]["does"], ReactNode>> = {
  adds: <Trans>new</Trans>,
  changes: <Trans>changed</Trans>,
  columns: <Trans>has to have four columns</Trans>,
  country: <Trans>country: two letters of an existing country</Trans>,
  code: <Trans>code: not one of this country</Trans>,
  name: <Trans>name: 2 to 100 characters</Trans>,
  swift_code: <Trans>SWIFT code: 8 or 11 characters, of the same country</Trans>,
  repeated: <Trans>the same country and code as in an earlier row</Trans>,
};

/** What a list of banks does row by row, or what is wrong with it. */
export function BankListReport({ report }: { report: BankListReportView }) {
  const { rows, added, changed, kept, faulty, shown } = report;
  const more = (faulty > 0 ? faulty : added + changed) - shown.length;
  return (
    <div role="status">
      {faulty > 0 ? (
        <p>
          <Plural
            value={faulty}
            one="# row has a fault. Nothing can be imported before it is corrected."
            other="# rows have faults. Nothing can be imported before they are corrected."
          />
        </p>
      ) : (
        <p>
          <Plural value={rows} one="# row" other="# rows" />
          {": "}
          <Trans>
            <bdi>{added}</bdi> new, <bdi>{changed}</bdi> changed, <bdi>{kept}</bdi> already known
          </Trans>
        </p>
      )}
      <ul className={columns.list}>
        {shown.map(({ line, does, id, name, swiftCode, before }) => (
          <li key={line} className={columns.item}>
            <span>
              <Trans>
                Line <bdi>{line}</bdi>
              </Trans>
              {" · "}
              {words[does]}
            </span>
            {id !== null && (
              <span className={columns.second}>
                <bdi>{id}</bdi> <bdi>{name}</bdi>
              </span>
            )}
            {before && before.name !== name && (
              <span>
                <Trans>
                  Name: from <bdi>{before.name}</bdi> to <bdi>{name}</bdi>
                </Trans>
              </span>
            )}
            {before && before.swiftCode !== swiftCode && (
              <span>
                <SwiftChange from={before.swiftCode} to={swiftCode} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={columns.second}>
          <Plural value={more} one="and # more row" other="and # more rows" />
        </p>
      )}
    </div>
  );
}

/** The code was changed, added, or is no longer known: the row has none. */
function SwiftChange({ from, to }: { from: string | null; to: string | null }) {
  if (from === null) {
    return (
      <Trans>
        SWIFT code: <bdi>{to}</bdi> added
      </Trans>
    );
  }
  if (to === null) {
    return (
      <Trans>
        SWIFT code: <bdi>{from}</bdi> removed
      </Trans>
    );
  }
  return (
    <Trans>
      SWIFT code: from <bdi>{from}</bdi> to <bdi>{to}</bdi>
    </Trans>
  );
}
