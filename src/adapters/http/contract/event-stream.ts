/** The path of the stream of events. */
export const eventsPath = "/rest/v1/events";

/** The parameter with the place that a page was served at, in the form of an event's id. */
export const streamPlaceParameter = "after";

const text = (description: string) => ({ type: "string", description });

/**
 * The stream in the document. It is no route of the contract: its answer does not end, and has no schema
 * that a client could check.
 */
const operation = {
  operationId: "streamEvents",
  summary:
    "What happens to the caller, as server-sent events: ids and kinds only, so read again what they name",
  parameters: [
    {
      name: "Last-Event-ID",
      in: "header",
      required: false,
      schema: text(
        "Of the last event that was received. What was missed since follows; or the event `reset`, after which everything has to be read again",
      ),
    },
    {
      name: streamPlaceParameter,
      in: "query",
      required: false,
      schema: text(
        "An event's id: the same as the header, for a client that cannot set it at its first connection",
      ),
    },
  ],
  responses: {
    200: {
      description: "Events until the session ends; a comment every 15 seconds keeps the line open",
      content: { "text/event-stream": { schema: { type: "string" } } },
    },
    401: { description: "`unauthenticated`: Sign in to continue." },
    429: {
      description: "`rate_limited`: Too many streams are open. Wait a moment, then try again.",
    },
  },
  security: [{ session: [] }],
};

/** The paths of streams, as they stand in the document. */
export const eventStreamPaths = { [eventsPath]: { get: operation } };
