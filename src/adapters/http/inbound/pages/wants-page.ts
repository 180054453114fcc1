import type { Request } from "express";

/** Whether the failure of this request is for a person's eyes. */
export function wantsPage(request: Request): boolean {
  return isRead(request) && request.accepts(["json", "html"]) === "html";
}

export function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
