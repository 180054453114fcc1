import { Trans } from "@lingui/react/macro";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";

/** The texts of a step that the flow asks for: terms that were read, a receipt and its review. */
export function requirementWords({ event, facts: { partner }, byMe }: Happened): StepWords {
  if (event.requirement?.id === "terms_read") {
    return {
      what: byMe ? (
        <Trans>You read the offer terms</Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> read the offer terms
        </Trans>
      ),
    };
  }
  switch (event.requirement?.status) {
    case "APPROVED":
      return {
        what: byMe ? (
          <Trans>You accepted the receipt</Trans>
        ) : (
          <Trans>
            <bdi>{partner}</bdi> accepted the receipt
          </Trans>
        ),
      };
    case "REJECTED":
      return {
        what: byMe ? (
          <Trans>You rejected the receipt</Trans>
        ) : (
          <Trans>
            <bdi>{partner}</bdi> rejected the receipt
          </Trans>
        ),
      };
    case "CORRUPTED":
      return { what: <Trans>The file of the receipt was damaged</Trans> };
    default:
      return {
        what: byMe ? (
          <Trans>You showed a receipt</Trans>
        ) : (
          <Trans>
            <bdi>{partner}</bdi> showed a receipt
          </Trans>
        ),
      };
  }
}
