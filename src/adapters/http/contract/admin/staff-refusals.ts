import type { RefusalTable } from "../refusal-table.ts";

export const staffRefusals = {
  staff_credentials_wrong: {
    status: 401,
    message: "Wrong name, password or code.",
  },
  fresh_proof_needed: {
    status: 403,
    message: "Confirm who you are to do this. Your last proof is too old.",
  },
  enrolment_over: { status: 409, message: "This took too long. Sign in again." },
  invitation_unknown: { status: 404, message: "This link was already used, or it has expired." },
  staff_name_refused: { status: 422, message: "This name can't be used." },
  code_name_refused: { status: 422, message: "This code name can't be used." },
  trader_unknown: { status: 404, message: "There is no trader with this name." },
  staff_name_taken: { status: 409, message: "A member of staff already has this name or address." },
  password_refused: { status: 422, message: "This password is too short, too long or too common." },
} as const satisfies RefusalTable;
