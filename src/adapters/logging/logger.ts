import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

/** The log of the process: one JSON object a line, without personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: errorForLog } };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What the log gets of an error: its kind, code, sentence and trace. A database's error also carries
 * the statement with its parameters and rows, which are people's data: they stay out.
 */
export function errorForLog(error: Error): Record<string, unknown> {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, code, message, stack };
}
