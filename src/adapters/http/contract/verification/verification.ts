import { Type, type Static } from "typebox";
import { kycActions } from "../../../../domain/kyc/blocked-actions.ts";
import { fileSides, idDocumentTypes } from "../../../../domain/verification/id-document.ts";
import {
  rejectReasons,
  verificationKinds,
  verificationStates,
} from "../../../../domain/verification/verification.ts";
import { fileRefusals, uploadedRefusals } from "../attachment/attachment.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { BasicVerificationDto } from "./basic-verification-dto.ts";
import { MarkPendingDto } from "./mark-pending-dto.ts";
import { StartDocumentDto } from "./start-document-dto.ts";
import { StartIdDto } from "./start-id-dto.ts";
import { VerificationFileDto } from "./verification-file-dto.ts";
import { VideoUploadDto } from "./video-upload-dto.ts";

export const verificationFileView = view("VerificationFile", {
  id: Type.String(),
  side: oneOf(fileSides),
  name: Type.String(),
  kind: Type.String(),
  bytes: Type.Integer(),
  url: orNull(Type.String({ description: "Good for five minutes" })),
});

export const attemptFields = {
  verificationReference: Type.String(),
  kind: oneOf(verificationKinds),
  status: oneOf(verificationStates),
  country: orNull(Type.String({ description: "ISO 3166-1 alpha-2" })),
  documentType: orNull(Type.String()),
  expiresOn: orNull(Type.String({ description: "YYYY-MM-DD" })),
  isExpired: Type.Boolean(),
  rejectReasons: Type.Array(oneOf(rejectReasons)),
  words: orNull(Type.String({ description: "Of staff" })),
  submittedAt: orNull(Type.String()),
  filesNeeded: Type.Array(oneOf(fileSides)),
  files: Type.Array(verificationFileView),
};

const attemptView = view("VerificationAttempt", {
  ...attemptFields,
  selfieMode: orNull(
    oneOf(["ENROL", "VERIFY"]) /* ENROL: the first ID of this account; VERIFY: a later check. */,
  ),
});

export const demandView = closed({
  isForced: Type.Boolean(),
  deadline: orNull(Type.String({ description: "After it trades and sends wait" })),
  reason: Type.String(),
});

/** What the caller has proven, and what that means. */
const verificationView = view("Verification", {
  level: Type.Number(),
  label: Type.String(),
  isEmailVerified: Type.Boolean(),
  isPhoneVerified: Type.Boolean(),
  isIdVerified: Type.Boolean(),
  isAddressVerified: Type.Boolean(),
  isVideoVerified: Type.Boolean(),
  basic: orNull(attemptView),
  id: orNull(attemptView),
  address: orNull(attemptView),
  video: orNull(attemptView),
  isBasicOffered: Type.Boolean(),
  demand: orNull(demandView),
  blockedKycActions: Type.Array(oneOf(kycActions)),
  triesLeft: closed({
    basic: Type.Integer(),
    id: Type.Integer(),
    address: Type.Integer(),
    video: Type.Integer(),
  }),
});

export type VerificationView = Static<typeof verificationView>;
export type VerificationAttemptView = Static<typeof attemptView>;

const theVerification = { 200: { description: "As it is now", body: dataOf(verificationView) } };
const theAttempt = { 200: { description: "The attempt", body: dataOf(attemptView) } };
const documentTypesView = closed({
  country_iso2: Type.String(),
  country_iso3: Type.String(),
  name: Type.String({ description: "In English" }),
  documents: Type.Array(
    closed({ type: oneOf(idDocumentTypes), sides: Type.Array(oneOf(fileSides)) }),
  ),
});

const beginRefusals = [
  "verification_pending",
  "verification_done",
  "attempts_exceeded",
  "verify_id_first",
] as const;

export const viewVerification = route({
  id: "viewVerification",
  method: "get",
  path: "/rest/v1/verification",
  summary: "What the caller has proven about themselves, and what is asked of them",
  access: "trader",
  answers: theVerification,
});

export const submitBasicVerification = route({
  id: "submitBasicVerification",
  method: "post",
  path: "/rest/v1/user-verification/basic",
  summary: "Give full name, birth date and country; lifts the limits to L1+ at once",
  access: "trader",
  body: BasicVerificationDto,
  answers: theVerification,
  refusals: ["feature_off", ...beginRefusals],
});

