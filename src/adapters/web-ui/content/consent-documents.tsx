import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ConsentsView } from "../../http/contract/consent/consent.ts";
import { Button } from "../design/button.tsx";
import { dayText } from "../design/day-text.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "./content-page.module.css";

/** The documents in force, what the user accepted of them, and what waits to be accepted. */
export function ConsentDocuments() {
  const { data, error } = useRead("viewConsents", {});
  const failure = failureIn(error);
  if (failure) {
    return (
      <Notice tone="danger">
        <FailureWords failure={failure} />
      </Notice>
    );
  }
  if (!data) return null;
  const consents = data.data;
  const due = consents.inForce.filter(({ isDue }) => isDue);
  return (
    <>
      {due.length > 0 && <Asked consents={consents} />}
      <ul className={styles.list}>
        {consents.inForce.map((each) => (
          <InForce key={each.document} inForce={each} accepted={consents.accepted} />
        ))}
      </ul>
    </>
  );
}

function Asked({ consents: { inForce } }: { consents: ConsentsView }) {
  const memory = useQueryClient();
  const act = useAct();
  const versionOf = (sought: string) =>
    inForce.find(({ document }) => document === sought)?.version ?? 1;
  const accept = async () => {
    const body = { terms: versionOf("terms"), privacy: versionOf("privacy") };
    const done = await act.send(() => client.call("acceptDocuments", { body }));
    // The page tells everything else that it knows of its user anew.
    if (done?.ok) window.location.reload();
    else void memory.invalidateQueries({ queryKey: ["viewConsents"] });
  };
  return (
    <Notice tone="warning">
      <div className={styles.asked}>
        <p>
          <Trans>
            Something changed. Until you accept it, you can read, finish your active trades and
            withdraw your coins. You can't start anything new.
          </Trans>
        </p>
        {inForce
          .filter(({ isDue }) => isDue)
          .map(({ document, note }) => (
            <p key={document}>
              <DocumentLink document={document} />: <bdi dir="auto">{note}</bdi>
            </p>
          ))}
        {act.failure && (
          <p role="alert">
            <FailureWords failure={act.failure} />
          </p>
        )}
        <Button variant="primary" busy={act.isBusy} onClick={() => void accept()}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </Notice>
  );
}

type Document = ConsentsView["inForce"][number];

function InForce(props: { inForce: Document; accepted: ConsentsView["accepted"] }) {
  const { i18n } = useLingui();
  const { document, version, publishedAt, isDue } = props.inForce;
  const own = props.accepted.find((each) => each.document === document);
  return (
    <li>
      <DocumentLink document={document} />{" "}
      <Trans>
        Version <bdi>{version}</bdi>, in force since <bdi>{dayText(i18n.locale, publishedAt)}</bdi>.
      </Trans>{" "}
      {own ? (
        <Trans>
          You accepted version <bdi>{own.version}</bdi> on{" "}
          <bdi>{dayText(i18n.locale, own.acceptedAt)}</bdi>.
        </Trans>
      ) : (
        !isDue && <Trans>This version was in force when you opened your account.</Trans>
      )}
    </li>
  );
}

function DocumentLink({ document }: Pick<Document, "document">) {
  return document === "terms" ? (
    <AppLink to="/terms-of-service">
      <Trans>Terms of service</Trans>
    </AppLink>
  ) : (
    <AppLink to="/privacy-policy">
      <Trans>Privacy policy</Trans>
    </AppLink>
  );
}
