import type { ListUploads } from "../../../../application/attachment/list-uploads.ts";
import type { ShowRequirements } from "../../../../application/requirement/show-requirements.ts";
import type { UploadAttachment } from "../../../../application/attachment/upload-attachment.ts";
import { listUploads, uploadAttachment } from "../../contract/attachment/attachment.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";
import { presentAttachment, presentUploads } from "./attachment-presenter.ts";
import { readFileBody } from "./read-file-body.ts";
import { fileFault } from "./file-fault.ts";

/** Use cases behind the routes of files. */
interface AttachmentUseCases {
  readonly uploadAttachment: UploadAttachment;
  readonly listUploads: ListUploads;
  readonly showRequirements: ShowRequirements;
}

/** As many files may one person be sending at a time: each is in memory. */
export const mostUploads = 3;

/** The files of a trade. */
export function attachmentRoutes(useCases: AttachmentUseCases): readonly BoundRoute[] {
  const underWay = new OpenRequests(mostUploads);
  return [
    bind(uploadAttachment).to(async ({ actor, parameters, query, request }) => {
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const stored = await useCases.uploadAttachment
        .execute(actor, parameters.id, query, (mostBytes) => readFileBody(request, mostBytes))
        .finally(end);
      const { requirementId } = query;
      if (!stored.ok && requirementId !== undefined && isOfFile(stored.refusal)) {
        const { code } = stored.refusal;
        await useCases.showRequirements.spoil(actor, parameters.id, requirementId);
        return { refusal: code, details: [fileFault(requirementId, code)] };
      }
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

/** Whether the file itself was refused, and not the sender or the moment. */
function isOfFile({ code }: { readonly code: string }): boolean {
  return code.startsWith("attachment_") && code !== "attachment_not_stored";
}
