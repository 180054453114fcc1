import type { RefusalTable } from "../refusal-table.ts";

/** Why an article was not kept. */
export const articleRefusals = {
  article_slug: {
    status: 422,
    message: "The address takes lower-case letters, digits and hyphens, such as first-trade.",
  },
  article_text: {
    status: 422,
    message: "Write a title, a summary and a text, without invisible characters.",
  },
  article_changed: {
    status: 409,
    message: "Somebody saved a newer version. Open the article again and repeat your change.",
  },
} as const satisfies RefusalTable;
