import { Trans } from "@lingui/react/macro";
import { History } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { buyPath, historyPath } from "../navigation/paths.ts";
import { historyWishPath, isEveryTrade, type HistoryWish } from "./history-filters.ts";

/** Why the list is empty, and what to do about it. */
export function NothingInHistory({ wish, total }: { wish: HistoryWish; total: number }) {
  return (
    <Card>
      {total > 0 ? (
        <EmptyState
          icon={History}
          title={<Trans>This page is empty</Trans>}
          acts={
            <Button variant="plain" href={historyWishPath({ ...wish, page: 1 })}>
              <Trans>Go to the first page</Trans>
            </Button>
          }
        />
      ) : isEveryTrade(wish) ? (
        <EmptyState
          icon={History}
          title={<Trans>Your past trades will appear here</Trans>}
          acts={
            <Button variant="primary" href={buyPath}>
              <Trans>Browse offers</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={History}
          title={<Trans>No matching trades</Trans>}
          acts={
            <Button variant="plain" href={historyPath}>
              <Trans>Show all trades</Trans>
            </Button>
          }
        />
      )}
    </Card>
  );
}
