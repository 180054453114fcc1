import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { Outages, type OutageRules } from "./outages.ts";

/** At most this many bytes wait while nothing can be written; the rest is dropped. */
const mostWaiting = 1_048_576;

/**
 * The log of the process: one JSON object per line, without personal data. With `outages`, failures
 * of one outage share a line at its start and one at its end.
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  outages?: OutageRules,
): Logger {
  const known = outages && new Outages(outages, (report, message) => logger.warn(report, message));
  const logger = pino(
    {
      level,
      base: null,
      serializers: { err: errorForLog },
      hooks: {
        logMethod(line, log) {
          const [fields, message] = line as readonly unknown[];
          if (!known?.absorb(fields, message)) log.apply(this, line);
        },
      },
    },
    destination ?? standardOutput(),
  );
  return logger;
}

/** A full disk must not end the server: the error could not be logged there anyway. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: mostWaiting });
  let isFailing = false;
  output.on("error", () => {
    isFailing = true;
  });
  output.on("write", () => {
    isFailing = false;
  });
  // At the end of the process it would retry forever.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}

/**
 * What is logged of an error: its kind, code, message and stack trace. A database error also
 * carries the statement with its parameters and rows, which are personal data: they are left out.
 */
export function errorForLog(error: Error): Record<string, unknown> {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, code, message, stack };
}
