import { Type } from "typebox";
import { fileRefusals } from "../attachment/attachment.ts";
import { storedAttachmentView, uploadView } from "../attachment/attachment-views.ts";
import { FileNameDto } from "../attachment/file-name-dto.ts";
import { SendMessageDto } from "../chat/send-message-dto.ts";
import { closed } from "../envelope.ts";
import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { AskEvidenceDto } from "./ask-evidence-dto.ts";
import { AssignCaseDto } from "./assign-case-dto.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { caseRefusalCodes } from "./case-refusals.ts";
import { caseCard, caseView, colleagueView } from "./case-views.ts";
import { CaseWordsDto } from "./case-words-dto.ts";
import { DecideCaseDto } from "./decide-case-dto.ts";
import { ListDto } from "./list-dto.ts";

const theCase = { 200: { description: "The current case", body: caseView } };
const refusals = [...actRefusalCodes, ...caseRefusalCodes];
const common = { access: "staff", takesKey: true, answers: theCase, refusals } as const;

export const listCases = route({
  id: "listCases",
  method: "get",
  path: "/admin/api/disputes",
  summary:
    'Open cases, by harm and waiting time; filter {"queue": "mine" | "unassigned" | ' +
    '"second_person" | "late" | "appeals"}; the total stands in Content-Range',
  access: "staff",
  permission: "work_cases",
  query: ListDto,
  answers: { 200: { description: "Cases", body: Type.Array(caseCard) } },
});

export const viewCase = route({
  id: "viewCase",
  method: "get",
  path: "/admin/api/disputes/{id}",
  summary: "A case; reading it is logged",
  access: "staff",
  permission: "work_cases",
  answers: theCase,
});

export const listCaseFiles = route({
  id: "listCaseFiles",
  method: "get",
  path: "/admin/api/disputes/{id}/files",
  summary: "The files of a case, with addresses that are good for five minutes; reading is logged",
  access: "staff",
  permission: "work_cases",
  answers: { 200: { description: "Files, oldest first", body: Type.Array(uploadView) } },
});

export const downloadStaffCaseFile = route({
  id: "downloadStaffCaseFile",
  method: "get",
  path: "/admin/api/disputes/{id}/case-file",
  summary: "Everything that happened in the trade as a chain of hashes; the download is logged",
  access: "staff",
  permission: "work_cases",
  sendsFile: true,
  answers: { 200: { description: "The file, JSON", body: sentFile } },
});

export const listColleagues = route({
  id: "listColleagues",
  method: "get",
  path: "/admin/api/colleagues",
  summary: "Case workers, and how many open cases each has",
  access: "staff",
  permission: "reassign_cases",
  answers: { 200: { description: "Colleagues", body: Type.Array(colleagueView) } },
});

export const takeNextCase = route({
  ...common,
  id: "takeNextCase",
  method: "post",
  path: "/admin/api/disputes/take-next",
  summary: "Take the most urgent unassigned case",
  permission: "work_cases",
});

export const takeCase = route({
  ...common,
  id: "takeCase",
  method: "post",
  path: "/admin/api/disputes/{id}/take",
  summary: "Take an unassigned case",
  permission: "work_cases",
});

export const assignCase = route({
  ...common,
  id: "assignCase",
  method: "post",
  path: "/admin/api/disputes/{id}/assign",
  summary: "Assign a case to someone else",
  permission: "reassign_cases",
  body: AssignCaseDto,
});

export const askEvidence = route({
  ...common,
  id: "askEvidence",
  method: "post",
  path: "/admin/api/disputes/{id}/ask",
  summary: "Ask one or both parties for evidence",
  permission: "work_cases",
  body: AskEvidenceDto,
});

export const noteCase = route({
  ...common,
  id: "noteCase",
  method: "post",
  path: "/admin/api/disputes/{id}/note",
  summary: "Add a note that only staff can see",
  permission: "work_cases",
  body: CaseWordsDto,
});

export const messageParties = route({
  ...common,
  id: "messageParties",
  method: "post",
  path: "/admin/api/disputes/{id}/message",
  summary: "Write to both parties in their chat, with files that were stored for it",
  permission: "work_cases",
  body: SendMessageDto,
  refusals: [
    ...refusals,
    "message_empty",
    "message_too_long",
    "message_unreadable",
    "attachment_unknown",
    "attachment_limit_count",
  ],
});

export const uploadForCase = route({
  id: "uploadForCase",
  method: "post",
  path: "/admin/api/disputes/{id}/attachments",
  summary: "Store a file for a message to both parties, as the body of the request",
  access: "staff",
  permission: "work_cases",
  query: FileNameDto,
  takesFile: true,
  answers: { 200: { description: "Stored", body: storedAttachmentView } },
  refusals: [...refusals, ...fileRefusals],
});

export const decideCase = route({
  ...common,
  id: "decideCase",
  method: "post",
  path: "/admin/api/disputes/{id}/decide",
  summary: "Decide a case; large verdicts and a moderator's split wait for a second person",
  permission: "work_cases",
  needsFreshProof: true,
  body: DecideCaseDto,
});

export const confirmVerdict = route({
  ...common,
  id: "confirmVerdict",
  method: "post",
  path: "/admin/api/disputes/{id}/confirm",
  summary: "Confirm a verdict as the second person",
  permission: "confirm_verdicts",
  needsFreshProof: true,
  body: CaseReasonDto,
});

export const rejectAppeal = route({
  ...common,
  id: "rejectAppeal",
  method: "post",
  path: "/admin/api/appeals/{id}/reject",
  summary: "Uphold the verdict: it takes effect",
  permission: "hear_appeals",
  body: CaseReasonDto,
});

export const grantAppeal = route({
  ...common,
  id: "grantAppeal",
  method: "post",
  path: "/admin/api/appeals/{id}/grant",
  summary: "Grant the appeal: someone else reviews the case",
  permission: "hear_appeals",
  needsFreshProof: true,
  body: CaseReasonDto,
});

export const openDisputeByStaff = route({
  ...common,
  id: "openDisputeByStaff",
  method: "post",
  path: "/admin/api/trades/{id}/dispute",
  summary: "Open a dispute on a paid trade",
  permission: "open_disputes",
  body: CaseReasonDto,
});

/** Where there is no open case to show yet, the response says what was done. */
export const cancelByStaff = route({
  id: "cancelByStaff",
  method: "post",
  path: "/admin/api/trades/{id}/cancel",
  summary:
    "End a trade for legal reasons, sanctions or abuse; crypto in escrow goes back after a notice",
  access: "staff",
  permission: "cancel_trades",
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  answers: {
    200: {
      description: "Done, announced, or waiting for a second admin",
      body: closed({ id: Type.String(), status: Type.String(), step: Type.String() }),
    },
  },
  refusals: [...actRefusalCodes, "conflict_of_interest"],
});

export const caseRoutes = {
  takeNextCase,
  listCases,
  listColleagues,
  viewCase,
  listCaseFiles,
  downloadStaffCaseFile,
  takeCase,
  assignCase,
  askEvidence,
  noteCase,
  messageParties,
  uploadForCase,
  decideCase,
  confirmVerdict,
  rejectAppeal,
  grantAppeal,
  openDisputeByStaff,
  cancelByStaff,
};
