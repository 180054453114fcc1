import type { Request } from "express";

/** Whether a page sent this on its own, such as to look for news: no user activity. */
export function isBackground(request: Request): boolean {
  return request.get("X-Background") === "1";
}
