import { useRef, useState, type ReactNode } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileCheck } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { checkCaseFile, type CaseFileFault } from "./check-case-file.ts";
import styles from "./receipt.module.css";

type Checked = Awaited<ReturnType<typeof checkCaseFile>>;

/** Checks a case file in the browser: nothing is sent anywhere, so it also works without a network. */
export function CaseFilePage() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [checked, setChecked] = useState<Checked>();
  const check = async (file: File) => {
    const found = await checkCaseFile(new Uint8Array(await file.arrayBuffer()));
    setName(file.name);
    setChecked(found);
  };
  return (
    <div className={styles.page}>
      <PageHeading title={t`Check a case file`} />
      <Card>
        <div className={styles.part}>
          <p>
            <Trans>
              A case file holds everything that happened in a trade. Each entry is sealed with the
              one before it, so a change anywhere shows here. Your file stays on this device: you
              can turn the network off before you choose it.
            </Trans>
          </p>
          <div>
            <Button variant="primary" onClick={() => input.current?.click()}>
              <FileCheck aria-hidden="true" />
              <Trans>Choose a case file</Trans>
            </Button>
          </div>
          <input
            ref={input}
            hidden
            type="file"
            accept="application/json,.json"
            aria-label={t`Choose a case file`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void check(file);
              // The same file can be chosen once more.
              currentTarget.value = "";
            }}
          />
          <output className={styles.part}>
            {checked && (
              <p className={styles.fine}>
                <bdi>{name}</bdi>
              </p>
            )}
            {checked &&
              ("faults" in checked ? <Faults {...checked} /> : <Unchanged {...checked} />)}
          </output>
        </div>
      </Card>
    </div>
  );
}

function Unchanged({ trade, entries, withheld, root }: Exclude<Checked, { faults: unknown }>) {
  return (
    <>
      <Notice tone="done">
        <Trans>
          Nothing was changed since this file of trade <bdi>{trade}</bdi> was written.
        </Trans>{" "}
        <Plural value={entries} one="It has # entry." other="It has # entries." />
      </Notice>
      {withheld > 0 && (
        <p>
          <Plural
            value={withheld}
            one="The content of # entry is not in the file: it was deleted after its retention period, or is not for everyone. Its hash is."
            other="The contents of # entries are not in the file: they were deleted after their retention period, or are not for everyone. Their hashes are."
          />
        </p>
      )}
      <p>
        <Trans>
          Compare this with the case file's root on the receipt of the trade. They differ if
          something has happened in the trade since.
        </Trans>
      </p>
      <p className={styles.root}>
        <bdi dir="ltr">{root}</bdi>
      </p>
    </>
  );
}

function Faults({ faults }: { faults: readonly CaseFileFault[] }) {
  return (
    <Notice tone="danger">
      <Trans>Don't rely on this file.</Trans>
      <ul>
        {faults.map(({ entry, what }) => (
          <li key={`${entry} ${what}`}>
            {entry === undefined ? (
              faultWords[what]
            ) : (
              <>
                <Trans>
                  Entry <bdi>{entry}</bdi>:
                </Trans>{" "}
                {faultWords[what]}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const faultWords: Readonly<Record<CaseFileFault["what"], ReactNode>> = {
  form: <Trans>This is no case file, or its form was changed.</Trans>,
  facts: <Trans>What happened, or its hash, was changed.</Trans>,
  order: <Trans>It was moved, or an entry before it is missing.</Trans>,
  content: <Trans>Its text was changed.</Trans>,
  salt: <Trans>Its salt or check was changed.</Trans>,
  trade: <Trans>The number of the trade was changed, or the first entry is missing.</Trans>,
  root: <Trans>The root was changed, or the last entries are missing.</Trans>,
};
