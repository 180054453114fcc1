import { msg } from "@lingui/core/macro";
import { KeyRound } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { ResetList } from "./reset-list.tsx";
import { ResetPage } from "./reset-page.tsx";

export const factorResets: ConsoleResource = {
  name: "factor-resets",
  label: msg`Lost two-factor`,
  icon: KeyRound,
  group: "queues",
  permission: "reset_factors",
  list: ResetList,
  show: ResetPage,
};
