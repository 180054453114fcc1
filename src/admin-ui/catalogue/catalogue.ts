import { msg } from "@lingui/core/macro";
import { BookOpen } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { CataloguePage } from "./catalogue-page.tsx";

export const catalogue: ConsoleResource = {
  name: "catalogue",
  label: msg`Catalogue`,
  icon: BookOpen,
  group: "platform",
  permission: "edit_catalogue",
  list: CataloguePage,
};
