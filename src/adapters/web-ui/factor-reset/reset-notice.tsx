import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { Button } from "../design/button.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";

/** Tells the user that support was asked to turn their two-factor off, and lets them stop it. */
export function ResetNotice() {
  const { locale } = useLingui().i18n;
  const reset = useRead("viewOwnReset", {});
  const readAgain = useReadAgain();
  const act = useAct();
  const stop = async () => {
    await act.send(() => client.call("stopFactorReset", {}));
    await readAgain("viewOwnReset");
  };
  const askedAt = reset.data?.data.askedAt ?? null;
  if (askedAt === null) {
    return (
      act.isDone && (
        <Notice tone="done">
          <Trans>Stopped. Your two-factor stays on. Now change your password.</Trans>
        </Notice>
      )
    );
  }
  return (
    <Notice
      tone="warning"
      act={
        <Button variant="plain" busy={act.isBusy} onClick={() => void stop()}>
          <Trans>Keep two-factor on</Trans>
        </Button>
      }
    >
      <Trans>
        Support was asked{" "}
        <time dateTime={askedAt}>
          <bdi>{momentText(locale, Date.parse(askedAt), reset.dataUpdatedAt)}</bdi>
        </time>{" "}
        to turn your two-factor off. If that wasn't you, someone knows your password.
      </Trans>
      {act.failure && <FailureWords failure={act.failure} />}
    </Notice>
  );
}
