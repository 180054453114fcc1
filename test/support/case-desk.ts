import { PostgresMultisigEscrowStore } from "../../src/adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";
import { PostgresCaseViews } from "../../src/adapters/persistence/dispute/postgres-case-views.ts";
import { PartyAct } from "../../src/application/trade/party-act.ts";
import { AppealVerdict } from "../../src/application/dispute/appeal-verdict.ts";
import { AskEvidence } from "../../src/application/dispute/ask-evidence.ts";
import { AssignCase } from "../../src/application/dispute/assign-case.ts";
import { CancelByStaff } from "../../src/application/dispute/cancel-by-staff.ts";
import { CaseDesk } from "../../src/application/dispute/case-desk.ts";
import { ConfirmVerdict } from "../../src/application/dispute/confirm-verdict.ts";
import { DecideCase } from "../../src/application/dispute/decide-case.ts";
import { HearAppeal } from "../../src/application/dispute/hear-appeal.ts";
import { ListCases } from "../../src/application/dispute/list-cases.ts";
import { MessageParties } from "../../src/application/dispute/message-parties.ts";
import { NoteCase } from "../../src/application/dispute/note-case.ts";
import { OpenDispute } from "../../src/application/dispute/open-dispute.ts";
import { OpenDisputeByStaff } from "../../src/application/dispute/open-dispute-by-staff.ts";
import { ReturnCases } from "../../src/application/dispute/return-cases.ts";
import { TakeCase } from "../../src/application/dispute/take-case.ts";
import { TakeNextCase } from "../../src/application/dispute/take-next-case.ts";
import { ViewCase } from "../../src/application/dispute/view-case.ts";
import type { AuditEntry } from "../../src/application/ports/audit.ts";
import type { StaffActor } from "../../src/application/actor/staff-actor.ts";
import type { StaffRole } from "../../src/domain/staff/staff-roles.ts";
import type { TestDatabase } from "./database.ts";
import { noFiles } from "./no-files.ts";
import type { Counter } from "./test-market.ts";
import {
  defaultDisputePolicy as policy,
  defaultTextPolicy,
} from "../../src/domain/policy/default-policy.ts";

/** Every use case of disputes on one process of the marketplace. */
export function caseDeskOf({
  desk,
  changes,
  trades,
  pool,
}: Pick<Counter, "desk" | "changes" | "trades" | "pool">) {
  const views = new PostgresCaseViews(pool);
  const cases = new CaseDesk(desk);
  const listCases = new ListCases(views);
  const takeCase = new TakeCase(cases);
  const read: AuditEntry[] = [];
  const audit = {
    noteReading: async (entry: AuditEntry) => {
      read.push(entry);
    },
  };
  return {
    read,
    openDispute: new OpenDispute(desk, () => policy),
    partyAct: new PartyAct(desk),
    appealVerdict: new AppealVerdict(desk, () => policy),
    listCases,
    viewCase: new ViewCase({
      views,
      desk,
      audit,
      escrows: new PostgresMultisigEscrowStore(pool),
    }),
    takeCase,
    returnCases: new ReturnCases(views, desk),
    takeNextCase: new TakeNextCase(listCases, takeCase, changes),
    assignCase: new AssignCase(cases, views),
    askEvidence: new AskEvidence(cases, () => policy),
    noteCase: new NoteCase(cases, () => policy),
    messageParties: new MessageParties(cases, () => defaultTextPolicy, noFiles),
    decideCase: new DecideCase(cases, views, () => policy),
    confirmVerdict: new ConfirmVerdict(cases, views, changes),
    hearAppeal: new HearAppeal(cases, () => policy),
    openDisputeByStaff: new OpenDisputeByStaff(cases),
    cancelByStaff: new CancelByStaff(cases, trades),
  };
}

export type CaseDeskParts = ReturnType<typeof caseDeskOf>;

/** A member of staff with an account that nobody signs in to. */
export async function addStaff(
  database: TestDatabase,
  name: string,
  role: StaffRole,
  traderId?: string,
): Promise<StaffActor> {
  const codeName = `Code ${name}`;
  await database.query(
    `INSERT INTO staff (id, username, code_name, email, password_hash, role)
     VALUES ($1, $1, $2, $1 || '@example.org', 'none', $3)`,
    [name, codeName, role],
  );
  if (traderId !== undefined) await declareAccount(database, name, traderId);
  return staffOf(name, role, traderId);
}

/** That member of staff, by name, declared that trader account as theirs. */
export async function declareAccount(
  database: TestDatabase,
  name: string,
  traderId: string,
): Promise<void> {
  await database.query(
    `INSERT INTO staff_trader_account (staff_id, trader_id)
     SELECT id, $2 FROM staff WHERE username = $1`,
    [name, traderId],
  );
}

/** Nobody declared anything. */
export async function forgetDeclared(database: TestDatabase): Promise<void> {
  await database.query("DELETE FROM staff_trader_account");
}

/** The same without a database. */
export function staffOf(name: string, role: StaffRole, traderId?: string): StaffActor {
  return {
    staffId: name,
    username: name,
    codeName: `Code ${name}`,
    role,
    linkedIds: traderId === undefined ? [] : [traderId],
    sessionStartedAt: 0,
    isFreshlyProven: true,
  };
}

/** A verdict with reasons that are long enough. */
export function decided(verdict: "buyer" | "seller") {
  return {
    verdict: { for: verdict },
    rule: verdict === "buyer" ? "4.1" : "4.3",
    evidence: ["e1"],
    explanation: "The bank's own page shows the payment on that day.",
  } as const;
}

/** Reasons of a hearing that are long enough. */
export const heard = "The evidence was read again, all of it.";
