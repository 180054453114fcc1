import { ContainerModule } from "inversify";
import { documentRoutes } from "../adapters/http/inbound/admin/document-routes.ts";
import { consentRoutes } from "../adapters/http/inbound/consent/consent-routes.ts";
import { PostgresConsents } from "../adapters/persistence/consent/postgres-consents.ts";
import { AcceptDocuments } from "../application/consent/accept-documents.ts";
import { PublishDocument } from "../application/consent/publish-document.ts";
import { ViewConsents } from "../application/consent/view-consents.ts";
import type { Consents } from "../application/ports/consents.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const consentTokens = {
  consents: token<Consents>("consents"),
  viewConsents: token<ViewConsents>("viewConsents"),
  acceptDocuments: token<AcceptDocuments>("acceptDocuments"),
  publishDocument: token<PublishDocument>("publishDocument"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = consentTokens;
  bind(t.consents).toResolvedValue(
    (pool, seal) => new PostgresConsents(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.viewConsents).toResolvedValue((consents) => new ViewConsents(consents), [t.consents]);
  bind(t.acceptDocuments).toResolvedValue(
    (consents) => new AcceptDocuments(consents),
    [t.consents],
  );
  bind(t.publishDocument).toResolvedValue(
    (consents) => new PublishDocument(consents),
    [t.consents],
  );
});

/** Terms and privacy policy: their versions, and who accepted which. */
export const consent: Feature = {
  module: parts,
  routes: () => [served(consentRoutes, consentTokens)],
  consoleRoutes: () => [served(documentRoutes, { ...consentTokens, onceByKey: tokens.onceByKey })],
};
