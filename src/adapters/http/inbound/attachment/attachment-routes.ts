import type { ListUploads } from "../../../../application/attachment/list-uploads.ts";
import type { SendInPieces } from "../../../../application/attachment/send-in-pieces.ts";
import type { ShowRequirements } from "../../../../application/requirement/show-requirements.ts";
import type { UploadAttachment } from "../../../../application/attachment/upload-attachment.ts";
import { listUploads, uploadAttachment } from "../../contract/attachment/attachment.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";
import { presentAttachment, presentUploads } from "./attachment-presenter.ts";
import { fileFault } from "./file-fault.ts";
import { isOfFile, takeSent } from "./take-sent.ts";

/** Use cases behind the routes of files. */
interface AttachmentUseCases {
  readonly sendInPieces: SendInPieces;
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
    bind(uploadAttachment).to(async (call) => {
      const { actor, parameters, query } = call;
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      return takeSent(useCases.sendInPieces, call, async (sent) => {
        const { id } = parameters;
        const stored = await useCases.uploadAttachment.execute(actor, id, query, sent);
        if (stored.ok) {
          const { hadMetadata } = stored.value;
          return ok({ ...presentAttachment(stored.value), hadMetadata });
        }
        const { requirementId } = query;
        const { code } = stored.refusal;
        if (requirementId === undefined || !isOfFile(code)) return { refusal: code };
        await useCases.showRequirements.spoil(actor, id, requirementId);
        return { refusal: code, details: [fileFault(requirementId, code)] };
      }).finally(end);
    }),
    bind(listUploads).to(async ({ actor, parameters }) => {
      const listed = await useCases.listUploads.execute(actor, parameters.id);
      return listed ? ok(presentUploads(listed, actor.traderId)) : { refusal: "not_found" };
    }),
  ];
}
