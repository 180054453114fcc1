import { msg } from "@lingui/core/macro";
import { ToggleLeft } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { FlagsPage } from "./flags-page.tsx";

export const flags: ConsoleResource = {
  name: "flags",
  label: msg`Flags`,
  icon: ToggleLeft,
  group: "platform",
  permission: "change_policy",
  list: FlagsPage,
};
