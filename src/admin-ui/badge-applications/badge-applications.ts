import { msg } from "@lingui/core/macro";
import { BadgeCheck } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { ApplicationList } from "./application-list.tsx";
import { ApplicationPage } from "./application-page.tsx";

export const badgeApplications: ConsoleResource = {
  name: "badge-applications",
  label: msg`Badges and ambassadors`,
  icon: BadgeCheck,
  group: "queues",
  permission: "give_badges",
  list: ApplicationList,
  show: ApplicationPage,
};
