import { expect } from "chai";
import {
  permissionsOf,
  staffRoles,
  type StaffPermission,
  type StaffRole,
} from "../../../src/domain/staff/staff-roles.ts";

const everybody: readonly StaffPermission[] = [
  "use_console",
  "read_people",
  "note_people",
  "read_feature_requests",
  "read_offers",
];
const work: readonly StaffPermission[] = [
  "restrict_accounts",
  "read_trades",
  "open_disputes",
  "close_chats",
  "work_cases",
  "moderate_offers",
  "decide_person_reports",
  "check_reputations",
];
const supervision: readonly StaffPermission[] = [
  "read_emails",
  "check_owners",
  "manage_access",
  "reset_factors",
  "hold_accounts",
  "answer_support",
  "answer_feature_requests",
  "reassign_support",
  "lock_accounts",
  "reassign_cases",
  "cancel_trades",
  "give_badges",
  "review_verifications",
  "verify_companies",
  "approve_sends",
  "freeze_cards",
  "terminate_cards",
  "read_audit",
];

/** What each role may do, from the decisions. */
const expected: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  support: [
    ...everybody,
    "read_emails",
    "check_owners",
    "manage_access",
    "reset_factors",
    "hold_accounts",
    "answer_support",
    "answer_feature_requests",
    "freeze_cards",
  ],
  moderator: [...everybody, ...work, "decide_chargebacks"],
  supermoderator: [
    ...everybody,
    ...work,
    ...supervision,
    "consent_to_releases",
    "confirm_verdicts",
    "hear_appeals",
  ],
  admin: [
    ...everybody,
    ...work,
    ...supervision,
    "compliance_hold",
    "allow_merchants",
    "allow_manual_fees",
    "write_off_claims",
    "manage_staff",
    "audit_books",
    "read_security_events",
    "halt_trading",
    "change_policy",
    "announce",
    "edit_content",
    "edit_catalogue",
    "publish_documents",
    "import_banks",
    "manage_background_work",
  ],
};

describe("what staff may do", () => {
  for (const role of staffRoles) {
    it(`as ${role} is exactly this`, () => {
      expect(permissionsOf(role)).to.have.members(expected[role]);
    });
  }
});
