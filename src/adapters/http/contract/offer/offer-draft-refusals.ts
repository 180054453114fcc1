import type { RefusalTable } from "../refusal-table.ts";

export const offerDraftRefusals = {
  draft_changed: {
    status: 409,
    message: "This draft was changed or removed on another device. Nothing was overwritten.",
  },
  too_many_offer_drafts: {
    status: 409,
    message: "You can't keep more drafts. Publish or delete one first.",
  },
} as const satisfies RefusalTable;
