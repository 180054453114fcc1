import { ContainerModule } from "inversify";
import { sha256 } from "../adapters/identity/digest.ts";
import { PostgresCaseFiles } from "../adapters/persistence/trade/postgres-case-files.ts";
import { adminCaseRoutes } from "../adapters/http/inbound/admin/case-routes.ts";
import { AskEvidence } from "../application/dispute/ask-evidence.ts";
import { AssignCase } from "../application/dispute/assign-case.ts";
import { CancelByStaff } from "../application/dispute/cancel-by-staff.ts";
import { CaseDesk } from "../application/dispute/case-desk.ts";
import { ConfirmVerdict } from "../application/dispute/confirm-verdict.ts";
import { DecideCase } from "../application/dispute/decide-case.ts";
import { HearAppeal } from "../application/dispute/hear-appeal.ts";
import { ListCases } from "../application/dispute/list-cases.ts";
import { DownloadStaffCaseFile } from "../application/dispute/download-staff-case-file.ts";
import { ListCaseFiles } from "../application/dispute/list-case-files.ts";
import { ListColleagues } from "../application/dispute/list-colleagues.ts";
import { MessageParties } from "../application/dispute/message-parties.ts";
import { NoteCase } from "../application/dispute/note-case.ts";
import { OpenDisputeByStaff } from "../application/dispute/open-dispute-by-staff.ts";
import { TakeCase } from "../application/dispute/take-case.ts";
import { TakeNextCase } from "../application/dispute/take-next-case.ts";
import { UploadForCase } from "../application/dispute/upload-for-case.ts";
import { ViewCase } from "../application/dispute/view-case.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { disputeTokens } from "./dispute-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of what staff do with disputes. */
export const caseTokens = {
  cases: token<CaseDesk>("caseDesk"),
  listCases: token<ListCases>("listCases"),
  listColleagues: token<ListColleagues>("listColleagues"),
  viewCase: token<ViewCase>("viewCase"),
  listCaseFiles: token<ListCaseFiles>("listCaseFiles"),
  downloadStaffCaseFile: token<DownloadStaffCaseFile>("downloadStaffCaseFile"),
  takeNextCase: token<TakeNextCase>("takeNextCase"),
  takeCase: token<TakeCase>("takeCase"),
  assignCase: token<AssignCase>("assignCase"),
  askEvidence: token<AskEvidence>("askEvidence"),
  noteCase: token<NoteCase>("noteCase"),
  messageParties: token<MessageParties>("messageParties"),
  uploadForCase: token<UploadForCase>("uploadForCase"),
  decideCase: token<DecideCase>("decideCase"),
  confirmVerdict: token<ConfirmVerdict>("confirmVerdict"),
  hearAppeal: token<HearAppeal>("hearAppeal"),
  openDisputeByStaff: token<OpenDisputeByStaff>("openDisputeByStaff"),
  cancelByStaff: token<CancelByStaff>("cancelByStaff"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = caseTokens;
  const { caseViews } = disputeTokens;
  const { desk, trades } = tradeTokens;
  const { changes } = tokens;
  bind(t.cases).toResolvedValue((tradeDesk) => new CaseDesk(tradeDesk), [desk]);
  bind(t.listCases).toResolvedValue((views) => new ListCases(views), [caseViews]);
  bind(t.listColleagues).toResolvedValue((views) => new ListColleagues(views), [caseViews]);
  bind(t.viewCase).toResolvedValue(
    (views, tradeDesk, audit, escrows) => new ViewCase({ views, desk: tradeDesk, audit, escrows }),
    [caseViews, desk, staffTokens.auditLog, tokens.multisigEscrows],
  );
  bind(t.listCaseFiles).toResolvedValue(
    (viewCase, attachments, addresses, audit) =>
      new ListCaseFiles({ viewCase, attachments, addresses, audit }),
    [t.viewCase, attachmentTokens.attachments, attachmentTokens.addresses, staffTokens.auditLog],
  );
  bind(t.downloadStaffCaseFile).toResolvedValue(
    (viewCase, pool, audit) =>
      new DownloadStaffCaseFile(viewCase, new PostgresCaseFiles(pool), sha256, audit),
    [t.viewCase, tokens.dataSource, staffTokens.auditLog],
  );
  bind(t.takeCase).toResolvedValue((cases) => new TakeCase(cases), [t.cases]);
  bind(t.takeNextCase).toResolvedValue(
    (listCases, takeCase, commits) => new TakeNextCase(listCases, takeCase, commits),
    [t.listCases, t.takeCase, changes],
  );
  bind(t.assignCase).toResolvedValue(
    (cases, views) => new AssignCase(cases, views),
    [t.cases, caseViews],
  );
  bind(t.askEvidence).toResolvedValue(
    (cases, policy) => new AskEvidence(cases, policy),
    [t.cases, policyTokens.dispute],
  );
  bind(t.noteCase).toResolvedValue(
    (cases, policy) => new NoteCase(cases, policy),
    [t.cases, policyTokens.dispute],
  );
  bind(t.messageParties).toResolvedValue(
    (cases, policy, files) => new MessageParties(cases, policy, files),
    [t.cases, policyTokens.texts, attachmentTokens.attachments],
  );
  bind(t.uploadForCase).toResolvedValue(
    (views, files, intake) => new UploadForCase(views, files, intake),
    [caseViews, attachmentTokens.attachments, attachmentTokens.intake],
  );
  bind(t.decideCase).toResolvedValue(
    (cases, views, policy) => new DecideCase(cases, views, policy),
    [t.cases, caseViews, policyTokens.dispute],
  );
  bind(t.confirmVerdict).toResolvedValue(
    (cases, views, commits) => new ConfirmVerdict(cases, views, commits),
    [t.cases, caseViews, changes],
  );
  bind(t.hearAppeal).toResolvedValue(
    (cases, policy) => new HearAppeal(cases, policy),
    [t.cases, policyTokens.dispute],
  );
  bind(t.openDisputeByStaff).toResolvedValue((cases) => new OpenDisputeByStaff(cases), [t.cases]);
  bind(t.cancelByStaff).toResolvedValue(
    (cases, store) => new CancelByStaff(cases, store),
    [t.cases, trades],
  );
});

/** The feature dispute: what staff do. */
export const caseDesk: Feature = {
  module: parts,
  consoleRoutes: () => [served(adminCaseRoutes, caseTokens)],
};
