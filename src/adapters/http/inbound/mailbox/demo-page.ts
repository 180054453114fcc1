import type { Request, RequestHandler } from "express";
import { escaped } from "../../../markup/escaped.ts";

/** Passes who sits at this machine; anybody else finds nothing here. */
export const hereOnly: RequestHandler = (request, response, next) => {
  if (!isHere(request)) return next("router");
  response.set({ "Cache-Control": "no-store" });
  next();
};

/** By the caller's address, by the connection's, and by the name that the caller knows us under. */
function isHere({ ip, socket, hostname }: Request): boolean {
  return isLoopbackAddress(ip) && isLoopbackAddress(socket.remoteAddress) && isOurName(hostname);
}

function isLoopbackAddress(address: string | undefined): boolean {
  return address === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address ?? "");
}

function isOurName(host: string | undefined): boolean {
  return host === "localhost" || host === "[::1]" || isLoopbackAddress(host);
}

/** A page of a demo that stands for something outside of it. */
export function demoPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
iframe { width: 100%; height: 36rem; border: 1px solid; border-radius: 0.5rem; }
li { margin: 0 0 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
