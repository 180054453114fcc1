import type { AskEvidence } from "../../../../application/dispute/ask-evidence.ts";
import type { AssignCase } from "../../../../application/dispute/assign-case.ts";
import type { CancelByStaff } from "../../../../application/dispute/cancel-by-staff.ts";
import type { ConfirmVerdict } from "../../../../application/dispute/confirm-verdict.ts";
import type { DecideCase } from "../../../../application/dispute/decide-case.ts";
import type { HearAppeal } from "../../../../application/dispute/hear-appeal.ts";
import { caseQueues, type ListCases } from "../../../../application/dispute/list-cases.ts";
import type { DownloadStaffCaseFile } from "../../../../application/dispute/download-staff-case-file.ts";
import type { ListCaseFiles } from "../../../../application/dispute/list-case-files.ts";
import type { ListColleagues } from "../../../../application/dispute/list-colleagues.ts";
import type { MessageParties } from "../../../../application/dispute/message-parties.ts";
import type { NoteCase } from "../../../../application/dispute/note-case.ts";
import type { OpenDisputeByStaff } from "../../../../application/dispute/open-dispute-by-staff.ts";
import type { TakeCase } from "../../../../application/dispute/take-case.ts";
import type { TakeNextCase } from "../../../../application/dispute/take-next-case.ts";
import type { UploadForCase } from "../../../../application/dispute/upload-for-case.ts";
import type { ViewCase } from "../../../../application/dispute/view-case.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import type { Verdict } from "../../../../domain/trade/trade-memory.ts";
import * as contract from "../../contract/admin/case.ts";
import type { DecideCaseDto } from "../../contract/admin/decide-case-dto.ts";
import { caseFileBody } from "../trade/case-file-body.ts";
import { presentAttachment, presentUploads } from "../attachment/attachment-presenter.ts";
import { mostUploads } from "../attachment/attachment-routes.ts";
import { readFileBody } from "../attachment/read-file-body.ts";
import { bind, type BoundRoute, type FieldFailure } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { OpenRequests } from "../open-requests.ts";
import { presentCase, presentCaseCard } from "./case-presenter.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Use cases behind the desk routes. */
interface AdminCaseUseCases {
  readonly listCases: ListCases;
  readonly listColleagues: ListColleagues;
  readonly viewCase: ViewCase;
  readonly listCaseFiles: ListCaseFiles;
  readonly downloadStaffCaseFile: DownloadStaffCaseFile;
  readonly takeNextCase: TakeNextCase;
  readonly takeCase: TakeCase;
  readonly assignCase: AssignCase;
  readonly askEvidence: AskEvidence;
  readonly noteCase: NoteCase;
  readonly messageParties: MessageParties;
  readonly uploadForCase: UploadForCase;
  readonly decideCase: DecideCase;
  readonly confirmVerdict: ConfirmVerdict;
  readonly hearAppeal: HearAppeal;
  readonly openDisputeByStaff: OpenDisputeByStaff;
  readonly cancelByStaff: CancelByStaff;
}

/** The queue has its own order; a sort is accepted because the console's lists always send one. */
const caseList = { sortable: ["id"], filterable: ["queue"], most: 100 };

