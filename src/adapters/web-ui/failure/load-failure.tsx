import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";

/** Shown where something could not be loaded, with a retry in place. */
export function LoadFailure(props: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={<Trans>This couldn't be loaded</Trans>}
        acts={
          <Button variant="plain" busy={props.isRetrying} onClick={props.onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection, then try again.</Trans>
      </EmptyState>
    </div>
  );
}
