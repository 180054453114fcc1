import { Type, type Static } from "typebox";
import { companyDocumentView, companyFactFields } from "../company/company.ts";
import { orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AllowMerchantDto } from "./allow-merchant-dto.ts";
import { DecideCompanyDto } from "./decide-company-dto.ts";
import { ListDto } from "./list-dto.ts";

const companyView = view("CompanyApplication", {
  id: Type.String({ description: "Of the trader" }),
  username: Type.String(),
  level: Type.Number(),
  submissions: Type.Integer({ description: "How often it was sent" }),
  ...companyFactFields,
  merchantSince: orNull(Type.String({ description: "Takes payments by links since" })),
  documents: Type.Array(companyDocumentView),
});

export type CompanyApplicationView = Static<typeof companyView>;

const theCompany = { 200: { description: "The application now", body: companyView } };

/** Filters: `q` (the beginning of a name), `state`. */
export const listCompanyApplications = route({
  id: "listCompanyApplications",
  method: "get",
  path: "/admin/api/company-applications",
  summary: "Applications of companies, who waits longest first; the total is in Content-Range",
  access: "staff",
  permission: "verify_companies",
  query: ListDto,
  answers: { 200: { description: "Applications", body: Type.Array(companyView) } },
});

export const viewCompany = route({
  id: "viewCompany",
  method: "get",
  path: "/admin/api/company-applications/{id}",
  summary: "The application of a company with its documents; reading it is logged",
  access: "staff",
  permission: "verify_companies",
  answers: theCompany,
});

export const beginCompanyReview = route({
  id: "beginCompanyReview",
  method: "post",
  path: "/admin/api/people/{id}/company-review",
  summary: "Take an application into review",
  access: "staff",
  permission: "verify_companies",
  answers: theCompany,
  refusals: ["conflict_of_interest", "company_moved"],
});

export const decideCompany = route({
  id: "decideCompany",
  method: "post",
  path: "/admin/api/people/{id}/company-verdict",
  summary: "Approve, reject or send back an application in review; the company is told why",
  access: "staff",
  permission: "verify_companies",
  body: DecideCompanyDto,
  takesKey: true,
  answers: theCompany,
  refusals: ["conflict_of_interest", "reason_needed", "company_moved"],
});

export const allowMerchant = route({
  id: "allowMerchant",
  method: "post",
  path: "/admin/api/people/{id}/merchant",
  summary: "Let a verified company take payments by links, or end that",
  access: "staff",
  permission: "allow_merchants",
  needsFreshProof: true,
  body: AllowMerchantDto,
  takesKey: true,
  answers: theCompany,
  refusals: ["conflict_of_interest", "reason_needed", "company_not_verified"],
});

export const companyDeskRoutes = {
  listCompanyApplications,
  viewCompany,
  beginCompanyReview,
  decideCompany,
  allowMerchant,
};
