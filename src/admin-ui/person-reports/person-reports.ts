import { msg } from "@lingui/core/macro";
import { Flag } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { PersonReportsPage } from "./person-reports-page.tsx";
import { ReportedPeopleList } from "./reported-people-list.tsx";

export const personReports: ConsoleResource = {
  name: "person-reports",
  label: msg`Reported people`,
  icon: Flag,
  group: "queues",
  permission: "decide_person_reports",
  list: ReportedPeopleList,
  show: PersonReportsPage,
};
