import type { PublishDocument } from "../../../../application/consent/publish-document.ts";
import type { Consents, PublishedDocument } from "../../../../application/ports/consents.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/documents.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Dependencies of these routes. */
interface DocumentUseCases {
  readonly onceByKey: OnceByKey;
  readonly consents: Pick<Consents, "list">;
  readonly publishDocument: PublishDocument;
}

/** How many versions the page shows. */
const most = 100;

/** The documents that everybody accepts, for admins. */
export function documentRoutes(useCases: DocumentUseCases): readonly BoundRoute[] {
  const show = async () => {
    const body = (await useCases.consents.list(most)).map(present);
    return { status: 200, body } as const;
  };
  return [
    bind(contract.viewDocuments).to(show),
    bind(contract.publishDocument).to(async (call) => {
      const key = commandKey("publishDocument", call);
      const done = await useCases.onceByKey.run(call.actor, key, (by) =>
        useCases.publishDocument.execute(by, call.body),
      );
      return done.ok ? show() : { refusal: done.refusal.code };
    }),
  ];
}

function present(published: PublishedDocument): contract.PublishedDocumentView {
  const { publishedAt, publishedBy, ...rest } = published;
  return {
    ...rest,
    publishedAt: new Date(publishedAt).toISOString(),
    publishedBy: publishedBy ?? null,
  };
}
