import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import type { Failure } from "../contract/envelope.ts";
import { secureTransportHeader } from "./security-headers.ts";

/** A listening server. */
export interface ListeningServer {
  /** The address to open, with the configured or assigned port. */
  readonly url: string;
  /**
   * Accepts no new connections, lets running requests finish within `graceMs`, then cuts them off.
   */
  close(graceMs: number): Promise<void>;
}

/** Limits against clients that hold a connection and send little (fault F28), in ms. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * A client that reads nothing of its response for this long, in ms, is disconnected; if part of it
 * is still unsent, Node checks twice. Streams send something sooner; a request whose response is
 * held back on purpose uses `allowWait`.
 */
const silenceTimeout = 45_000;

/** How long the response to a held request may take after its wait, in ms. */
const afterWait = 15_000;

/** Keeps the connection while a response is held for `seconds`, for this request only. */
export function allowWait(request: IncomingMessage, seconds: number): void {
  request.socket.setTimeout(seconds * 1_000 + afterWait);
}

/**
 * Listens on `host` and `port`; port 0 picks a free one. `setting` names the variable for the port.
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  setting = "PORT",
): Promise<ListeningServer> {
  const hear: RequestListener = (request, response) =>
    hasOneHost(request) ? listener(request, response) : refuseTwoHosts(response);
  const server = createServer(limits, hear);
  server.setTimeout(silenceTimeout);
  server.on("checkExpectation", hear);
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
  // A keep-alive client learns from its next response that it was the last.
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

/** Node keeps the first of several; a proxy in front may have gone by another (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((each, at) => at % 2 === 0 && /^host$/i.test(each)).length < 2;
}

function refuseTwoHosts(response: ServerResponse): void {
  response
    .writeHead(400, {
      Connection: "close",
      "Content-Type": "application/json; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      ...Object.fromEntries([secureTransportHeader.split(": ")]),
    })
    .end(JSON.stringify(cannotBeRead("bad_request")));
}

function cannotBeRead(code: string): Failure {
  return { error: { code, message: "This request can't be read." } };
}

const unreadable: Readonly<Record<string, readonly [status: string, code: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "headers_too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "request_timeout"],
};

/**
 * Input that is not even a valid request never reaches a handler: it is refused here, in the same
 * form.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const [status, code] = unreadable[error.code ?? ""] ?? ["400 Bad Request", "bad_request"];
  const body = JSON.stringify(cannotBeRead(code));
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
