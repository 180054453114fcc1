import { msg } from "@lingui/core/macro";
import { CreditCard } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { CardPage } from "./card-page.tsx";
import { CardsPage } from "./cards-page.tsx";

export const virtualCards: ConsoleResource = {
  name: "virtual-cards",
  label: msg`Virtual cards`,
  icon: CreditCard,
  group: "look-up",
  permission: "freeze_cards",
  list: CardsPage,
  show: CardPage,
};