export const startIdVerification = route({
  id: "startIdVerification",
  method: "post",
  path: "/account/verification/start/id",
  summary: "Begin to verify an identity document; send its files, then submit it",
  access: "trader",
  body: StartIdDto,
  answers: theAttempt,
  refusals: beginRefusals,
});

export const startDocumentVerification = route({
  id: "startDocumentVerification",
  method: "post",
  path: "/account/verification/start/document",
  summary: "Begin to verify an address by a paper; send its file, then submit it",
  access: "trader",
  body: StartDocumentDto,
  answers: theAttempt,
  refusals: beginRefusals,
});

export const startVideoVerification = route({
  id: "startVideoVerification",
  method: "post",
  path: "/account/verification/start/video",
  summary: "Begin to verify by a video; send its file, then submit it",
  access: "trader",
  answers: theAttempt,
  refusals: beginRefusals,
});

export const addVerificationFile = route({
  id: "addVerificationFile",
  method: "post",
  path: "/rest/v1/verification/{reference}/files",
  summary:
    "Store a file of an attempt, as the body of the request; a newer one of a side replaces it",
  access: "trader",
  query: VerificationFileDto,
  takesFile: true,
  answers: { 200: { description: "Stored", body: dataOf(verificationFileView) } },
  refusals: ["verification_moved", ...fileRefusals, ...uploadedRefusals],
});

export const removeVerificationFile = route({
  id: "removeVerificationFile",
  method: "delete",
  path: "/rest/v1/verification/files/{id}",
  summary: "Remove a file of an attempt that was not handed in",
  access: "trader",
  answers: theVerification,
});

export const submitVerification = route({
  id: "submitVerification",
  method: "post",
  path: "/rest/v1/verification/{reference}/submit",
  summary: "Hand an attempt in, with all of its files",
  access: "trader",
  answers: theVerification,
  refusals: ["verification_moved", "verification_files_needed"],
});

export const uploadVerificationVideo = route({
  id: "uploadVerificationVideo",
  method: "post",
  path: "/account/verification/video/upload",
  summary: "Hand in the video that was stored at this address",
  access: "trader",
  body: VideoUploadDto,
  answers: theVerification,
  refusals: ["verification_moved", "verification_files_needed"],
});

export const viewLeftAttempt = route({
  id: "viewLeftAttempt",
  method: "get",
  path: "/rest/v1/verification/left-attempt/{type}",
  summary: "Tries left: email, phone, id, address, video, company or basic",
  access: "trader",
  answers: {
    200: {
      description: "How many are left, and when the next one is possible if none is",
      body: dataOf(closed({ left: Type.Integer(), nextAt: orNull(Type.String()) })),
    },
  },
});

export const listSupportedCountries = route({
  id: "listSupportedCountries",
  method: "get",
  path: "/rest/v1/verification/supported-countries",
  summary: "Countries whose documents are accepted, with the sides that are photographed",
  access: "anyone",
  answers: {
    200: { description: "By name", body: dataOf(Type.Array(documentTypesView)) },
  },
});

export const viewDocumentCountry = route({
  id: "viewDocumentCountry",
  method: "get",
  path: "/rest/v1/verification/document-country",
  summary: "The country of the caller's last document, else the one they live in",
  access: "trader",
  answers: {
    200: { description: "Null where none is known", body: dataOf(orNull(documentTypesView)) },
  },
});

export const markVerificationPending = route({
  id: "markVerificationPending",
  method: "post",
  path: "/rest/v3/kyc/verifications/sumsub/mark-pending",
  summary: "For an outside provider; here identities are checked by staff",
  access: "trader",
  body: MarkPendingDto,
  answers: theVerification,
  refusals: ["provider_not_used"],
});

export const verificationRoutes = {
  viewVerification,
  submitBasicVerification,
  startIdVerification,
  startDocumentVerification,
  startVideoVerification,
  addVerificationFile,
  removeVerificationFile,
  submitVerification,
  uploadVerificationVideo,
  viewLeftAttempt,
  listSupportedCountries,
  viewDocumentCountry,
  markVerificationPending,
};
