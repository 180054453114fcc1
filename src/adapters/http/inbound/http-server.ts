import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import type { Failure } from "../contract/envelope.ts";
import { secureTransportHeader } from "./security-headers.ts";

/** A server that listens. */
export interface ListeningServer {
  /** The address to open, with the port that was given or found. */
  readonly url: string;
  /** Takes no new connection, lets requests under way finish within `graceMs`, then cuts them. */
  close(graceMs: number): Promise<void>;
}

/** Limits against clients that hold a connection and say little (fault F28), in ms. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Who takes nothing of his answer for so long, in ms, is left; where some of it waits to be sent, Node looks
 * twice. Whoever waits for news hears something sooner.
 */
const silenceTimeout = 45_000;

/** Listens on `host` and `port`; port 0 takes a free one. `setting` names the variable of the port. */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  setting = "PORT",
): Promise<ListeningServer> {
  const server = createServer(limits, listener);
  server.setTimeout(silenceTimeout);
  server.on("checkExpectation", listener);
  server.on("clientError", refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(refusal(error, host, port, setting)),
    );
    server.listen(port, host, resolve);
  });
  const found = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${found}`,
    close: (graceMs) => close(server, graceMs),
  };
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number, setting: string): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new CannotStart(
        `Port ${port} of ${host} is taken: stop the program that uses it, or set ${setting} to another.`,
      );
    case "EACCES":
      return new CannotStart(
        `Port ${port} needs more rights than we have: set ${setting} above 1023.`,
      );
    case "EADDRNOTAVAIL":
    case "EINVAL":
    case "ENOTFOUND":
      return new CannotStart(`HOST is ${host}, which is not an address of this machine.`);
    default:
      return error;
  }
}

async function close(server: Server, graceMs: number): Promise<void> {
  // A client that keeps its connection busy learns with its next answer that this was the last.
  server.prependListener("request", (_request, response) =>
    response.setHeader("Connection", "close"),
  );
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

const unreadable: Readonly<Record<string, readonly [status: string, code: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "headers_too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "request_timeout"],
};

/** What is not even a request reaches no handler: it is refused here, in the same form. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const [status, code] = unreadable[error.code ?? ""] ?? ["400 Bad Request", "bad_request"];
  const failure: Failure = { error: { code, message: "This request cannot be read." } };
  const body = JSON.stringify(failure);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      "Connection: close",
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "X-Content-Type-Options: nosniff",
      secureTransportHeader,
      "",
      body,
    ].join("\r\n"),
  );
}
