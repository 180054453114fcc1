import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyView } from "../../http/contract/company/company.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import facts from "../design/fact-list.module.css";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useCountryNames } from "../market/country-names.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { corporatePath } from "../navigation/paths.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { CompanyForm } from "./company-form.tsx";
import { CompanyStateNotice } from "./company-state.tsx";
import { DocumentList } from "./document-list.tsx";
import styles from "./company.module.css";

/** The application of the user's company: where it is, its documents and facts. */
export function VerifyCompanyPage() {
  const { t } = useLingui();
  const read = useRead("viewCompanyApplication", {});
  const company = read.data?.data;
  return (
    <section className={styles.page}>
      <PageHeading title={t`Verify your company`} />
      {!company && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {company && (company.isCorporateAccount ? <Company company={company} /> : <NoCompany />)}
    </section>
  );
}

function NoCompany() {
  return (
    <Card>
      <div className={styles.part}>
        <p>
          <Trans>This is a personal account. Make it corporate first.</Trans>
        </p>
        <Button variant="primary" href={corporatePath}>
          <Trans>Corporate account</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Company({ company }: { company: CompanyView }) {
  const readAgain = useReadAgain();
  const { application, documents } = company;
  const isOpen =
    application === null ||
    application.state === "application_rejected" ||
    application.state === "application_waiting_resubmission";
  const readNow = () => readAgain("viewCompanyApplication");
  return (
    <>
      {application && <CompanyStateNotice application={application} />}
      <Card>
        <div className={styles.part}>
          <h2 className={styles.title}>
            <Trans>Documents</Trans>
          </h2>
          {isOpen && (
            <p className={styles.second}>
              <Trans>
                Add at least one of each kind. Staff read them to verify your company; nobody else
                does.
              </Trans>
            </p>
          )}
          <DocumentList documents={documents} isOpen={isOpen} onChanged={readNow} />
        </div>
      </Card>
      <Card>
        <div className={styles.part}>
          <h2 className={styles.title}>
            <Trans>Company</Trans>
          </h2>
          {isOpen ? (
            <CompanyForm application={application} onSent={readNow} />
          ) : (
            <SentFacts application={application} />
          )}
        </div>
      </Card>
    </>
  );
}

/** What staff read, for as long as it can't be changed. */
function SentFacts({ application }: { application: NonNullable<CompanyView["application"]> }) {
  const { nameOf } = useCountryNames();
  const { legal_name: name, registration_number: number, country, address } = application;
  return (
    <dl className={facts.facts}>
      <dt>
        <Trans>Name in the register</Trans>
      </dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      <dt>
        <Trans>Registration number</Trans>
      </dt>
      <dd>
        <bdi>{number}</bdi>
      </dd>
      <dt>
        <Trans>Country of the register</Trans>
      </dt>
      <dd>{nameOf(country)}</dd>
      <dt>
        <Trans>Address</Trans>
      </dt>
      <dd className={styles.text}>
        <bdi dir="auto">{address}</bdi>
      </dd>
    </dl>
  );
}
