import type { RefusalTable } from "../refusal-table.ts";

export const staffRefusals = {
  staff_credentials_wrong: {
    status: 401,
    message: "Name, password or code is not right. Nothing was changed.",
  },
  enrolment_over: { status: 409, message: "This took too long. Sign in again." },
  invitation_unknown: { status: 404, message: "This link was used, or its time is over." },
  staff_name_refused: { status: 422, message: "This name cannot be used." },
  code_name_refused: { status: 422, message: "This code name cannot be used." },
  trader_unknown: { status: 404, message: "There is no trader with this name." },
  staff_name_taken: { status: 409, message: "Somebody of staff has this name or address." },
  password_refused: { status: 422, message: "This password is too short, too long or too common." },
} as const satisfies RefusalTable;
