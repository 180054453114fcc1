import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";
import type { CompanyApplicationView } from "../../adapters/http/contract/admin/company-applications.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { CompanyChip } from "./company-chip.tsx";
import { CompanyDocuments } from "./company-documents.tsx";
import { DecideCompanyCard } from "./decide-company-card.tsx";
import { MerchantCard } from "./merchant-card.tsx";
import styles from "../design/record-page.module.css";

/** The application of a company, its documents, and the decision on it. */
export function CompanyPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data, error, refetch } = useRead(
    "viewCompany",
    { parameters: { id } },
    { isLogged: true },
  );
  const failure = failureIn(error);
  if (data) return <Company key={id} company={data} />;
  return (
    <>
      <PageHead name={t`Application of a company`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={320} />}
    </>
  );
}

function Company({ company }: { company: CompanyApplicationView }) {
  const { i18n } = useLingui();
  const { id, username, level, submissions, submittedAt, website } = company;
  const country = new Intl.DisplayNames(i18n.locale, { type: "region" }).of(company.country);
  return (
    <>
      <PageHead
        name={company.legal_name}
        end={
          <Link to={`/people/${id}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      >
        <CompanyChip company={company} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <Card title={<Trans>Company</Trans>}>
            <Facts>
              <Fact name={<Trans>Account</Trans>}>
                <bdi>{username}</bdi>
              </Fact>
              <Fact name={<Trans>Business name</Trans>}>
                <bdi>{company.business_name}</bdi>
              </Fact>
              <Fact name={<Trans>Registration number</Trans>}>
                <bdi>{company.registration_number}</bdi>
              </Fact>
              <Fact name={<Trans>Country</Trans>}>
                <bdi>{country ?? company.country}</bdi>
              </Fact>
              <Fact name={<Trans>Address</Trans>}>
                <bdi dir="auto">{company.address}</bdi>
              </Fact>
              <Fact name={<Trans>Website</Trans>}>
                {website === "" ? <Trans>none</Trans> : <bdi dir="ltr">{website}</bdi>}
              </Fact>
              <Fact name={<Trans>Level</Trans>}>
                <bdi>L{level}</bdi>
              </Fact>
              <Fact name={<Trans>Sent</Trans>}>
                <Moment at={submittedAt} />
              </Fact>
              <Fact name={<Trans>Times sent</Trans>}>
                <bdi>{submissions}</bdi>
              </Fact>
            </Facts>
            <p className={styles.text}>
              <bdi dir="auto">{company.activity}</bdi>
            </p>
          </Card>
        </div>
        <div className={styles.column}>
          <CompanyDocuments documents={company.documents} />
          <DecideCompanyCard company={company} />
          {company.state === "application_approved" && <MerchantCard company={company} />}
        </div>
      </div>
    </>
  );
}
