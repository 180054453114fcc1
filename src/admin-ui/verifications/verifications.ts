import { msg } from "@lingui/core/macro";
import { IdCard } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { VerificationList } from "./verification-list.tsx";
import { VerificationPage } from "./verification-page.tsx";

export const verifications: ConsoleResource = {
  name: "verifications",
  label: msg`Verifications`,
  icon: IdCard,
  group: "queues",
  permission: "review_verifications",
  list: VerificationList,
  show: VerificationPage,
};
