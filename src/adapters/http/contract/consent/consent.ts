import { Type, type Static } from "typebox";
import { consentDocuments } from "../../../../domain/account/consent-documents.ts";
import { closed, dataOf, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AcceptDocumentsDto } from "./accept-documents-dto.ts";

export const documentField = oneOf(consentDocuments);

const consentsView = view("Consents", {
  inForce: Type.Array(
    closed({
      document: documentField,
      version: Type.Integer(),
      note: Type.String({ description: "What changed; empty for the first version" }),
      publishedAt: Type.String(),
      isDue: Type.Boolean({ description: "Has to be accepted before anything new can be done" }),
    }),
  ),
  accepted: Type.Array(
    closed({ document: documentField, version: Type.Integer(), acceptedAt: Type.String() }),
  ),
});

export type ConsentsView = Static<typeof consentsView>;

const path = "/rest/v1/users/consents";
const answers = {
  200: {
    description: "What is in force, and what was accepted, newest first; times in ISO 8601, UTC",
    body: dataOf(consentsView),
  },
};

export const viewConsents = route({
  id: "viewConsents",
  method: "get",
  path,
  summary: "Which terms and privacy policy one accepted, and which wait",
  access: "trader",
  answers,
});

export const acceptDocuments = route({
  id: "acceptDocuments",
  method: "post",
  path,
  summary: "Accept the terms and the privacy policy in force",
  access: "trader",
  body: AcceptDocumentsDto,
  answers,
  refusals: ["documents_changed"],
});

export const consentRoutes = { viewConsents, acceptDocuments };
