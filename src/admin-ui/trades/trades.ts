import { msg } from "@lingui/core/macro";
import { ArrowLeftRight } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { TradeLookUp } from "./trade-look-up.tsx";

export const trades: ConsoleResource = {
  name: "trades",
  label: msg`Trades`,
  icon: ArrowLeftRight,
  group: "look-up",
  permission: "read_trades",
  list: TradeLookUp,
};
