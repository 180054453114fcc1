import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { GuidedTour } from "../../../domain/account/guided-tours.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { tourSteps } from "./tour-steps.tsx";
import styles from "./tour-strip.module.css";

/** The first of these tours that the user did not go through yet. */
export function TourStrip({ tours }: { tours: readonly GuidedTour[] }) {
  const { data } = useRead("getCurrentUser", {});
  const completed = data?.data.completedTourGuides;
  const tour = completed && tours.find((each) => !completed.includes(each));
  return tour && <Tour key={tour} tour={tour} />;
}

/** One step after the other, above the page: it covers nothing, and takes no focus. */
function Tour({ tour }: { tour: GuidedTour }) {
  const { t } = useLingui();
  const readAgain = useReadAgain();
  const act = useAct();
  const [place, setPlace] = useState(0);
  const steps = tourSteps[tour];
  const isLast = place === steps.length - 1;
  const end = async () => {
    const done = await act.send(() => client.call("completeTour", { body: { tourName: tour } }));
    if (done?.ok) await readAgain("getCurrentUser");
  };
  const [number, count] = [place + 1, steps.length];
  return (
    <aside className={styles.strip} aria-label={t`Tour of this page`}>
      <p className={styles.words} aria-live="polite">
        {steps[place]?.()}
      </p>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <div className={styles.acts}>
        <span className={styles.place}>
          <Trans>
            Step <bdi>{number}</bdi> of <bdi>{count}</bdi>
          </Trans>
        </span>
        {!isLast && (
          <Button variant="plain" busy={act.isBusy} onClick={() => void end()}>
            <Trans>Skip</Trans>
          </Button>
        )}
        {isLast ? (
          <Button variant="plain" busy={act.isBusy} onClick={() => void end()}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <Button variant="plain" onClick={() => setPlace(place + 1)}>
            <Trans>Next</Trans>
          </Button>
        )}
      </div>
    </aside>
  );
}
