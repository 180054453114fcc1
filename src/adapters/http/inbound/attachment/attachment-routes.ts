import type { ListUploads } from "../../../../application/attachment/list-uploads.ts";
import type { UploadAttachment } from "../../../../application/attachment/upload-attachment.ts";
import { listUploads, uploadAttachment } from "../../contract/attachment/attachment.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentAttachment, presentUploads } from "./attachment-presenter.ts";
import { readFileBody } from "./read-file-body.ts";

/** Use cases behind the routes of files. */
interface AttachmentUseCases {
  readonly uploadAttachment: UploadAttachment;
  readonly listUploads: ListUploads;
}

/** The files of a trade. */
export function attachmentRoutes(useCases: AttachmentUseCases): readonly BoundRoute[] {
  return [
    bind(uploadAttachment).to(async ({ actor, parameters, query, request }) => {
      const stored = await useCases.uploadAttachment.execute(
        actor,
        parameters.id,
        query.name,
        (mostBytes) => readFileBody(request, mostBytes),
      );
      if (!stored.ok) return { refusal: stored.refusal.code };
      const { hadMetadata } = stored.value;
      return ok({ ...presentAttachment(stored.value), hadMetadata });
    }),
    bind(listUploads).to(async ({ actor, parameters }) => {
      const listed = await useCases.listUploads.execute(actor, parameters.id);
      return listed ? ok(presentUploads(listed, actor.traderId)) : { refusal: "not_found" };
    }),
  ];
}
