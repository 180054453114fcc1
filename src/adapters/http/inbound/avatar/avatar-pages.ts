import { Router, type RequestHandler } from "express";
import type { OpenAvatar } from "../../../../application/avatar/open-avatar.ts";
import { sendRefusal } from "../failures.ts";
import { avatarName, avatarsPath } from "../../contract/avatar/avatar-path.ts";

/** A year: an address has one content as long as it has any. */
const keptSeconds = 31_536_000;

/** The pictures that people show, to everybody. What people sent never runs. */
export function avatarPages(openAvatar: OpenAvatar): RequestHandler {
  const router = Router();
  router.get("/:file", async (request, response) => {
    const name = avatarName(`${avatarsPath}/${request.params.file}`);
    const content = name === undefined ? undefined : await openAvatar.execute(name);
    if (!content) return sendRefusal(response, { refusal: "not_found" });
    response.set({
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": `public, max-age=${keptSeconds}, immutable`,
      "Content-Length": String(content.length),
    });
    response.setHeader("Content-Type", "image/webp");
    response.end(content);
  });
  return router;
}
