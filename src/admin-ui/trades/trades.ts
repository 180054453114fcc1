import { msg } from "@lingui/core/macro";
import { ArrowLeftRight } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { TradeList } from "./trade-list.tsx";
import { TradePage } from "./trade-page.tsx";

export const trades: ConsoleResource = {
  name: "trades",
  label: msg`Trades`,
  icon: ArrowLeftRight,
  group: "look-up",
  permission: "read_trades",
  list: TradeList,
  show: TradePage,
};
