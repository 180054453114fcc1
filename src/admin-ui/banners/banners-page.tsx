import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Megaphone } from "lucide-react";
import type { AdminAnnouncementView } from "../../adapters/http/contract/admin/announcements.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { BannerItem } from "./banner-item.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { SwitchDialog } from "./switch-dialog.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

/** The banners of the whole site: new ones, and switching them on and off. */
export function BannersPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewAnnouncements", {});
  const [isWriting, setWriting] = useState(false);
  const [chosen, setChosen] = useState<AdminAnnouncementView>();
  const failure = data ? undefined : failureIn(error);
  return (
    <>
      <PageHead
        name={t`Banners`}
        end={
          <Button
            variant="contained"
            startIcon={<Megaphone size={18} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            <Trans>New banner</Trans>
          </Button>
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Card title={<Trans>All banners</Trans>}>
            <ul className={columns.list}>
              {data.map((each) => (
                <BannerItem key={each.id} banner={each} onSwitch={() => setChosen(each)} />
              ))}
            </ul>
          </Card>
        </div>
      )}
      {isWriting && <PublishDialog onClose={() => setWriting(false)} />}
      {chosen && <SwitchDialog banner={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
