import type { ReactNode } from "react";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";
import type { StaffVerificationView } from "../../adapters/http/contract/admin/verifications.ts";
import { Card } from "../design/card.tsx";
import { EntryVideo } from "../design/entry-video.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { DecideVerificationCard } from "./decide-verification-card.tsx";
import { kindWords, sideWords, VerificationChip } from "./verification-words.tsx";
import styles from "../design/record-page.module.css";

/** What somebody handed in to prove who they are, and the decision on it. */
export function VerificationPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data, error, refetch } = useRead(
    "viewStaffVerification",
    { parameters: { id } },
    { isLogged: true },
  );
  const failure = failureIn(error);
  if (data) return <Verification key={id} verification={data} />;
  return (
    <>
      <PageHead name={t`Verification`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={320} />}
    </>
  );
}

function Verification({ verification }: { verification: StaffVerificationView }) {
  const { traderId, username, kind, status, submittedAt, accountName } = verification;
  const { sameDocument, files, typed, level } = verification;
  return (
    <>
      <PageHead
        name={username}
        end={
          <Link to={`/people/${traderId}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      >
        <VerificationChip status={status} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <Card title={kindWords[kind]()}>
            <Facts>
              {Object.entries(typed ?? {})
                .filter(([, value]) => value !== "")
                .map(([name, value]) => (
                  <Fact key={name} name={fieldWords[name]?.() ?? <bdi>{name}</bdi>}>
                    <bdi dir="auto">{value}</bdi>
                  </Fact>
                ))}
              <Fact name={<Trans>Name of the account</Trans>}>
                {accountName === null ? <Trans>none</Trans> : <bdi>{accountName}</bdi>}
              </Fact>
              <Fact name={<Trans>Level</Trans>}>
                <bdi>L{level}</bdi>
              </Fact>
              {submittedAt !== null && (
                <Fact name={<Trans>Sent</Trans>}>
                  <Moment at={submittedAt} />
                </Fact>
              )}
            </Facts>
            {typed === null && kind !== "video" && (
              <p className={styles.second}>
                <Trans>This person&apos;s data was erased.</Trans>
              </p>
            )}
          </Card>
          {sameDocument.length > 0 && (
            <Card title={<Trans>Same document</Trans>}>
              <p className={styles.text}>
                <Trans>Other accounts that submitted this document:</Trans>{" "}
                {sameDocument.map((name) => (
                  <bdi key={name}>{name} </bdi>
                ))}
              </p>
            </Card>
          )}
        </div>
        <div className={styles.column}>
          <Card title={<Trans>Files</Trans>}>
            <Facts>
              {files.map(({ id, side, name, kind: fileKind, url }) => (
                <Fact key={id} name={sideWords[side]()}>
                  {fileKind.startsWith("video/") ? (
                    <EntryVideo name={name} url={url ?? undefined} />
                  ) : (
                    <a href={url ?? undefined} target="_blank" rel="noreferrer">
                      <bdi>{name}</bdi>
                    </a>
                  )}
                </Fact>
              ))}
            </Facts>
          </Card>
          <DecideVerificationCard verification={verification} />
        </div>
      </div>
    </>
  );
}

const fieldWords: Readonly<Record<string, (() => ReactNode) | undefined>> = {
  country: () => <Trans>Country</Trans>,
  documentType: () => <Trans>Document</Trans>,
  firstName: () => <Trans>First name</Trans>,
  middleName: () => <Trans>Middle name</Trans>,
  lastName: () => <Trans>Last name</Trans>,
  documentNumber: () => <Trans>Document number</Trans>,
  birthDate: () => <Trans>Date of birth</Trans>,
  expiresOn: () => <Trans>Valid until</Trans>,
  region: () => <Trans>State or region</Trans>,
  city: () => <Trans>Town or city</Trans>,
  line1: () => <Trans>Street and number</Trans>,
  line2: () => <Trans>Flat, floor, building</Trans>,
  zip: () => <Trans>Postal code</Trans>,
  nigerianId: () => <Trans>NIN</Trans>,
  nigerianBankId: () => <Trans>BVN</Trans>,
};
