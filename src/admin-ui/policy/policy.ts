import { msg } from "@lingui/core/macro";
import { SlidersHorizontal } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { PolicyPage } from "./policy-page.tsx";

export const policy: ConsoleResource = {
  name: "policy",
  label: msg`Policy`,
  icon: SlidersHorizontal,
  group: "platform",
  permission: "change_policy",
  list: PolicyPage,
};
