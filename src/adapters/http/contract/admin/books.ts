import { Type } from "typebox";
import { closed } from "../envelope.ts";
import { route } from "../route.ts";
import { booksStateView, booksView } from "./books-views.ts";

export const readBooksState = route({
  id: "readBooksState",
  method: "get",
  path: "/admin/api/books/state",
  summary: "Whether the books balanced at the last audit; for all staff",
  access: "staff",
  permission: "use_console",
  answers: { 200: { description: "Summary of the last audit", body: booksStateView } },
});

export const viewBooks = route({
  id: "viewBooks",
  method: "get",
  path: "/admin/api/books",
  summary: "Findings of the latest audits of the books",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The audits, newest first", body: booksView } },
});

export const checkBooks = route({
  id: "checkBooks",
  method: "post",
  path: "/admin/api/books/check",
  summary: "Start an audit of the books; it continues after the response",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "Started", body: closed({ begun: Type.Boolean() }) } },
  refusals: ["audit_running"],
});

export const booksRoutes = { readBooksState, viewBooks, checkBooks };
