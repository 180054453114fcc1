import { msg } from "@lingui/core/macro";
import { Megaphone } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { BannersPage } from "./banners-page.tsx";

export const banners: ConsoleResource = {
  name: "banners",
  label: msg`Banners`,
  icon: Megaphone,
  group: "platform",
  permission: "announce",
  list: BannersPage,
};
