import { useRef, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import {
  companyDocumentKinds,
  type CompanyDocumentKind,
} from "../../../domain/company/company-application.ts";
import type { CompanyView } from "../../http/contract/company/company.ts";
import { attachmentWords } from "../attachment/attachment-words.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { Spoken } from "../design/spoken.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { sendDocument } from "./send-document.ts";
import styles from "./company.module.css";

/** The documents of each kind, with what adds and removes them. */
export function DocumentList(props: {
  documents: CompanyView["documents"];
  isOpen: boolean;
  onChanged: () => Promise<void>;
}) {
  return companyDocumentKinds.map((kind) => <DocumentKind key={kind} kind={kind} {...props} />);
}

function DocumentKind(props: {
  kind: CompanyDocumentKind;
  documents: CompanyView["documents"];
  isOpen: boolean;
  onChanged: () => Promise<void>;
}) {
  const { kind, isOpen, onChanged } = props;
  const input = useRef<HTMLInputElement>(null);
  const act = useAct();
  const add = async (file: File | undefined) => {
    if (!file) return;
    await act.send(() => sendDocument(kind, file));
    await onChanged();
  };
  const remove = async (id: string) => {
    await act.send(() => client.call("removeCompanyDocument", { parameters: { id } }));
    await onChanged();
  };
  const own = props.documents.filter(({ proves }) => proves === kind);
  return (
    <div className={styles.part}>
      <h3 className={styles.kind}>{kindWords[kind]()}</h3>
      {own.length > 0 && (
        <ul className={styles.files}>
          {own.map(({ id, name, url }) => (
            <li key={id} className={styles.file}>
              {url === null ? (
                <bdi>{name}</bdi>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  <bdi>{name}</bdi>
                </a>
              )}
              {isOpen && (
                <Button variant="plain" busy={act.isBusy} onClick={() => void remove(id)}>
                  <Trans>Remove</Trans>{" "}
                  <Spoken>
                    <bdi>{name}</bdi>
                  </Spoken>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {act.failure && <Notice tone="danger">{attachmentWords(act.failure)}</Notice>}
      {isOpen && (
        <>
          <input
            ref={input}
            className={styles.input}
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            tabIndex={-1}
            aria-hidden="true"
            data-proves={kind}
            onChange={({ currentTarget }) => {
              void add(currentTarget.files?.[0]);
              // The same file can be chosen once more.
              currentTarget.value = "";
            }}
          />
          <Button variant="plain" busy={act.isBusy} onClick={() => input.current?.click()}>
            <Trans>Add a document</Trans> <Spoken>{kindWords[kind]()}</Spoken>
          </Button>
        </>
      )}
    </div>
  );
}

const kindWords: Readonly<Record<CompanyDocumentKind, () => ReactNode>> = {
  registration: () => <Trans>Entry in the register</Trans>,
  address: () => <Trans>Proof of the address</Trans>,
  owners: () => <Trans>Owners and directors</Trans>,
};
