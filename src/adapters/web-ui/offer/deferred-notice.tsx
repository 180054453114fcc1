import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { FundingTime } from "../market/funding-time.tsx";

/** Says that nothing is held when a trade on this offer starts (answers 101). */
export function DeferredNotice({ owner }: { owner: string }) {
  return (
    <Notice tone="info">
      <Trans>
        The escrow of this offer is funded after the trade starts. <bdi>{owner}</bdi> has{" "}
        <FundingTime /> to do so.
      </Trans>
    </Notice>
  );
}
