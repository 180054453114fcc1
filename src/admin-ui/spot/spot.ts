import { msg } from "@lingui/core/macro";
import { ChartCandlestick } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { SpotPage } from "./spot-page.tsx";

export const spot: ConsoleResource = {
  name: "spot",
  label: msg`Spot trading`,
  icon: ChartCandlestick,
  group: "platform",
  permission: "audit_books",
  list: SpotPage,
};
