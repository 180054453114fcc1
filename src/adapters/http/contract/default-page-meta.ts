import type { PageMeta } from "./page-meta.ts";

/** The position in a list of pages before a response says it (specification, section 3). */
export const defaultPageMeta: PageMeta = { total: 1, currentPage: 1, perPage: 10, lastPage: 1 };
