import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyApplicationView } from "../../adapters/http/contract/admin/company-applications.ts";
import { companyStates } from "../../domain/company/company-application.ts";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";
import { CompanyChip, companyStateWords } from "./company-chip.tsx";

/** Companies that applied to be verified: who waits longest first. */
export function CompanyList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Companies`}
      resource="company-applications"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`Name`, hint: t`The beginning of a name.` }}
      word={{
        label: t`State`,
        field: "state",
        all: companyStates,
        words: (state) => companyStateWords[state](),
      }}
    >
      <RecordTable<CompanyApplicationView>
        label={t`Companies`}
        path={(id) => `/company-applications/${id}/show`}
        nothing={<Trans>No company applied.</Trans>}
        columns={[
          { label: t`Person`, render: ({ username }) => <bdi>{username}</bdi> },
          { label: t`Company`, render: (company) => <bdi>{company.legal_name}</bdi> },
          { label: t`State`, render: (company) => <CompanyChip company={company} /> },
          { label: t`Sent`, render: ({ submittedAt }) => <Moment at={submittedAt} /> },
        ]}
        short={short}
      />
    </SearchedList>
  );
}

function short(company: CompanyApplicationView) {
  return (
    <>
      <bdi>{company.username}</bdi> <bdi>{company.legal_name}</bdi>{" "}
      <CompanyChip company={company} /> <Moment at={company.submittedAt} />
    </>
  );
}
