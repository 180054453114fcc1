import type { RefusalTable } from "../refusal-table.ts";

/** Refusals around the verification of people. */
export const verificationRefusals = {
  verification_pending: {
    status: 409,
    message: "We are already checking this. You'll hear from us.",
  },
  verification_done: { status: 409, message: "You have verified this already." },
  attempts_exceeded: {
    status: 429,
    message: "You have no tries left for now. `left-attempt` says when the next one is possible.",
  },
  verify_id_first: { status: 409, message: "Verify your ID first." },
  verification_moved: {
    status: 409,
    message: "This verification has moved on. Look at it again.",
  },
  verification_files_needed: {
    status: 422,
    message: "A file is missing. Add each one that is asked for.",
  },
  reasons_needed: { status: 422, message: "Choose at least one reason." },
  deadline_refused: {
    status: 422,
    message: "The deadline has to be at least an hour from now.",
  },
  provider_not_used: {
    status: 409,
    message: "Identities are checked here, not by this provider. There is nothing to mark.",
  },
} as const satisfies RefusalTable;
