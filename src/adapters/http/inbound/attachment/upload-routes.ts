import type { SendInPieces } from "../../../../application/attachment/send-in-pieces.ts";
import type { PiecedUpload } from "../../../../application/ports/upload-store.ts";
import { uploadLimits } from "../../../../domain/attachment/attachment-limits.ts";
import { isComplete } from "../../../../domain/attachment/upload.ts";
import * as contract from "../../contract/attachment/upload.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";
import { mostUploads } from "./attachment-routes.ts";
import { readFileBody } from "./read-file-body.ts";

/** Files that come in pieces. */
export function uploadRoutes({
  sendInPieces,
}: {
  readonly sendInPieces: SendInPieces;
}): readonly BoundRoute[] {
  const underWay = new OpenRequests(mostUploads);
  return [
    bind(contract.beginUpload).to(async ({ actor, body }) => {
      const begun = await sendInPieces.begin(actor, body);
      return begun.ok ? ok(presentUpload(begun.value)) : { refusal: begun.refusal.code };
    }),
    bind(contract.listOpenUploads).to(async ({ actor }) =>
      ok((await sendInPieces.list(actor)).map(presentUpload)),
    ),
    bind(contract.addUploadPiece).to(async ({ actor, parameters, request }) => {
      const piece = /^\d{1,4}$/.test(parameters.piece) ? Number(parameters.piece) : undefined;
      if (piece === undefined) return { refusal: "not_found" };
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const added = await sendInPieces
        .addPiece(actor, parameters.id, piece, (mostBytes) => readFileBody(request, mostBytes))
        .finally(end);
      return added.ok ? ok(presentUpload(added.value)) : { refusal: added.refusal.code };
    }),
    bind(contract.removeUpload).to(async ({ actor, parameters }) => {
      const done = await sendInPieces.discard(actor, parameters.id);
      return done.ok ? ok({}) : { refusal: done.refusal.code };
    }),
  ];
}

function presentUpload(upload: PiecedUpload): contract.PieceUploadView {
  const { id, place, name, bytes, mark, here } = upload;
  const { pieceBytes } = uploadLimits;
  return { id, place, name, bytes, mark, pieceBytes, here, isComplete: isComplete(upload) };
}
