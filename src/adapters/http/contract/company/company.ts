import { Type, type Static } from "typebox";
import {
  companyDocumentKinds,
  companyStates,
} from "../../../../domain/company/company-application.ts";
import { fileRefusals } from "../attachment/attachment.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CompanyApplicationDto } from "./company-application-dto.ts";
import { CompanyDocumentDto } from "./company-document-dto.ts";

/** A file that proves something about a company. */
export const companyDocumentView = view("CompanyDocument", {
  id: Type.String(),
  proves: oneOf(companyDocumentKinds),
  name: Type.String(),
  kind: Type.String(),
  bytes: Type.Integer(),
  url: orNull(Type.String({ description: "Good for five minutes; null where it was just sent" })),
});

/** What a company sent. */
export const companyFactFields = {
  legal_name: Type.String(),
  business_name: Type.String(),
  registration_number: Type.String(),
  country: Type.String({ description: "ISO 3166-1 alpha-2" }),
  address: Type.String(),
  website: Type.String(),
  activity: Type.String(),
  state: oneOf(companyStates),
  reason: orNull(Type.String({ description: "Of the last verdict" })),
  submittedAt: Type.String(),
};

const companyView = view("Company", {
  isCorporateAccount: Type.Boolean(),
  isPostponed: Type.Boolean({ description: "The prompt to apply is hidden for a week" }),
  application: orNull(closed(companyFactFields)),
  documents: Type.Array(companyDocumentView, { description: "Oldest first" }),
});

export type CompanyView = Static<typeof companyView>;

const theCompany = { 200: { description: "As it is now", body: dataOf(companyView) } };

const conversion = {
  200: {
    description: "What happened; with a redirect where something else comes first or next",
    body: dataOf(
      closed({
        message: Type.String(),
        redirect: orNull(Type.String()),
        isCorporateAccount: Type.Boolean(),
      }),
    ),
  },
};

const base = "/rest/v1/users/corporate-accounts";

export const convertToCorporate = route({
  id: "convertToCorporate",
  method: "post",
  path: `${base}/convert-to-corporate`,
  summary: "Make the caller's account a corporate one",
  access: "trader",
  answers: conversion,
  refusals: ["feature_off", "corporate_already"],
});

export const convertToPersonal = route({
  id: "convertToPersonal",
  method: "post",
  path: `${base}/convert-to-personal`,
  summary: "Switch back to personal; the redirect says what has to end first",
  access: "trader",
  answers: conversion,
  refusals: ["not_corporate"],
});

export const viewCompanyApplication = route({
  id: "viewCompanyApplication",
  method: "get",
  path: `${base}/application`,
  summary: "The caller's company, its application and documents",
  access: "trader",
  answers: theCompany,
});

export const submitCompanyApplication = route({
  id: "submitCompanyApplication",
  method: "post",
  path: `${base}/application`,
  summary: "Apply to have the company verified, or send the application again",
  access: "trader",
  body: CompanyApplicationDto,
  answers: theCompany,
  refusals: ["not_corporate", "company_in_review", "documents_needed"],
});

export const addCompanyDocument = route({
  id: "addCompanyDocument",
  method: "post",
  path: `${base}/documents`,
  summary: "Store a document: JPEG, PNG, WebP or PDF, as the body of the request",
  access: "trader",
  query: CompanyDocumentDto,
  takesFile: true,
  answers: { 200: { description: "Stored", body: dataOf(companyDocumentView) } },
  refusals: ["not_corporate", "company_in_review", ...fileRefusals],
});

export const removeCompanyDocument = route({
  id: "removeCompanyDocument",
  method: "delete",
  path: `${base}/documents/{id}`,
  summary: "Remove a document",
  access: "trader",
  answers: theCompany,
  refusals: ["not_corporate", "company_in_review"],
});

export const postponeCompanyVerification = route({
  id: "postponeCompanyVerification",
  method: "post",
  path: "/rest/v1/users/postpone-company-verification",
  summary: "Hide the prompt to verify the company for a week",
  access: "trader",
  answers: theCompany,
  refusals: ["not_corporate"],
});

export const companyRoutes = {
  convertToCorporate,
  convertToPersonal,
  viewCompanyApplication,
  submitCompanyApplication,
  addCompanyDocument,
  removeCompanyDocument,
  postponeCompanyVerification,
};
