/** The people of the platform (decisions, People and roles). */
export const staffRoles = ["support", "moderator", "supermoderator", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Whether a role is one of those that the specification calls by one flag, for traders' pages: support is
 * not. It decides nothing; what a role may do, its permissions say.
 */
export function isAdminOrSupermodOrModerator(role: StaffRole): boolean {
  return role !== "support";
}

const everybody = staffRoles;
const moderation = ["moderator", "supermoderator", "admin"] as const;
const supervision = ["supermoderator", "admin"] as const;

/** Who may do what: the single matrix that HTTP, console and tests read. */
const matrix = {
  /** Sign in, see the queues' lengths, change one's own password. */
  use_console: everybody,
  read_people: everybody,
  /** Notes about a person, for staff only. */
  note_people: everybody,
  /** Whole email addresses; others see enough to tell people apart. */
  read_emails: ["support", "supermoderator", "admin"],
  /** Ask whoever says that an account is theirs the questions that its owner chose. */
  check_owners: ["support", "supermoderator", "admin"],
  /** See how people sign in and which messages reached them, without secrets; sign them out. */
  manage_access: ["support", "supermoderator", "admin"],
  /** Take off the second factors of an owner who lost them; two people. */
  reset_factors: ["support", "supermoderator", "admin"],
  /** Read and answer what people write to support, and write to them as payment support. */
  answer_support: ["support", "supermoderator", "admin"],
  /** Take a person's chat from whoever works on it. */
  reassign_support: supervision,
  /** Holds: the account may continue what is running, and starts nothing new. */
  hold_accounts: ["support", "supermoderator", "admin"],
  /** A restriction that expires by itself. */
  restrict_accounts: moderation,
  /** Freeze, suspend, mark as compromised, ban, and lift all of these. */
  lock_accounts: supervision,
  compliance_hold: ["admin"],
  /** Each read of a trade requires a reason, unless the case is their own. */
  read_trades: moderation,
  /** Close the chat of a trade for its parties, and open it again. */
  close_chats: moderation,
  /** Open a dispute for the parties. */
  open_disputes: moderation,
  /** Take the next case of the queue, work on it, decide it. */
  work_cases: moderation,
  /** Give a case to someone else. */
  reassign_cases: supervision,
  /** Let the owner of a compromised account release a trade early, as the second person. */
  consent_to_releases: ["supermoderator"],
  /** A moderator's split, and every large verdict. */
  confirm_verdicts: ["supermoderator"],
  hear_appeals: ["supermoderator"],
  /** End a trade for legal, sanctions or abuse reasons. */
  cancel_trades: supervision,
  decide_chargebacks: ["moderator"],
  /** Forgive what is left of a claim; two people. */
  write_off_claims: ["admin"],
  /** What traders wish the marketplace did. */
  read_feature_requests: everybody,
  /** Tell whoever sent one what becomes of it. */
  answer_feature_requests: ["support", "supermoderator", "admin"],
  read_offers: everybody,
  moderate_offers: moderation,
  /** Read what traders report about each other, and decide on it. */
  decide_person_reports: moderation,
  /** Decide on applications for badges, give and take badges; all but vendors' take an admin. */
  give_badges: supervision,
  /** Read what people send to prove who they are, decide on it, and ask for it. */
  review_verifications: supervision,
  /** Look at records that traders claim on other marketplaces, and confirm them. */
  check_reputations: moderation,
  /** Read what companies send to be verified, and decide on it. */
  verify_companies: supervision,
  /** See what is on its way to addresses, and let large sends leave: two people. */
  approve_sends: supervision,
  /** See virtual cards without their numbers, and what happened to them; freeze them, and unfreeze them. */
  freeze_cards: ["support", "supermoderator", "admin"],
  /** Close virtual cards for good. */
  terminate_cards: supervision,
  read_audit: supervision,
  /** Let verified companies take payments by links, and end that. */
  allow_merchants: ["admin"],
  /** Let traders set the escrow fees of their offers, within bounds, and end that. */
  allow_manual_fees: ["admin"],
  /** See what may have been an attack: refused sign-ins, forged sessions, limits that were reached. */
  read_security_events: ["admin"],
  /** See what audits of the books found, and run one now. */
  audit_books: ["admin"],
  /** Halt trading or withdrawals at once; ending that takes two people. */
  halt_trading: ["admin"],
  /** See and change the numbers of the rules: limits, fees, windows, bands, penalties. */
  change_policy: ["admin"],
  /** Banners of the whole site; a maintenance also halts trading. */
  announce: ["admin"],
  /** Write the academy, the blog and the documents of landing pages. */
  edit_content: ["admin"],
  /** Withdraw payment methods, currencies, countries and tags, and offer them again. */
  edit_catalogue: ["admin"],
  /** Put new versions of the terms and the privacy policy in force. */
  publish_documents: ["admin"],
  /** Import lists of banks for the directory. */
  import_banks: ["admin"],
  /** See jobs, subscribers and leases, and have what failed done again. */
  manage_background_work: ["admin"],
  /** Invite staff, change roles, close staff accounts. */
  manage_staff: ["admin"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof matrix;

/** Every permission, for tests and the console. */
export const staffPermissions = Object.keys(matrix) as readonly StaffPermission[];

/** Whether a role holds a permission. */
export function may(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = matrix[permission];
  return roles.includes(role);
}

/** What a role may do, for the console: it shows nothing else. */
export function permissionsOf(role: StaffRole): readonly StaffPermission[] {
  return staffPermissions.filter((permission) => may(role, permission));
}
