import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { OctagonPause } from "lucide-react";
import type { AdminHaltView } from "../../adapters/http/contract/admin/halts.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { EndHaltDialog } from "./end-halt-dialog.tsx";
import { StartHaltDialog } from "./start-halt-dialog.tsx";
import { HaltItem } from "./halt-item.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

/** How often the page polls for changes by other admins. */
const everyMs = 5_000;

/** Current and past halts, and the controls to start or end one. */
export function HaltsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewHalts", {}, { everyMs });
  const [isHalting, setIsHalting] = useState(false);
  const [ending, setEnding] = useState<AdminHaltView>();
  const failure = failureIn(error);
  return (
    <>
      <PageHead
        name={t`Halts`}
        end={
          data && (
            <Button
              variant="contained"
              color="error"
              startIcon={<OctagonPause size={18} aria-hidden="true" />}
              onClick={() => setIsHalting(true)}
            >
              <Trans>Start a halt</Trans>
            </Button>
          )
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Card title={<Trans>Halted now</Trans>}>
            {data.open.length === 0 && (
              <p className={columns.second}>
                <Trans>
                  Nothing is halted. Any admin can start a halt, and it takes effect at once.
                </Trans>
              </p>
            )}
            <ul className={columns.list}>
              {data.open.map((halt) => (
                <HaltItem key={halt.id} halt={halt} onEnd={() => setEnding(halt)} />
              ))}
            </ul>
          </Card>
          {data.ended.length > 0 && (
            <Card title={<Trans>Halts that ended</Trans>}>
              <ul className={columns.list}>
                {data.ended.map((halt) => (
                  <HaltItem key={halt.id} halt={halt} />
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
      {isHalting && <StartHaltDialog onClose={() => setIsHalting(false)} />}
      {ending && <EndHaltDialog halt={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
