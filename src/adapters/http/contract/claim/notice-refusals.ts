import type { NoticeRefusal } from "../../../../domain/chargeback/chargeback-form.ts";
import type { RefusalTable } from "../refusal-table.ts";

/** Notices of banks that can't be about the trade. */
export const noticeRefusals = {
  chargeback_amount: {
    status: 422,
    message: "The amount has to be above zero and at most what was paid.",
  },
  chargeback_date: { status: 422, message: "The date has to be after the trade, and not to come." },
} as const satisfies RefusalTable & Record<NoticeRefusal["code"], unknown>;
