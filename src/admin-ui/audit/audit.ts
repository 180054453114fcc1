import { msg } from "@lingui/core/macro";
import { ScrollText } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { AuditList } from "./audit-list.tsx";

export const audit: ConsoleResource = {
  name: "audit",
  label: msg`Audit`,
  icon: ScrollText,
  group: "platform",
  permission: "read_audit",
  list: AuditList,
};
