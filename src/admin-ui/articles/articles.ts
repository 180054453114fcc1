import { msg } from "@lingui/core/macro";
import { Newspaper } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { ArticlesPage } from "./articles-page.tsx";

export const articles: ConsoleResource = {
  name: "articles",
  label: msg`Articles`,
  icon: Newspaper,
  group: "platform",
  permission: "edit_content",
  list: ArticlesPage,
};
