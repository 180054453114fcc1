import { msg } from "@lingui/core/macro";
import { ShieldAlert } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { SecurityEventList } from "./security-event-list.tsx";

export const securityEvents: ConsoleResource = {
  name: "security-events",
  label: msg`Security events`,
  icon: ShieldAlert,
  group: "platform",
  permission: "read_security_events",
  list: SecurityEventList,
};
