import { msg } from "@lingui/core/macro";
import { Scale } from "lucide-react";
import { CasePage } from "../case/case-page.tsx";
import type { ConsoleResource } from "../console-resource.ts";
import { DisputeList } from "./dispute-list.tsx";

export const disputes: ConsoleResource = {
  name: "disputes",
  label: msg`Disputes`,
  icon: Scale,
  group: "queues",
  permission: "work_cases",
  queues: ["disputes"],
  list: DisputeList,
  show: CasePage,
};
