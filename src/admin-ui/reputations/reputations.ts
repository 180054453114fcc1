import { msg } from "@lingui/core/macro";
import { Import } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { ReputationList } from "./reputation-list.tsx";
import { ReputationPage } from "./reputation-page.tsx";

export const reputations: ConsoleResource = {
  name: "reputations",
  label: msg`Imported records`,
  icon: Import,
  group: "queues",
  permission: "check_reputations",
  list: ReputationList,
  show: ReputationPage,
};
