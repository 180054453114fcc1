import type { Container } from "inversify";
import { repeat } from "./repeat.ts";
import { staffTokens } from "./staff-module.ts";
import { tokens } from "./tokens.ts";

/** What was added to the log within so long before somebody cut it off may go unseen. */
const anchorPauseMs = 60_000;

/**
 * Keeps the head of the log of staff's acts outside of the database, in a file and in the log of the
 * process, which can be copied off the host. Gives what stops it.
 */
export function startAnchoring(container: Container): () => Promise<void> {
  const anchorAudit = container.get(staffTokens.anchorAudit);
  const logger = container.get(tokens.logger);
  const anchor = async () => {
    const { outcome, anchored } = await anchorAudit.execute();
    if (outcome === "moved") logger.info({ audit: anchored }, "the log of staff's acts has grown");
    if (outcome === "lost") {
      logger.error({ audit: anchored }, "the log of staff's acts was cut off or chained anew");
    }
  };
  const anchoring = repeat(anchor, anchorPauseMs, (err) =>
    logger.error({ err }, "the log of staff's acts was not anchored"),
  );
  return () => anchoring.stop();
}
