import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { errorForLog } from "../../logging/logger.ts";

/**
 * Gives each request an id, sent back as `X-Request-Id`, and a logger. Queries, headers and
 * addresses are not logged: they contain personal data.
 */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (_request: IncomingMessage, response: ServerResponse) => {
      const id = randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? "warn" : "debug"),
    // It would invent an error from the status; the cause has its own log line, with the same id.
    customErrorObject: (
      _request,
      response,
      _error,
      { responseTime }: { responseTime: number },
    ) => ({
      res: response,
      responseTime,
    }),
    serializers: {
      err: errorForLog,
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split("?", 1)[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
}
