import type { RequestHandler } from "express";

/** Some ten milliseconds of work. */
const mostInATurn = 16;

/**
 * Begins a few requests in each turn of the event loop, in the order in which they came. A thousand
 * that arrive together would otherwise all be answered, if only with a refusal, before anything else is
 * read from the network or the database.
 */
export function fewInATurn(): RequestHandler {
  const waiting: (() => void)[] = [];
  const begin = () => {
    for (const next of waiting.splice(0, mostInATurn)) next();
    if (waiting.length > 0) setImmediate(begin);
  };
  return (_request, _response, next) => {
    if (waiting.push(next) === 1) setImmediate(begin);
  };
}
