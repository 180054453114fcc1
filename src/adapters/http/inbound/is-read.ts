import type { Request } from "express";

/** Whether a request changes nothing, by its method. */
export function isRead({ method }: Pick<Request, "method">): boolean {
  return method === "GET" || method === "HEAD";
}
