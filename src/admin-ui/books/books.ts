import { msg } from "@lingui/core/macro";
import { BookCheck } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { BooksPage } from "./books-page.tsx";

export const books: ConsoleResource = {
  name: "books",
  label: msg`Books`,
  icon: BookCheck,
  group: "platform",
  permission: "audit_books",
  list: BooksPage,
};
