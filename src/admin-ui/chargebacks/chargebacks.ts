import { msg } from "@lingui/core/macro";
import { Undo2 } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { ChargebackList } from "./chargeback-list.tsx";
import { ChargebackPage } from "./chargeback-page.tsx";

export const chargebacks: ConsoleResource = {
  name: "chargebacks",
  label: msg`Chargebacks`,
  icon: Undo2,
  group: "queues",
  permission: "read_trades",
  queues: ["chargebacks"],
  list: ChargebackList,
  show: ChargebackPage,
};
