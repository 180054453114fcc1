import { msg } from "@lingui/core/macro";
import { Lightbulb } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { FeatureRequestList } from "./feature-request-list.tsx";

export const featureRequests: ConsoleResource = {
  name: "feature-requests",
  label: msg`Suggestions`,
  icon: Lightbulb,
  group: "look-up",
  permission: "read_feature_requests",
  list: FeatureRequestList,
};
