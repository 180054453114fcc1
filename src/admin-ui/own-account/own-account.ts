import { msg } from "@lingui/core/macro";
import { UserRound } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { OwnAccountPage } from "./own-account-page.tsx";

export const ownAccount: ConsoleResource = {
  name: "me",
  label: msg`Your account`,
  icon: UserRound,
  group: "platform",
  permission: "use_console",
  list: OwnAccountPage,
};
