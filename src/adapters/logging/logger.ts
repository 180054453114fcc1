import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { Outages, type OutageRules } from "./outages.ts";

/** So many bytes wait at most while nothing can be written; what comes then is dropped. */
const mostWaiting = 1_048_576;

/**
 * The log of the process: one JSON object a line, without personal data. With `outages`, failures of one
 * outage share a line at its beginning and one at its end.
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

/** A disk that is full must not end who serves: nobody could be told of it there anyway. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: mostWaiting });
  let isFailing = false;
  output.on("error", () => {
    isFailing = true;
  });
  output.on("write", () => {
    isFailing = false;
  });
  // At the end of the process it would try again for ever.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}

/**
 * What the log gets of an error: its kind, code, sentence and trace. A database's error also carries
 * the statement with its parameters and rows, which are people's data: they stay out.
 */
export function errorForLog(error: Error): Record<string, unknown> {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, code, message, stack };
}
