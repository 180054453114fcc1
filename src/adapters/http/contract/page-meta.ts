import { Type, type Static } from "typebox";
import { view } from "./envelope.ts";

/** The position of a response in a list of pages (specification, section 3). */
export const pageMeta = view("PageMeta", {
  total: Type.Integer(),
  currentPage: Type.Integer(),
  perPage: Type.Integer(),
  lastPage: Type.Integer(),
});

export type PageMeta = Static<typeof pageMeta>;

/** The meta of a page, counted from 1; an empty list has one page. */
export function pageMetaOf(total: number, perPage: number, currentPage: number): PageMeta {
  return { total, perPage, currentPage, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}
