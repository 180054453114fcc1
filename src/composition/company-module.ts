import { ContainerModule } from "inversify";
import { companyDeskRoutes } from "../adapters/http/inbound/admin/company-desk-routes.ts";
import { companyRoutes } from "../adapters/http/inbound/company/company-routes.ts";
import { PostgresCompanies } from "../adapters/persistence/company/postgres-companies.ts";
import { PostgresCompanyDesk } from "../adapters/persistence/company/postgres-company-desk.ts";
import { AllowMerchant } from "../application/company/allow-merchant.ts";
import { ApplyAsCompany } from "../application/company/apply-as-company.ts";
import { ConvertAccount } from "../application/company/convert-account.ts";
import { KeepDocuments } from "../application/company/keep-documents.ts";
import { ReviewCompanies } from "../application/company/review-companies.ts";
import { SweepDocuments } from "../application/company/sweep-documents.ts";
import type { Companies, CompanyDesk } from "../application/ports/companies.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const companyTokens = {
  companies: token<Companies>("companies"),
  companyDesk: token<CompanyDesk>("companyDesk"),
  convertAccount: token<ConvertAccount>("convertAccount"),
  applyAsCompany: token<ApplyAsCompany>("applyAsCompany"),
  keepDocuments: token<KeepDocuments>("keepDocuments"),
  sweepDocuments: token<SweepDocuments>("sweepDocuments"),
  allowMerchant: token<AllowMerchant>("allowMerchant"),
  reviewCompanies: token<ReviewCompanies>("reviewCompanies"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = companyTokens;
  const { companyDocuments, intake, storage } = attachmentTokens;
  bind(t.companies).toResolvedValue((pool) => new PostgresCompanies(pool), [tokens.dataSource]);
  bind(t.companyDesk).toResolvedValue(
    (pool, seal) => new PostgresCompanyDesk(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.convertAccount).toResolvedValue(
    (companies, policy) => new ConvertAccount(companies, policy),
    [t.companies, policyTokens.whole],
  );
  bind(t.applyAsCompany).toResolvedValue(
    (companies) => new ApplyAsCompany(companies),
    [t.companies],
  );
  bind(t.keepDocuments).toResolvedValue(
    (companies, documents, files) => new KeepDocuments({ companies, documents, intake: files }),
    [t.companies, companyDocuments, intake],
  );
  bind(t.sweepDocuments).toResolvedValue(
    (documents, files) => new SweepDocuments(documents, files),
    [companyDocuments, storage],
  );
  bind(t.allowMerchant).toResolvedValue((desk) => new AllowMerchant(desk), [t.companyDesk]);
  bind(t.reviewCompanies).toResolvedValue(
    (desk, audit) => new ReviewCompanies(desk, audit),
    [t.companyDesk, staffTokens.auditLog],
  );
});

/** Corporate accounts: converting, applications with documents, and their review. */
export const company: Feature = {
  module: parts,
  routes: () => [
    served(companyRoutes, { ...companyTokens, fileAddresses: attachmentTokens.addresses }),
  ],
  consoleRoutes: () => [
    served(companyDeskRoutes, {
      ...companyTokens,
      fileAddresses: attachmentTokens.addresses,
      onceByKey: tokens.onceByKey,
    }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("sweep-company-documents", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(companyTokens.sweepDocuments)
          .execute()
          .then(() => []),
    }),
  ],
};
