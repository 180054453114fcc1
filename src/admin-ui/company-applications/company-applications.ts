import { msg } from "@lingui/core/macro";
import { Building2 } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { CompanyList } from "./company-list.tsx";
import { CompanyPage } from "./company-page.tsx";

export const companyApplications: ConsoleResource = {
  name: "company-applications",
  label: msg`Companies`,
  icon: Building2,
  group: "queues",
  permission: "verify_companies",
  list: CompanyList,
  show: CompanyPage,
};
