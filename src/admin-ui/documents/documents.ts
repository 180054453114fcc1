import { msg } from "@lingui/core/macro";
import { ScrollText } from "lucide-react";
import type { ConsoleResource } from "../console-resource.ts";
import { DocumentsPage } from "./documents-page.tsx";

export const documents: ConsoleResource = {
  name: "documents",
  label: msg`Terms and privacy`,
  icon: ScrollText,
  group: "platform",
  permission: "publish_documents",
  list: DocumentsPage,
};
