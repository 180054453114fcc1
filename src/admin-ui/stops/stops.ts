import { msg } from "@lingui/core/macro";
import { OctagonPause } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { StopsPage } from "./stops-page.tsx";

export const stops: ConsoleResource = {
  name: "stops",
  label: msg`Stops`,
  icon: OctagonPause,
  group: "house",
  permission: "stop_trading",
  list: StopsPage,
};
