import { msg } from "@lingui/core/macro";
import { LifeBuoy } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { SupportChatList } from "./support-chat-list.tsx";
import { SupportChatPage } from "./support-chat-page.tsx";

export const supportChats: ConsoleResource = {
  name: "support-chats",
  label: msg`Support`,
  icon: LifeBuoy,
  group: "queues",
  permission: "answer_support",
  queues: ["support"],
  list: SupportChatList,
  show: SupportChatPage,
};
