import type { RequestHandler } from "express";

/**
 * The program that shows notifications while no page is open. Its address may not change, so browsers ask
 * each time whether it did.
 */
export function pushWorker(folder: string): RequestHandler {
  return (_request, response, next) => {
    response.set("Cache-Control", "no-cache");
    response.sendFile("push-worker.js", { root: folder, cacheControl: false }, (error) => {
      if (error && !response.headersSent) next();
    });
  };
}
