import { Type, type Static } from "typebox";
import { documentField } from "../consent/consent.ts";
import { orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { PublishDocumentDto } from "./publish-document-dto.ts";
import { instant } from "./shared-views.ts";

const documentView = view("PublishedDocument", {
  document: documentField,
  version: Type.Integer(),
  note: Type.String(),
  publishedAt: instant,
  /** Null: it came with the platform. */
  publishedBy: orNull(Type.String()),
  isInForce: Type.Boolean(),
  accepted: Type.Integer({ description: "How many people accepted this version" }),
});

export type PublishedDocumentView = Static<typeof documentView>;

const answers = {
  200: { description: "All versions, newest first", body: Type.Array(documentView) },
};
const byAdmins = { access: "staff", permission: "publish_documents", answers } as const;

export const viewDocuments = route({
  id: "viewDocuments",
  method: "get",
  path: "/admin/api/documents",
  summary: "The versions of the terms and the privacy policy",
  ...byAdmins,
});

export const publishDocument = route({
  id: "publishDocument",
  method: "post",
  path: "/admin/api/documents",
  summary: "Put a new version in force: everyone is asked to accept it",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: PublishDocumentDto,
  refusals: ["document_note", "reason_needed"],
});

export const documentContractRoutes = { viewDocuments, publishDocument };
