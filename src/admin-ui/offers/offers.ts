import { msg } from "@lingui/core/macro";
import { Tag } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { OfferList } from "./offer-list.tsx";
import { OfferPage } from "./offer-page.tsx";

export const offers: ConsoleResource = {
  name: "offers",
  label: msg`Offers`,
  icon: Tag,
  group: "queues",
  permission: "read_offers",
  queues: ["offers"],
  list: OfferList,
  show: OfferPage,
};
