import { msg } from "@lingui/core/macro";
import { OctagonPause } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { HaltsPage } from "./halts-page.tsx";

export const halts: ConsoleResource = {
  name: "halts",
  label: msg`Halts`,
  icon: OctagonPause,
  group: "platform",
  permission: "halt_trading",
  list: HaltsPage,
};
