import type { Request } from "express";

/** Whether a page asks by itself, such as to look for news: nobody did or saw anything. */
export function isBackground(request: Request): boolean {
  return request.get("X-Background") === "1";
}
