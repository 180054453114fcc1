import type { ListDemoCodes } from "../../../../application/demo/list-demo-codes.ts";
import type { RateLimited } from "../../../../application/ports/attempt-limits.ts";
import type { AcceptInvitation } from "../../../../application/staff/accept-invitation.ts";
import type { EnrolFactor } from "../../../../application/staff/enrol-factor.ts";
import type { ListAudit } from "../../../../application/staff/list-audit.ts";
import type { ListQueues } from "../../../../application/staff/list-queues.ts";
import type { LogInStaff } from "../../../../application/staff/log-in-staff.ts";
import type { LogOutStaff } from "../../../../application/staff/log-out-staff.ts";
import type { StaffSignIn } from "../../../../application/staff/staff-member.ts";
import type { VerifyAudit } from "../../../../application/staff/verify-audit.ts";
import {
  acceptInvitation,
  currentStaff,
  enrolFactor,
  listAudit,
  listDemoCodes,
  listQueues,
  logInStaff,
  logOutStaff,
  verifyAudit,
} from "../../contract/admin/staff.ts";
import { clientAddress } from "../account/client-address.ts";
import { proofNeeded } from "../account/visitor-of-request.ts";
import { removeStaffCookie, setStaffCookie, staffTokenOf } from "../account/cookies.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { contentRange, parseList } from "./list-query.ts";
import { presentEntry, presentMember, presentQueue, presentSignIn } from "./staff-presenter.ts";
import { staffVisitorOf } from "./staff-visitor.ts";

/** Dependencies of these routes. Without demo codes their route does not exist. */
interface StaffUseCases {
  readonly logInStaff: LogInStaff;
  readonly enrolFactor: EnrolFactor;
  readonly acceptInvitation: AcceptInvitation;
  readonly logOutStaff: LogOutStaff;
  readonly listQueues: ListQueues;
  readonly listAudit: ListAudit;
  readonly verifyAudit: VerifyAudit;
  readonly listDemoCodes: ListDemoCodes | undefined;
}

const auditList = {
  sortable: ["id"],
  filterable: ["staffId", "staff", "act", "subjectKind", "subjectId"],
  most: 100,
};

const newestFirst = { field: "sort", code: "order", message: "the log is read newest first" };

/** Signing in to the console, queue lengths, and the log. */
export function staffRoutes(useCases: StaffUseCases): readonly BoundRoute[] {
  return [
    bind(logInStaff).to(async ({ body: { username, password, code }, request }) => {
      const visitor = staffVisitorOf(request);
      const command = { username, password, code, visitor };
      const outcome = await useCases.logInStaff.execute(command);
      if (outcome.ok) return signedIn(outcome.value);
      const { refusal } = outcome;
      if (refusal.code === "proof_of_work_needed") return proofNeeded(refusal);
      return { refusal: refusal.code };
    }),
    bind(enrolFactor).to(async ({ body: { token, code }, request }) => {
      const visitor = staffVisitorOf(request);
      const outcome = await useCases.enrolFactor.execute({ token, code, visitor });
      if (outcome.ok) return signedIn(outcome.value);
      const { refusal } = outcome;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(acceptInvitation).to(async ({ body, request }) => {
      const { code_name: codeName, username, ...fields } = body;
      const address = clientAddress(request);
      const command = { ...fields, username, codeName, address };
      const outcome = await useCases.acceptInvitation.execute(command);
      if (outcome.ok) return signedIn({ kind: "enrolment", enrolment: outcome.value });
      const { refusal } = outcome;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(currentStaff).to(async ({ actor }) => ({ status: 200, body: presentMember(actor) })),
    bind(logOutStaff).to(async ({ actor, request }) => {
      const token = staffTokenOf(request);
      if (token !== undefined) await useCases.logOutStaff.execute(actor, token);
      const headers = { "Set-Cookie": removeStaffCookie() };
      return { status: 200, body: { ended: true }, headers };
    }),
    bind(listDemoCodes).to(async () => {
      if (!useCases.listDemoCodes) return { refusal: "not_found" };
      return { status: 200, body: [...(await useCases.listDemoCodes.execute())] };
    }),
    bind(listQueues).to(async ({ actor }) => {
      const queues = await useCases.listQueues.execute(actor);
      return { status: 200, body: queues.map(presentQueue) };
    }),
    bind(listAudit).to(async ({ actor, query }) => {
      const asked = parseList(query, auditList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { sort, filter, from, most } = asked.value;
      if (sort?.order === "ASC") return { refusal: "validation", details: [newestFirst] };
      const { entries, total } = await useCases.listAudit.execute(actor, filter, from, most);
      const headers = { "Content-Range": contentRange("audit", from, entries.length, total) };
      return { status: 200, body: entries.map(presentEntry), headers };
    }),
    bind(verifyAudit).to(async ({ actor }) => {
      const report = await useCases.verifyAudit.execute(actor);
      const { entries, brokenAt = null, missing, seenAt: seen } = report;
      const seenAt = seen === undefined ? null : new Date(seen).toISOString();
      return { status: 200, body: { entries, brokenAt, missing, seenAt } };
    }),
  ];
}

/** Who signed in, with the cookie of their session. */
export function signedIn(signIn: StaffSignIn) {
  const answer = { status: 200, body: presentSignIn(signIn) } as const;
  if (signIn.kind === "enrolment") return answer;
  return { ...answer, headers: { "Set-Cookie": setStaffCookie(signIn.token) } };
}

/** Refuses for now, and says for how long. */
export function tooOften({ code, retryAfterSeconds }: RateLimited) {
  return { refusal: code, headers: { "Retry-After": String(retryAfterSeconds) } } as const;
}
