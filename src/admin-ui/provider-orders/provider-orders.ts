import { msg } from "@lingui/core/macro";
import { Handshake } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { ProviderOrdersPage } from "./provider-orders-page.tsx";

export const providerOrders: ConsoleResource = {
  name: "provider-orders",
  label: msg`Provider orders`,
  icon: Handshake,
  group: "look-up",
  permission: "approve_sends",
  list: ProviderOrdersPage,
};
