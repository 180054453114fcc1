import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { OctagonPause } from "lucide-react";
import type { AdminStopView } from "../../adapters/http/contract/admin/stops.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { EndStopDialog } from "./end-stop-dialog.tsx";
import { StartStopDialog } from "./start-stop-dialog.tsx";
import { StopItem } from "./stop-item.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

/** How often the page looks what the other admins did meanwhile. */
const everyMs = 5_000;

/** What is stopped and was, and the way to stop something or to let it go on. */
export function StopsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewStops", {}, { everyMs });
  const [isStopping, setIsStopping] = useState(false);
  const [ending, setEnding] = useState<AdminStopView>();
  const failure = failureIn(error);
  return (
    <>
      <PageHead
        name={t`Stops`}
        end={
          data && (
            <Button
              variant="contained"
              color="error"
              startIcon={<OctagonPause size={18} aria-hidden="true" />}
              onClick={() => setIsStopping(true)}
            >
              <Trans>Stop something</Trans>
            </Button>
          )
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Card title={<Trans>Stopped now</Trans>}>
            {data.open.length === 0 && (
              <p className={columns.second}>
                <Trans>Nothing is stopped. A stop holds at once and needs one admin.</Trans>
              </p>
            )}
            <ul className={columns.list}>
              {data.open.map((stop) => (
                <StopItem key={stop.id} stop={stop} onEnd={() => setEnding(stop)} />
              ))}
            </ul>
          </Card>
          {data.ended.length > 0 && (
            <Card title={<Trans>Stops that ended</Trans>}>
              <ul className={columns.list}>
                {data.ended.map((stop) => (
                  <StopItem key={stop.id} stop={stop} />
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
      {isStopping && <StartStopDialog onClose={() => setIsStopping(false)} />}
      {ending && <EndStopDialog stop={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
