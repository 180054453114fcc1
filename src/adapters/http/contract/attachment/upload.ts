import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { BeginUploadDto } from "./begin-upload-dto.ts";

/** A file that is on its way in pieces. */
const pieceUploadView = view("PieceUpload", {
  id: Type.String(),
  place: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  mark: Type.String(),
  /** Of every piece but the last. */
  pieceBytes: Type.Integer(),
  /** How many pieces are here: the number of the next, counted from 0. */
  here: Type.Integer(),
  isComplete: Type.Boolean(),
});

export type PieceUploadView = Static<typeof pieceUploadView>;

const theUpload = { 200: { description: "As it is now", body: dataOf(pieceUploadView) } };

export const beginUpload = route({
  id: "beginUpload",
  method: "post",
  path: "/rest/v1/uploads",
  summary: "Begin to send a file in pieces, or go on with one that was broken off; kept for a day",
  access: "trader",
  body: BeginUploadDto,
  answers: theUpload,
  refusals: ["attachment_limit_size", "upload_too_many"],
});

export const listOpenUploads = route({
  id: "listOpenUploads",
  method: "get",
  path: "/rest/v1/uploads",
  summary: "The caller's uploads that became no file yet",
  access: "trader",
  answers: { 200: { description: "Oldest first", body: dataOf(Type.Array(pieceUploadView)) } },
});

export const addUploadPiece = route({
  id: "addUploadPiece",
  method: "post",
  path: "/rest/v1/uploads/{id}/pieces/{piece}",
  summary:
    "Send the next piece, as the body of the request; one that is here already is no failure",
  access: "trader",
  takesFile: true,
  answers: theUpload,
  refusals: ["upload_unknown", "upload_moved", "upload_piece_length", "attachment_not_stored"],
});

export const removeUpload = route({
  id: "removeUpload",
  method: "delete",
  path: "/rest/v1/uploads/{id}",
  summary: "Remove an upload with its pieces",
  access: "trader",
  answers: { 200: { description: "Removed", body: dataOf(closed({})) } },
  refusals: ["upload_unknown"],
});

export const uploadRoutes = { beginUpload, listOpenUploads, addUploadPiece, removeUpload };
