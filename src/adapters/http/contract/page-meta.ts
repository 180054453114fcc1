import { Type, type Static } from "typebox";
import { view } from "./envelope.ts";

/** Where in a list of pages an answer is (specification, section 3). */
export const pageMeta = view("PageMeta", {
  total: Type.Integer(),
  currentPage: Type.Integer(),
  perPage: Type.Integer(),
  lastPage: Type.Integer(),
});

type PageMeta = Static<typeof pageMeta>;

/** The meta of a page that counts from 1; a list of nothing has one page. */
export function pageMetaOf(total: number, perPage: number, currentPage: number): PageMeta {
  return { total, perPage, currentPage, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}
