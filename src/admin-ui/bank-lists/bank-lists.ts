import { msg } from "@lingui/core/macro";
import { Landmark } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { BankListsPage } from "./bank-lists-page.tsx";

export const bankLists: ConsoleResource = {
  name: "banks",
  label: msg`Banks`,
  icon: Landmark,
  group: "platform",
  permission: "import_banks",
  list: BankListsPage,
};
