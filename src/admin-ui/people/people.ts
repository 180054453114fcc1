import { msg } from "@lingui/core/macro";
import { Users } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { PeopleList } from "./people-list.tsx";
import { PersonPage } from "./person-page.tsx";

export const people: ConsoleResource = {
  name: "people",
  label: msg`People`,
  icon: Users,
  group: "look-up",
  permission: "read_people",
  list: PeopleList,
  show: PersonPage,
};
