import { msg } from "@lingui/core/macro";
import { Send } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { SendsPage } from "./sends-page.tsx";

export const sends: ConsoleResource = {
  name: "sends",
  label: msg`Sends`,
  icon: Send,
  group: "queues",
  permission: "approve_sends",
  queues: ["sends"],
  list: SendsPage,
};
