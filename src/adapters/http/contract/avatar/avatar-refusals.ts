import type { RefusalTable } from "../refusal-table.ts";

export const avatarRefusals = {
  avatar_kind: { status: 422, message: "Send a JPEG, PNG or WebP image." },
  avatar_unknown: { status: 422, message: "That picture isn't there. Upload it again." },
  avatar_too_many: {
    status: 422,
    message: "You've sent many pictures. Use one of them, or try again in an hour.",
  },
} as const satisfies RefusalTable;
