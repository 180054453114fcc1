import { Type } from "typebox";
import { closed } from "../envelope.ts";
import { route } from "../route.ts";
import { booksStateView, booksView } from "./books-views.ts";

export const readBooksState = route({
  id: "readBooksState",
  method: "get",
  path: "/admin/api/books/state",
  summary: "Whether the books balanced at the last audit, for everybody who works here",
  access: "staff",
  permission: "use_console",
  answers: { 200: { description: "The last audit in short", body: booksStateView } },
});

export const viewBooks = route({
  id: "viewBooks",
  method: "get",
  path: "/admin/api/books",
  summary: "What the last audits of the books found",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The audits, newest first", body: booksView } },
});

export const checkBooks = route({
  id: "checkBooks",
  method: "post",
  path: "/admin/api/books/check",
  summary: "Begins an audit of the books, which goes on after the answer",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "It has begun", body: closed({ begun: Type.Boolean() }) } },
  refusals: ["audit_running"],
});

export const booksRoutes = { readBooksState, viewBooks, checkBooks };
