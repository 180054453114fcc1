import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CompanyApplicationView } from "../../adapters/http/contract/admin/company-applications.ts";
import type { CompanyDocumentKind } from "../../domain/company/company-application.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";

const kindWords: Readonly<Record<CompanyDocumentKind, () => ReactNode>> = {
  registration: () => <Trans>Register</Trans>,
  address: () => <Trans>Address</Trans>,
  owners: () => <Trans>Owners</Trans>,
};

/** What a company sent to prove itself; each opens in a tab of its own. */
export function CompanyDocuments({ documents }: Pick<CompanyApplicationView, "documents">) {
  return (
    <Card title={<Trans>Documents</Trans>}>
      <Facts>
        {documents.map(({ id, proves, name, url }) => (
          <Fact key={id} name={kindWords[proves]()}>
            <a href={url ?? undefined} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