/** Staff work on disputes: every action returns the updated case. */
export function adminCaseRoutes(useCases: AdminCaseUseCases): readonly BoundRoute[] {
  const underWay = new OpenRequests(mostUploads);
  const answer = async <Refused extends Refusal>(
    actor: StaffActor,
    result: Result<string, Refused>,
  ) => {
    if (!result.ok) return { refusal: result.refusal.code as Refused["code"] };
    const shown = await useCases.viewCase.show(actor, result.value);
    return shown ? { status: 200 as const, body: presentCase(shown) } : notFound;
  };
  return [
    bind(contract.takeNextCase).to(async (call) => {
      const key = commandKey("takeNextCase", call);
      return answer(call.actor, await useCases.takeNextCase.execute(call.actor, key));
    }),
    bind(contract.listCases).to(async ({ actor, query }) => {
      const asked = parseList(query, caseList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { from, most, filter } = asked.value;
      const queue = caseQueues.find((name) => name === (filter["queue"] ?? "all"));
      if (!queue) return { refusal: "validation", details: [badQueue] };
      const { cases } = await useCases.listCases.execute(actor, queue);
      const page = cases.slice(from, from + most);
      const headers = {
        "Content-Range": contentRange("disputes", from, page.length, cases.length),
      };
      return { status: 200, body: page.map(presentCaseCard), headers };
    }),
    bind(contract.listColleagues).to(async () => {
      const colleagues = await useCases.listColleagues.execute();
      return { status: 200, body: colleagues.map((colleague) => ({ ...colleague })) };
    }),
    bind(contract.viewCase).to(async ({ actor, parameters }) => {
      const shown = await useCases.viewCase.execute(actor, parameters.id);
      return shown ? { status: 200, body: presentCase(shown) } : notFound;
    }),
    bind(contract.listCaseFiles).to(async ({ actor, parameters }) => {
      const listed = await useCases.listCaseFiles.execute(actor, parameters.id);
      return listed ? { status: 200, body: presentUploads(listed, actor.staffId) } : notFound;
    }),
    bind(contract.downloadStaffCaseFile).to(async ({ actor, parameters: { id } }) => {
      const text = await useCases.downloadStaffCaseFile.execute(actor, id);
      return text === undefined ? notFound : { status: 200, body: caseFileBody(id, text) };
    }),
    bind(contract.takeCase).to(async (call) => {
      const { actor, parameters } = call;
      const key = commandKey("takeCase", call);
      return answer(actor, await useCases.takeCase.execute(actor, parameters.id, key));
    }),
    bind(contract.assignCase).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { staffId: body.staff_id, reason: body.reason };
      const key = commandKey("assignCase", call);
      return answer(actor, await useCases.assignCase.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.askEvidence).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("askEvidence", call);
      const { sides, what, text } = body;
      const asked = { sides, what, text };
      return answer(actor, await useCases.askEvidence.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.noteCase).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("noteCase", call);
      return answer(actor, await useCases.noteCase.execute(actor, parameters.id, body.text, key));
    }),
    bind(contract.messageParties).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("messageParties", call);
      const { messageParties } = useCases;
      const { text = "", attachments = [] } = body;
      const message = { text, attachments };
      return answer(actor, await messageParties.execute(actor, parameters.id, message, key));
    }),
    bind(contract.uploadForCase).to(async ({ actor, parameters, query, request }) => {
      const end = underWay.take(actor.staffId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const stored = await useCases.uploadForCase
        .execute(actor, parameters.id, query.name, (mostBytes) => readFileBody(request, mostBytes))
        .finally(end);
      if (!stored.ok) return { refusal: stored.refusal.code };
      const { hadMetadata } = stored.value;
      return { status: 200, body: { ...presentAttachment(stored.value), hadMetadata } };
    }),
    bind(contract.decideCase).to(async (call) => {
      const { actor, parameters, body } = call;
      const verdict = verdictOf(body);
      if (!verdict) return { refusal: "validation", details: [shareMissing] };
      const { rule, evidence = [], explanation } = body;
      const { no_evidence_reason: noEvidenceReason, before_answer: beforeAnswer } = body;
      const asked = { verdict, rule, evidence, explanation, noEvidenceReason, beforeAnswer };
      const key = commandKey("decideCase", call);
      return answer(actor, await useCases.decideCase.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.confirmVerdict).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("confirmVerdict", call);
      const { confirmVerdict } = useCases;
      return answer(actor, await confirmVerdict.execute(actor, parameters.id, body.reason, key));
    }),
    bind(contract.rejectAppeal).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { hearing: "reject-appeal", reason: body.reason } as const;
      const key = commandKey("rejectAppeal", call);
      return answer(actor, await useCases.hearAppeal.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.grantAppeal).to(async (call) => {
      const { actor, parameters, body } = call;
      const asked = { hearing: "grant-appeal", reason: body.reason } as const;
      const key = commandKey("grantAppeal", call);
      return answer(actor, await useCases.hearAppeal.execute(actor, parameters.id, asked, key));
    }),
    bind(contract.openDisputeByStaff).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("openDisputeByStaff", call);
      const { openDisputeByStaff } = useCases;
      return answer(
        actor,
        await openDisputeByStaff.execute(actor, parameters.id, body.reason, key),
      );
    }),
    bind(contract.cancelByStaff).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("cancelByStaff", call);
      const { cancelByStaff } = useCases;
      const done = await cancelByStaff.execute(actor, parameters.id, body.reason, key);
      if (!done.ok) return { refusal: done.refusal.code };
      const { tradeId, status, step } = done.value;
      return { status: 200, body: { id: tradeId, status, step } };
    }),
  ];
}

const notFound = { refusal: "not_found" } as const;

const badQueue: FieldFailure = {
  field: "filter",
  code: "unknown_queue",
  message: `queue must be one of ${caseQueues.join(", ")}`,
};

const shareMissing: FieldFailure = {
  field: "buyer_share",
  code: "required",
  message: "buyer_share must be given with a split, and only then",
};

/** A split needs a share, and only a split may have one. */
function verdictOf({ verdict, buyer_share }: DecideCaseDto): Verdict | undefined {
  if (verdict === "split") {
    return buyer_share === undefined ? undefined : { for: "split", buyerShare: buyer_share };
  }
  return buyer_share === undefined ? { for: verdict } : undefined;
}
