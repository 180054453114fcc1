import { msg } from "@lingui/core/macro";
import { Gavel } from "lucide-react";
import { CasePage } from "../case/case-page.tsx";
import type { ConsoleResource } from "../console-resource.ts";
import { AppealList } from "./appeal-list.tsx";

export const appeals: ConsoleResource = {
  name: "appeals",
  label: msg`Appeals`,
  icon: Gavel,
  group: "queues",
  permission: "hear_appeals",
  queues: ["appeals"],
  list: AppealList,
  show: CasePage,
};
