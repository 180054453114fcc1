import { msg } from "@lingui/core/macro";
import { UserCog } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { StaffPage } from "./staff-page.tsx";

export const staff: ConsoleResource = {
  name: "staff",
  label: msg`Staff`,
  icon: UserCog,
  group: "look-up",
  permission: "manage_staff",
  queues: ["staff"],
  list: StaffPage,
};
