import express, { type RequestHandler } from "express";

/** Files of a built interface. Their names contain a content hash, so they never change. */
export function builtAssets(folder: string): RequestHandler {
  return express.static(folder, { immutable: true, index: false, maxAge: "1y", redirect: false });
}
