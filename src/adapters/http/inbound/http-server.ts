import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CannotStart } from "../../../application/ports/cannot-start.ts";

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

/** Listens on `host` and `port`; port 0 takes a free one. */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
): Promise<ListeningServer> {
  const server = createServer(limits, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)));
    server.listen(port, host, resolve);
  });
  const found = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${found}`,
    close: (graceMs) => close(server, graceMs),
  };
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new CannotStart(
        `Port ${port} of ${host} is taken: stop the program that uses it, or set PORT to another.`,
      );
    case "EACCES":
      return new CannotStart(`Port ${port} needs more rights than we have: set PORT above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new CannotStart(`HOST is ${host}, which is not an address of this machine.`);
    default:
      return error;
  }
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
