import type { Request } from "express";
import { isRead } from "../is-read.ts";

/** Whether a person will see the failure of this request. */
export function wantsPage(request: Request): boolean {
  return isRead(request) && request.accepts(["json", "html"]) === "html";
}
