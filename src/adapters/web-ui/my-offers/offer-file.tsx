import { useId, useState, type ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { saveFile } from "../design/save-file.ts";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { problemWords } from "../offer-wizard/problem-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { readOfferFile, type OfferFileFault } from "./read-offer-file.ts";
import styles from "./offer-file.module.css";

/** What the server said about one line of the file. */
interface Line {
  readonly line: number;
  readonly what: string;
  readonly code: string | null;
  readonly details: readonly { readonly field: string; readonly code: string }[];
}

const faultWords: Readonly<Record<OfferFileFault, ReactNode>> = {
  empty: <Trans>This file is empty.</Trans>,
  no_text: <Trans>This file isn't text in UTF-8. Save it again as CSV (UTF-8).</Trans>,
};

interface Report {
  readonly isPreview: boolean;
  readonly lines: readonly Line[];
}

/** The user's offers as a file: saved, and taken back after a look at what each line would do. */
export function OfferFile({ onClose }: { onClose: () => void }) {
  const id = useId();
  const words = <Trans>Import a file</Trans>;
  const act = useAct();
  const readAgain = useReadAgain();
  const [csv, setCsv] = useState<string>();
  const [report, setReport] = useState<Report>();
  const [fault, setFault] = useState<OfferFileFault>();
  const save = async () => {
    const told = await act.send(() => client.call("exportOffers", {}));
    if (told?.ok) saveFile("offers.csv", told.data.csv, "text/csv");
  };
  const take = async (text: string, isPreview: boolean, how: "all" | "good") => {
    const body = { csv: text, preview: isPreview, take: how };
    const told = await act.send(() => client.call("importOffers", { body }));
    if (!told?.ok) return;
    setReport({ isPreview, lines: told.data });
    if (!isPreview) await readAgain("listMyOffers");
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReport(undefined);
    act.forget();
    const read = await readOfferFile(file);
    setFault(typeof read === "string" ? undefined : read.fault);
    setCsv(typeof read === "string" ? read : undefined);
    if (typeof read === "string") await take(read, true, "good");
  };
  const refused = report?.lines.filter(({ what }) => what === "refused") ?? [];
  const good = report?.lines.filter(({ what }) => what === "created" || what === "changed") ?? [];
  return (
    <Card>
      <div className={styles.part}>
        <p>
          <Trans>
            Save your offers as a CSV file, change them in a spreadsheet, and import the file here.
            A line with a hash changes that offer; a line without one makes a new offer. You see
            what each line would do before anything changes.
          </Trans>
        </p>
        <div className={styles.acts}>
          <Button variant="plain" busy={act.isBusy} onClick={() => void save()}>
            <Trans>Save as file</Trans>
          </Button>
          <div className={styles.file}>
            <label htmlFor={id}>{words}</label>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              // The same file, corrected, can be chosen again.
              onClick={(event) => {
                event.currentTarget.value = "";
              }}
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          </div>
        </div>
        {act.failure && (
          <Notice tone="danger">
            <OfferFailureWords failure={act.failure} />
          </Notice>
        )}
        {fault && <Notice tone="danger">{faultWords[fault]}</Notice>}
        {report && (
          <Notice tone={refused.length > 0 ? "warning" : report.isPreview ? "info" : "done"}>
            {report.isPreview ? (
              <Plural
                value={good.length}
                one="# line would change something."
                other="# lines would change something."
              />
            ) : (
              <Plural value={good.length} one="# line is done." other="# lines are done." />
            )}{" "}
            {refused.length > 0 && (
              <Plural
                value={refused.length}
                one="# line can't be imported."
                other="# lines can't be imported."
              />
            )}
          </Notice>
        )}
        {refused.length > 0 && (
          <ul className={styles.lines}>
            {refused.map((line) => (
              <RefusedLine key={line.line} line={line} />
            ))}
          </ul>
        )}
        <div className={styles.acts}>
          {csv !== undefined && report?.isPreview && good.length > 0 && (
            <Button
              variant="primary"
              busy={act.isBusy}
              onClick={() => void take(csv, false, refused.length > 0 ? "good" : "all")}
            >
              {refused.length > 0 ? (
                <Trans>Import the valid lines</Trans>
              ) : (
                <Trans>Change these offers</Trans>
              )}
            </Button>
          )}
          <Button variant="plain" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function RefusedLine({ line: { line: place, code, details } }: { line: Line }) {
  // As editors and spreadsheets count: the first line names the columns.
  const line = place + 1;
  return (
    <li>
      <span className={styles.number}>
        <Trans>
          Line <bdi>{line}</bdi>
        </Trans>
      </span>
      {details.length > 0 ? (
        details.map((problem) => (
          <span key={problem.field}>
            <bdi className={styles.field}>{problem.field}</bdi>{" "}
            {problemWords(problem.field, [problem])}
          </span>
        ))
      ) : (
        <span>
          <LineRefusal code={code} />
        </span>
      )}
    </li>
  );
}

function LineRefusal({ code }: { code: string | null }) {
  switch (code) {
    case "not_found":
      return <Trans>You have no offer with this hash.</Trans>;
    case "line_repeated":
      return <Trans>An earlier line has the same hash.</Trans>;
    case "status_unknown":
      return (
        <Trans>
          Write <bdi>active</bdi> or <bdi>inactive</bdi> as the status.
        </Trans>
      );
    case "proof_needed":
      return <Trans>Change the account that buyers pay to in the offer’s own form.</Trans>;
    case "too_many_active_offers":
      return <Trans>You have as many active offers as your level allows.</Trans>;
    case "vendor_terms_due":
      return <Trans>Accept the vendor terms first.</Trans>;
    default:
      return <Trans>This offer changed meanwhile. Import the file again.</Trans>;
  }
}
