import type { Request } from "express";

/** Whether a person will see the failure of this request. */
export function wantsPage(request: Request): boolean {
  return isRead(request) && request.accepts(["json", "html"]) === "html";
}

export function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
