import express, { type RequestHandler } from "express";

/** Files of a built interface. Their names carry a hash of their content: they never change. */
export function builtAssets(folder: string): RequestHandler {
  return express.static(folder, { immutable: true, index: false, maxAge: "1y", redirect: false });
}
