import { msg } from "@lingui/core/macro";
import { Workflow } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { BackgroundWorkPage } from "./background-work-page.tsx";

export const backgroundWork: ConsoleResource = {
  name: "background-work",
  label: msg`Background work`,
  icon: Workflow,
  group: "platform",
  permission: "manage_background_work",
  list: BackgroundWorkPage,
};
